import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';

/** Types of `<script>` that are executed; all others are data. */
const EXECUTABLE = ['', 'module', 'text/javascript', 'application/javascript'];
const PRELOADS = 'link[rel=modulepreload], link[as=script]';

/** Removes a page's scripts and their preloads; everything else is unchanged. */
export function withoutScripts(html: string): string {
  const page = parse(html, { comment: true });
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => EXECUTABLE.includes(script.getAttribute('type') ?? ''));
  for (const element of [...scripts.map(removable), ...page.querySelectorAll(PRELOADS)]) element.remove();
  return page.toString();
}

/** A script alone in a template is removed together with the template. */
const removable = (script: HTMLElement): HTMLElement => {
  const { parentNode: parent } = script;
  return parent?.localName === 'template' && parent.innerHTML === script.outerHTML ? parent : script;
};

/**
 * Creates the control of a built site: the same site, with its pages stripped of scripts.
 * @param pages paths of the pages in `dist`
 * @param control absolute path of a folder, replaced if it exists
 */
export async function createControl(dist: string, pages: string[], control: string): Promise<void> {
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
