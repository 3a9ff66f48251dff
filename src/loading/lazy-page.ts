import { lazy } from 'preact-iso';
import { createElement, type FunctionComponent, useState } from 'react';
import { loadChunk } from './chunk';

/** A chunk's name and its dynamic import. */
type Part<M> = readonly [id: string, load: () => Promise<M>];
export type Parts<M extends unknown[]> = readonly [...{ [K in keyof M]: Part<M[K]> }];

/** A page whose code comes when it is first shown. */
export interface LazyPage extends FunctionComponent {
  parts: readonly Part<unknown>[];
  /** Loads them; what fails is thrown where the page is rendered. */
  load: () => Promise<unknown>;
}

/** The page that the document came with: adopted as raw HTML, so it needs no code until the visitor returns to it. */
let prerendered: Element | null = null;

/** Tells which element holds the prerendered page, before hydration. */
export const adoptPrerendered = (page: Element | null): void => {
  prerendered = page;
};

/**
 * A page that is loaded with its own chunks and suspends until they are there. They are fetched side
 * by side, and each is retried by itself.
 * Where one does not load, rendering throws `ChunkLoadError`, and the next render tries anew.
 * @param parts each chunk's name and its dynamic import
 * @param make gets the modules in the order of the parts
 */
export function lazyPage<M extends unknown[]>(
  parts: Parts<M>,
  make: (modules: M) => FunctionComponent,
): LazyPage {
  let inner = fresh();

  function fresh() {
    return lazy(() =>
      Promise.all(parts.map(([id, load]) => loadChunk(id, load))).then(
        (modules) => make(modules as M),
        (error) => () => {
          inner = fresh();
          throw error;
        },
      ),
    );
  }

  const Page = (() => {
    const [kept] = useState(takePrerendered);
    return kept ? createElement(...kept) : createElement(inner, null);
  }) as unknown as LazyPage;
  Page.parts = parts;
  Page.load = () => inner.preload();
  return Page;
}

/** The prerendered page as an element whose children hydration does not touch. */
function takePrerendered() {
  const page = prerendered;
  prerendered = null;
  return page && ([page.localName, { dangerouslySetInnerHTML: { __html: page.innerHTML } }] as const);
}
