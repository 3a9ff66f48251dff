import { lazy } from 'preact-iso';
import { createElement, type FunctionComponent, useEffect } from 'react';
import { loadChunk } from './chunk';

/** A chunk's name and its dynamic import. */
type Part<M> = readonly [id: string, load: () => Promise<M>];
export type Parts<M extends unknown[]> = readonly [...{ [K in keyof M]: Part<M[K]> }];

/** Props of a prerendered element: hydration adds no attribute to it, and leaves its contents as they are. */
export const UNTOUCHED = { dangerouslySetInnerHTML: { __html: '' } };

/** A page whose code is loaded when it is first shown. */
export interface LazyPage extends FunctionComponent {
  /** What is left to load. */
  parts: readonly Part<unknown>[];
  /** Loads the parts; a failure is thrown when the page is rendered. */
  load: () => Promise<unknown>;
  /**
   * Makes raw HTML of the page that the document came with: hydration leaves it untouched, and whoever returns to it needs
   * neither its code nor the network.
   */
  adopt: (page: Element) => void;
}

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

  let adopted: FunctionComponent | undefined;
  const Page = (() => createElement(adopted ?? inner, null)) as unknown as LazyPage;
  Page.parts = parts;
  Page.load = () => inner.preload();
  Page.adopt = (page) => {
    // Pictures of a document without a window are not loaded.
    const copy = document.implementation.createHTMLDocument('').importNode(page, true);
    const attributes = Object.fromEntries(Array.from(page.attributes, ({ name, value }) => [name, value]));
    const fill = (element: Element | null) => element?.append(...document.importNode(copy, true).childNodes);
    const Restored = () => createElement(page.localName, { ...attributes, ref: fill });
    adopted = () => {
      useEffect(
        () => () => {
          adopted = Restored;
        },
        [],
      );
      return createElement(page.localName, UNTOUCHED);
    };
    Page.parts = [];
    Page.load = async () => {};
  };
  return Page;
}
