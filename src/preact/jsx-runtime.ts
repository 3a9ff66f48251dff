// What JSX is compiled to imports from: Preact, and what of the components carousels share. It is one file, which is fetched
// beside the carousels' own: neither waits for a further one. Pages are rendered by the build alone.
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
export { default } from 'react';
export * from '../components/icon';
