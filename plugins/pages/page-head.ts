import type { HTMLElement } from 'node-html-parser';
import { minifySync } from 'vite';
import { type Bundle, type Chunk, withImports } from './chunks.ts';
import type { FileAt } from './inline-styles.ts';
import { type AllowedSources, policy } from './policy.ts';

/**
 * Takes out of a head the site's styles, which are inlined, its manifest and the entry script.
 * @returns `deferred`, the manifest and the script, without which the page works, and `preloads` of what the script imports
 */
export function takeEntry(head: HTMLElement, bundle: Bundle, base: string, fileAt: FileAt) {
  const isEntry = (script: HTMLElement) => fileAt(script.getAttribute('src'))?.type === 'chunk';
  const entry = head.querySelectorAll('script[src]').find(isEntry);
  const file = fileAt(entry?.getAttribute('src'))?.fileName ?? 'the entry script';
  const imports = withImports([file], bundle).filter((chunk) => !chunk.isEntry);
  // Stylesheets of `public/` stay linked.
  for (const link of head.querySelectorAll('link[rel=stylesheet]'))
    if (fileAt(link.getAttribute('href'))) link.remove();
  const preload = ({ fileName }: Chunk) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`;
  return {
    preloads: imports.map(preload).join(''),
    deferred: take(head.querySelector('link[rel=manifest]')) + take(entry),
  };
}

function take(element?: HTMLElement | null): string {
  element?.remove();
  return element?.toString() ?? '';
}

/** Removes the inline script that loads the entry from its template. */
export function removeStarter(head: HTMLElement): void {
  const starters = inlineScripts(head).filter(({ text }) => /["'`]entry["'`]/.test(text));
  if (!starters.length)
    throw new Error(
      'index.html has no inline script that names the template "entry" (plugins/pages/page-head.ts)',
    );
  for (const script of starters) script.remove();
}

const inlineScripts = (head: HTMLElement) => head.querySelectorAll('script:not([src]):not([type])');

/** Minifies a head and its inline scripts. */
export function minifyHead(head: HTMLElement): void {
  for (const script of inlineScripts(head))
    script.set_content(minifySync('inline.js', script.textContent).code.trim());
  head.removeWhitespace();
}

export interface Safety {
  /** Returns the hash of a script by its URL. */
  hashOf: (url: string) => string;
  /** What the site's pages may load. */
  allowed: AllowedSources;
}

/** Adds hashes to a page's scripts and, for hosts that can't set headers, a policy to its head. */
export function secure(page: HTMLElement, head: HTMLElement, { hashOf, allowed }: Safety): void {
  for (const script of page.querySelectorAll('script[src]')) {
    const url = script.getAttribute('src') ?? '';
    // A script of another host may change at any time: the policy allows its URL instead.
    if (url !== allowed.script) script.setAttribute('integrity', hashOf(url));
  }
  const textsOf = (selector: string) => page.querySelectorAll(selector).map(({ innerHTML }) => innerHTML);
  const scripts = textsOf('script:not([src]):not([type="application/ld+json"])');
  const content = policy({ scripts, styles: textsOf('style') }, allowed);
  const charset = head.querySelector('meta[charset]');
  if (!charset)
    throw new Error('index.html: <meta charset="utf-8"> is missing, and the policy goes after it; add it');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  // The prerenderer has put the title before the charset, which must be among the first bytes.
  charset.insertAdjacentHTML('afterend', meta + take(head.querySelector('title')));
}
