import { gzipSync } from 'node:zlib';
import { HTMLElement, type Node } from 'node-html-parser';
import type { Rolldown } from 'vite';
import { FIRST_FLIGHT_BYTES } from '../../packages/page-weight/src/figures.ts';
import { charactersOf } from '../fonts/faces.ts';
import { rangesOf } from '../fonts/files.ts';
import type { Bundle, Chunk } from './chunks.ts';
import { DISPLAY_RULE, FACE, PRINT_STYLES } from './vite-output.ts';

/** Finds the built file at a URL; undefined for other URLs, such as those of files of `public/`. */
export type FileAt = (url?: string) => Bundle[string] | undefined;

interface StyledPage {
  page: HTMLElement;
  /** What it shows. */
  shown: Chunk[];
  bundle: Bundle;
  fileAt: FileAt;
  /** Returns styles with more faces, for characters of headings that only this page shows. */
  facesFor: (letters: string[]) => Promise<string>;
  /** Returns what the page gets besides, which may hold its print styles. */
  later: (print: string) => string;
}

/** Returns the styles of the chunks that a page shows, with its fonts, and preloads of the fonts that stay files. */
export async function inlineStyles({ page, shown, bundle, fileAt, facesFor, later }: StyledPage) {
  const names = shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const css = names.map((name) => String((bundle[name] as Rolldown.OutputAsset).source).trim()).join('');
  const fontAt = (url: string) => {
    const file = fileAt(url);
    return file?.type === 'asset' ? Buffer.from(file.source) : undefined;
  };
  const { screen, print } = splitPrintStyles(css);
  const letters = displayLetters(page, css);
  const { urls, missing } = facesWith(letters, css);
  const all = screen + (missing.length ? await facesFor(missing) : '');
  const fonts = inlineFonts(all, urls, fontAt, page + later(print));
  const styles = [
    // Otherwise a phone requests them only after layout.
    ...fonts.files.map((url) => `<link rel="preload" as="font" crossorigin href="${url}">`),
    `<style data-from="${names.join(' ')}">${fonts.css}</style>`,
  ].join('');
  return { styles, print };
}

/**
 * Separates what only paper needs from a page's minified styles: the browser may fetch it later.
 * @throws if they are minified in another way
 */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  const print = (css.match(PRINT_STYLES) ?? []).join('');
  if (!print && /@media\s+print\s*\{/.test(css))
    throw new Error('the styles for paper are written in another way: look at plugins/pages/vite-output.ts');
  return { screen: css.replace(PRINT_STYLES, ''), print };
}

/** Reserved in the first flight for what is added to the page later: its policy, hashes, and names of its styles. */
const LATER_BYTES = 500;

/**
 * Inlines fonts in a page's styles, one after the other, as long as the page still arrives in the first flight,
 * also from hosts that know only gzip: a font file arrives a round trip later, and headings are painted twice.
 * Saves: 0.1 to 0.2 s of LCP on a phone, and a request for each font; the bytes are the same.
 * Can be removed: when browsers receive a page's fonts along with it.
 * @param css the page's styles
 * @param fonts URLs in the styles of the fonts that the page shows
 * @param read returns a font; undefined if the build has none at this URL
 * @param rest the page without styles
 * @returns the styles, and the URLs of the fonts that are still files
 */
function inlineFonts(
  css: string,
  fonts: string[],
  read: (url: string) => Buffer | undefined,
  rest: string,
): { css: string; files: string[] } {
  let inlined = css;
  const files: string[] = [];
  for (const url of fonts) {
    const data = read(url)?.toString('base64');
    const next = data && inlined.replace(url, `data:font/${url.replace(/^.*\./s, '')};base64,${data}`);
    const fits = next && gzipSync(rest + next).length <= FIRST_FLIGHT_BYTES - LATER_BYTES;
    if (fits) inlined = next;
    else files.push(url);
  }
  return { css: inlined, files };
}

/** Returns the characters that a page sets in display type, without spaces. */
export function displayLetters(page: HTMLElement, css: string): string[] {
  const language = page.querySelector('html')?.getAttribute('lang');
  const texts = [...css.matchAll(DISPLAY_RULE)].flatMap(([, selector = '', body = '']) =>
    page
      .querySelectorAll(selector)
      .map(drawnText)
      .map((text) => (body.includes('uppercase') ? text.toLocaleUpperCase(language) : text)),
  );
  return charactersOf(texts).filter((letter) => letter.trim());
}

/**
 * Returns the URLs of the fonts in a page's styles that some characters need, without inlined ones, and the characters that no
 * font has; none if there are no faces.
 */
export function facesWith(letters: string[], css: string) {
  const faces = [...css.matchAll(FACE)];
  const missing = new Set(faces.length ? letters : []);
  const urls = faces.flatMap(([rule, url = '']) => {
    const ranges = rangesOf(/unicode-range:\s*([^;}]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF');
    const inRange = (point = 0) => ranges.some(([from, to]) => from <= point && point <= to);
    const shown = letters.filter((letter) => inRange(letter.codePointAt(0)));
    for (const letter of shown) missing.delete(letter);
    return shown.length ? [url] : [];
  });
  return { urls: urls.filter((url) => !url.startsWith('data:')), missing: [...missing] };
}

/** Returns the text of a node, without what only screen readers get: the styles set it in another font. */
const drawnText = (node: Node): string => {
  if (!(node instanceof HTMLElement)) return node.text;
  return node.classList.contains('sr-only') ? '' : node.childNodes.map(drawnText).join('');
};
