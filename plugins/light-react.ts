import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The site's own source and the carousel. */
const NEEDS_NO_COMPAT = /\/src\/[^?]*\.tsx?$|\/react-splide\.esm\.js$/;

const file = (name: string) => resolve(import.meta.dirname, name);

/**
 * Gives the site Preact's core and hooks as `react`, and its `createElement` as the JSX runtime;
 * another library that imports `react` gets all of `preact/compat`.
 * Saves: 3,074 B on every page; the runtime tells its own share.
 * Can go: when bundlers drop what is unused of compat (importing it patches Preact, so all of it stays).
 */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    enforce: 'pre',
    // In dev Preact's own tools want its own runtime.
    config: (_, { command }) =>
      command === 'build'
        ? { resolve: { alias: [{ find: 'preact/jsx-runtime', replacement: file('jsx-runtime.ts') }] } }
        : {},
    // By then Preact's preset has made `preact/compat` of `react`.
    resolveId: {
      filter: { id: /^preact\/compat$/ },
      handler: (_, importer = '') => (NEEDS_NO_COMPAT.test(importer) ? file('react.ts') : undefined),
    },
  };
}
