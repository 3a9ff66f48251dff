import { partFiles } from '../../part-file';
import { pathOf } from '../../url';
import { loadStyles } from './styles';

/** Returns what the build has noted in the document, in attributes of its template `entry`: parts, and whether the page is live. */
export const noted = (): DOMStringMap => document.getElementById('entry')?.dataset ?? {};

function scriptUrl(script?: string): string {
  const file = `${script}.js`;
  return new URL(file, import.meta.url).href;
}

/** Returns the files of a part that loads later, as the document names them. */
const filesOf = (name: string): string[] =>
  partFiles((globalThis.document ? noted().parts : globalThis.partNames) ?? '', name);

/** Returns the URL of a part's script. */
export const partUrl = (name: string): string => scriptUrl(filesOf(name)[0]);

/** Returns the name of the part that renders the page at a path within the site. */
export const pagePart = (path: string): string => `${path.slice(1) || 'home'}.page`;

/** True if there is a page at a path within the site. */
export const hasPage = (path: string): boolean =>
  import.meta.env.PROD ? !!filesOf(pagePart(path))[0] : !/\./.test(path);

/** How often each script failed, by its URL. Browsers may cache a failed import by that, so the next has a query. */
export const failures: Record<string, number> = {};

/**
 * Imports a part, with its styles, all in one round trip. The build replaces dynamic imports by it: see
 * `plugins/pages/lazy-chunks.ts`.
 */
export async function importPart(name: string | (() => Promise<unknown>)): Promise<unknown> {
  if (typeof name === 'function') return name();
  const [script, ...others] = filesOf(name);
  const url = scriptUrl(script);
  const address = failures[url] ? `${url}?${failures[url]}` : url;
  const module = import(/* @vite-ignore */ address);
  const styles = others.filter((file) => !file.startsWith('+')).map((file) => `assets/${file}.css`);
  // Otherwise requested only when the part itself has come, which says if they fail.
  for (const file of others)
    if (file.startsWith('+')) import(/* @vite-ignore */ scriptUrl(file.slice(1))).catch(() => {});
  return (await Promise.all([module, globalThis.document && loadStyles(styles)]))[0];
}

/** The pages that have been prefetched, by path: false while they are. */
const prefetched: Record<string, boolean> = {};

/** True if all that a page needs has been prefetched. */
export const isPrefetched = (link: HTMLAnchorElement): boolean => !!prefetched[pathOf(link.pathname)];

/** Fetches what the page needs that a link leads to, once; failures are left to the navigation that follows. */
export function prefetchPage(link: HTMLAnchorElement): void {
  const path = pathOf(link.pathname);
  if (path in prefetched || path === pathOf(location.pathname) || import.meta.env.DEV) return;
  prefetched[path] = false;
  importPart(pagePart(path)).then(
    () => {
      prefetched[path] = true;
    },
    () => {},
  );
}
