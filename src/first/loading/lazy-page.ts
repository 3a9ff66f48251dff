import { lazy } from 'preact-iso';
import { createElement, type FunctionComponent } from 'react';
import { loadChunk } from './chunk';

/** A chunk's name and its dynamic import. */
type Part<M> = readonly [id: string, load: () => Promise<M>];
export type Parts<M extends unknown[]> = readonly [...{ [K in keyof M]: Part<M[K]> }];

/** Props of a prerendered element: hydration leaves its attributes and contents untouched. */
export const PRERENDERED_PROPS = { dangerouslySetInnerHTML: { __html: '' } };

/** A page whose code loads when it is first shown. */
export interface LazyPage extends FunctionComponent {
  /** The chunks that are still needed. */
  parts: readonly Part<unknown>[];
  /** Loads the parts; errors are thrown when the page is rendered. */
  load: () => Promise<unknown>;
  /**
   * Marks this as the page in the served document: hydration leaves it untouched, and returning to it needs neither its
   * code nor the network.
   * @param page its root element, before hydration
   */
  adopt: (page: Element) => void;
}

/**
 * A page that loads its own chunks and suspends until they have arrived. They are fetched in parallel, and each is
 * retried on its own. If one fails, rendering throws `ChunkLoadError`, and the next render tries again.
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
    adopted = servedPage(page);
    Page.parts = [];
    Page.load = async () => {};
  };
  return Page;
}

/** The page in the served document: left untouched by hydration, and put back from a copy when the visitor returns. */
function servedPage(page: Element): FunctionComponent {
  // A document without a window loads no pictures, so the copy costs no requests. Trusted Types rule out innerHTML.
  const copy = document.implementation.createHTMLDocument('').importNode(page, true);
  const restored: object = {
    ...Object.fromEntries(Array.from(page.attributes, ({ name, value }) => [name, value])),
    ref: (element: Element | null) => element?.append(...document.importNode(copy, true).childNodes),
  };
  return () => createElement(page.localName, page.isConnected ? PRERENDERED_PROPS : restored);
}
