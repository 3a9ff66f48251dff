import { HASH_LENGTH } from '../../part-file';
import { pathOf } from '../../url';
import { loadStyles } from './styles';

/** Returns what the build has noted in the document, in attributes of its template `entry`: parts, and whether the page is live. */
export const noted = (): DOMStringMap => document.getElementById('entry')?.dataset ?? {};

/**
 * Returns the parts of the site that load later, each the names of its files without extensions. In the document, for two parts:
 * `home.page-a1b2c3d4 +prose-e5f6a7b8 home-c9d0e1f2;app-…`. The first is the part's script, with a `+` are scripts which that
 * imports (`prose-e5f6a7b8.js`), the others its styles (`home-c9d0e1f2.css`); a font is named in the styles.
 */
const parts = () =>
  ((globalThis.document ? noted().parts : globalThis.partNames) ?? '')
    .split(';')
    .map((part) => part.split(' '));

const nameOf = (script = '') => script.slice(0, -1 - HASH_LENGTH);

function scriptUrl(script?: string): string {
  const file = `${script}.js`;
  return new URL(file, import.meta.url).href;
}

/** Returns the files of a part by the name of its script without the hash. */
const filesOf = (name: string): string[] => parts().find(([script]) => nameOf(script) === name) ?? [];

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
