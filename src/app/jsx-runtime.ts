import { createElement, type FunctionComponent, render } from 'preact';

// What pages and carousels are rendered with, and the components that most pages share. JSX is compiled to imports from
// here, so that all this is one file, which is fetched beside a page's own: none of them waits for a further one.
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
export { default } from 'react';
export * from '../components/icon';
export * from '../components/name-props';
export * from '../components/picture';
export * from '../components/prose';
export * from '../components/share';

/** Returns a new element with a page in it. As pages are static, nothing ever renders it again. */
export function draw<P extends object>(page: FunctionComponent<P>, props: P): Element {
  const box = document.createElement('div');
  render(createElement(page, props), box);
  return box.firstElementChild as Element;
}
