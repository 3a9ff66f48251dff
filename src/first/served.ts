import { pathOf } from '../url';
import type { PageView } from '../views';
import { hasPage, noted } from './loading/part';

/** The page in the document that the host served. */
export interface Served {
  /** Path within the site. */
  path: string;
  /** The attributes of its root element by name. */
  attributes: Record<string, string>;
  element: HTMLElement;
  view: PageView;
  /** The name of the part that renders it. */
  part: string;
  /** A copy of the element from before any behavior was attached, in a document that loads no pictures. */
  copy: Element;
  /** True if no route leads to it: the not-found page, a version of the résumé. */
  isDefault: boolean;
  /** True once its component has taken it over. */
  isHydrated?: boolean;
}

/** Undefined where the document came without a page. */
export let served: Served | undefined;

/**
 * Notes the served page, before anything changes it.
 * @returns false if the address is another page's, as on a host that answers every address with one page; the page is removed then
 */
export function keepServed(element: HTMLElement): boolean {
  const { accent = '' } = document.documentElement.dataset;
  const isDefault = !!document.querySelector('[name=robots]');
  const address = pathOf(location.pathname);
  // The document tells which page it is: Back or Forward may have changed the address since it was asked for.
  const path = isDefault ? address : `/${accent}`;
  const items = document.querySelectorAll<HTMLAnchorElement>('#menu a');
  if (isDefault ? hasPage(address) : path !== address) {
    element.remove();
    document.getElementById('menu')?.replaceChildren();
    return false;
  }
  served = {
    path,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    element,
    view: { title: document.title, sections: [...items].map(({ hash, text }) => ({ hash, text })) },
    part: noted().part ?? '',
    copy: document.implementation.createHTMLDocument('').importNode(element, true),
    isDefault,
  };
  return true;
}
