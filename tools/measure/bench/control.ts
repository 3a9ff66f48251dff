import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';

/** Types of `<script>` that are run; all others are data. */
const RUN = ['', 'module', 'text/javascript', 'application/javascript'];
const PRELOADS = 'link[rel=modulepreload], link[as=script]';

/** A page without all that it runs, and without what fetches that early; the rest stands as it did. */
export function withoutScripts(html: string): string {
  const page = parse(html, { comment: true });
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => RUN.includes(script.getAttribute('type') ?? ''));
  return [...scripts.map(holder), ...page.querySelectorAll(PRELOADS)]
    .map(({ range }) => range)
    .sort(([one], [other]) => other - one)
    .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), html);
}

/** A script that waits in a template of its own goes with it. */
const holder = (script: HTMLElement): HTMLElement => {
  const { parentNode: parent } = script;
  return parent?.localName === 'template' && parent.innerHTML === script.outerHTML ? parent : script;
};

/**
 * Lays the control beside a built site: the same site, its pages without their scripts.
 * @param pages paths of the pages below `dist`
 * @param control absolute path of a folder that is made anew
 */
export async function layControl(dist: string, pages: string[], control: string): Promise<void> {
  await rm(control, { recursive: true, force: true });
  await cp(dist, control, { recursive: true });
  for (const page of pages) {
    const file = resolve(control, page);
    const html = withoutScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`, { force: true });
  }
}
