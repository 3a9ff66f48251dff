import { loadStyles } from './styles';

declare global {
  /** What pages have in `data-parts`, for the prerenderer. */
  var partNames: string | undefined;
}

/** Returns the parts of the site that load later, each the name of its script and those of its styles, without extensions. */
const parts = () =>
  ((globalThis.document ? document.getElementById('entry')?.dataset.parts : globalThis.partNames) ?? '')
    .split(';')
    .map((part) => part.split(' '));

/**
 * Returns the files of a part by the name of its script without the hash: the URL of that, and paths of styles below the
 * base.
 */
function filesOf(name: string): [script: string, styles: string[]] {
  const [script, ...styles] = parts().find(([script = '']) => script.slice(0, -9) === name) ?? [];
  const file = `${script}.js`;
  return [new URL(file, import.meta.url).href, styles.map((style) => `assets/${style}.css`)];
}

/** Returns the URL of a part's script. */
export const partUrl = (name: string): string => filesOf(name)[0];

/** How often each script failed, by its URL. Browsers may cache a failed import by that, so the next has a query. */
export const failures: Record<string, number> = {};

/** Imports a part, with its styles. The build replaces dynamic imports by it: see `plugins/pages/lazy-chunks.ts`. */
export async function importPart(name: string | (() => Promise<unknown>)): Promise<unknown> {
  if (typeof name === 'function') return name();
  const [script, styles] = filesOf(name);
  const url = failures[script] ? `${script}?${failures[script]}` : script;
  return (await Promise.all([import(/* @vite-ignore */ url), globalThis.document && loadStyles(styles)]))[0];
}
