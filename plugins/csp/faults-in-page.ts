import { type HTMLElement, parse } from 'node-html-parser';
import type { Fault } from '../content/fault.ts';
import { describeBlocked, faultsInStyle, isExternal, type Place, placeAt } from './faults-in-style.ts';

const LOADED = ['src', 'srcset', 'poster', 'data'];
/** Links that a browser fetches automatically; others only refer to something. */
const FETCHED =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|mask-icon|manifest)\b/i;

/**
 * Finds what the site's Content-Security-Policy would block in a page.
 * @param file the page's name in the messages
 * @param isSource whether the HTML is a source file, so that line numbers are meaningful
 * @param allowed URL of the only script that the owner allows from another host
 */
export function faultsInPage(html: string, file: string, isSource = true, allowed?: string): Fault[] {
  const page = parse(html, { comment: false });
  return page.querySelectorAll('*').flatMap((element) => {
    const at = placeAt(file, isSource ? html : '', element.range[0]);
    const style = element.localName === 'style' ? faultsInStyle(element.textContent, file, at.line) : [];
    return [...loads(element, at, allowed), ...inline(element, at), ...style];
  });
}

function loads(element: HTMLElement, at: Place, allowed?: string): Fault[] {
  const tag = element.localName;
  const rel = tag === 'link' ? (element.getAttribute('rel') ?? '') : undefined;
  const names = rel === undefined ? LOADED : FETCHED.test(rel) ? ['href'] : [];
  const urls = names.flatMap((name) =>
    (element.getAttribute(name) ?? '')
      .split(name === 'srcset' ? ',' : '\n')
      .map((each) => ({ name, url: each.trim() })),
  );
  return urls.flatMap(({ name, url }) => {
    if (!isExternal(url) || (tag === 'script' && url === allowed)) return [];
    const field = rel ? `<link rel="${rel}">` : `<${tag} ${name}>`;
    return [{ ...at, field, ...describeBlocked(url, name, rel) }];
  });
}

function inline(element: HTMLElement, at: Place): Fault[] {
  const problem = "is inline in the markup, which the site's Content-Security-Policy blocks";
  return Object.keys(element.attributes).flatMap((name) => {
    const remedy = REMEDIES.find(([attribute]) => attribute.test(name))?.[1];
    return remedy ? [{ ...at, field: `<${element.localName} ${name}>`, problem, remedy }] : [];
  });
}

const REMEDIES: [attribute: RegExp, remedy: string][] = [
  [/^style$/i, 'give the element a class, and style it in a CSS file'],
  [/^on\w/i, 'call addEventListener in a script: src/first/main.tsx, or a <script> here'],
];
