import { posix } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import {
  type Bundle,
  chunksOf,
  renderedFile,
  shellChunks,
  shownChunks,
  stylesOf,
  withImports,
} from './chunks.ts';

/** Writes a file below `assets/`; returns its path. */
type Emit = (name: string, source: string) => string;

/**
 * Replaces the placeholders for the HTML of pages (`content:html/…`) by scripts with that HTML, as it was rendered. Of the
 * styles that a page needs, those that the home page has, too, stay files of their own; the others become one.
 * @param all the bundle with the scripts that no visitor loads
 * @returns by page the files that showing it needs: its script first, then the styles that not every page has inlined
 */
export function emitParts(bundle: Bundle, all: Bundle, emit: Emit): Record<string, string[]> {
  const stylesFor = (names: string[]) => stylesOf(withImports(names, all).reverse());
  const inlined = stylesFor(shellChunks(all));
  const home = stylesFor(shownChunks('index.html', all));
  const parts: Record<string, string[]> = {};
  for (const chunk of chunksOf(bundle)) {
    const page = renderedFile(chunk);
    if (!page) continue;
    const needed = stylesFor(shownChunks(page, all)).filter((file) => !inlined.includes(file));
    const own = needed.filter((file) => page !== 'index.html' && !home.includes(file));
    const css = own.map((file) => textOf(all, file)).join('');
    for (const file of [chunk.fileName, ...own]) delete bundle[file];
    parts[page] = [
      emit(`${chunk.name}.page.js`, pageScript(textOf(all, page))),
      ...needed.filter((file) => !own.includes(file)),
      ...(css ? [emit('page.css', css)] : []),
    ];
  }
  return parts;
}

function textOf(bundle: Bundle, file: string): string {
  const found = bundle[file];
  if (found?.type !== 'asset') throw new Error(`${file} was not built`);
  return String(found.source).trim();
}

/** Returns the script with the HTML of a rendered page: see `PageHtml` in `src/first/routes.ts`. */
export function pageScript(source: string): string {
  const document = parse(source, { comment: false });
  for (const picture of document.querySelectorAll('main picture')) shorten(picture);
  const contents = [document.querySelector('main > .page'), ...document.querySelectorAll('#menu > li')];
  const title = document.querySelector('title')?.text;
  // Quotes need no backslash in a template.
  const html = contents.join('').replace(/[\\`]|\$\{/g, '\\$&');
  return `export const title=${JSON.stringify(title)},html=\`${html}\`;`;
}

/**
 * Leaves a picture's name and widths, once, instead of all its files: `src/first/fill-pictures.ts` undoes it.
 * Saves: 600 B of a page with 17 pictures.
 */
function shorten(picture: HTMLElement): void {
  const link = picture.closest('a');
  for (const source of picture.querySelectorAll('source')) {
    const files = (source.getAttribute('srcset') ?? '').split(',').map((file) => file.split(' '));
    const name = posix.basename(files[0]?.[0] ?? '').replace(/-\d+\.\w+$/, '');
    // The others are the same files in another format.
    if (source.getAttribute('type') !== 'image/avif') source.remove();
    source.removeAttribute('type');
    source.setAttribute('srcset', [name, ...files.map(([, width = '']) => width.slice(0, -1))].join(' '));
    picture.querySelector('img')?.setAttribute('src', '');
    if (link?.getAttribute('href')?.includes(`/${name}-`)) link.setAttribute('href', '');
  }
}
