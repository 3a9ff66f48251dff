import { partFiles } from '../../part-file';
import { pathOf } from '../../url';
import { loadStyles } from './styles';

/** Returns the attributes of the template `entry`, where the build has noted the parts, and whether the page is live. */
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

/** How often each script failed, by its URL. Browsers may cache a failed import by its URL, so the next one has a query. */
export const failures: Record<string, number> = {};

/**
 * Imports a part with its styles, all in one round trip. The build replaces dynamic imports by this function: see
 * `plugins/pages/lazy-chunks.ts`.
 */
export async function importPart(name: string | (() => Promise<unknown>)): Promise<unknown> {
  if (typeof name === 'function') return name();
  const [script, ...others] = filesOf(name);
  const url = scriptUrl(script);
  const address = failures[url] ? `${url}?${failures[url]}` : url;
  const module = import(/* @vite-ignore */ address);
  const styles = others.filter((file) => !file.startsWith('+')).map((file) => `assets/${file}.css`);
  // Otherwise the browser would request these only once it has the part, whose own import reports their failures.
  for (const file of others)
    if (file.startsWith('+')) import(/* @vite-ignore */ scriptUrl(file.slice(1))).catch(() => {});
  return (await Promise.all([module, globalThis.document && loadStyles(styles)]))[0];
}

/** The prefetched pages by path: false while they load, then true. */
const prefetched: Record<string, boolean> = {};

/** True if all that a page needs has been prefetched. */
export const isPrefetched = (link: HTMLAnchorElement): boolean => !!prefetched[pathOf(link.pathname)];

/** Fetches what the page at a link needs, once; a failure is left to the navigation that follows. */
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
