import { gzipSync } from 'node:zlib';
import { HTMLElement, type Node } from 'node-html-parser';
import { parse } from 'postcss';
import type { Rolldown } from 'vite';
import { FIRST_FLIGHT_BYTES } from '../../packages/page-weight/src/figures.ts';
import { charactersOf, codePointOf } from '../fonts/faces.ts';
import { rangesOf } from '../fonts/files.ts';
import { type Bundle, type Chunk, styleFilesOf } from './chunks.ts';

/** Returns the built file at a URL; undefined for other URLs, such as those of files of `public/`. */
export type FileAt = (url?: string) => Bundle[string] | undefined;

interface StyledPage {
  page: HTMLElement;
  css: ReturnType<typeof stylesOf>;
  fileAt: FileAt;
  /** Returns styles with faces for characters of headings that only this page shows. */
  facesFor: (letters: string[]) => Promise<string>;
  /** The page without its styles, with all that is added later and large: it counts for the page's size. */
  rest: string;
}

/** Returns the styles of chunks, for screens and for paper, with the names of their files. */
export function stylesOf(chunks: Chunk[], bundle: Bundle) {
  const names = styleFilesOf(chunks);
  const all = names.map((name) => String((bundle[name] as Rolldown.OutputAsset).source).trim()).join('');
  return { names, all, ...splitPrintStyles(all) };
}

/** Returns the styles that a page shows, with its fonts, and preloads of the fonts that stay files. */
export async function inlineStyles({ page, css, fileAt, facesFor, rest }: StyledPage): Promise<string> {
  const fontAt = (url: string) => {
    const file = fileAt(url);
    return file?.type === 'asset' ? Buffer.from(file.source) : undefined;
  };
  const letters = displayLetters(page, css.all);
  const { urls, missing } = facesWith(letters, css.all);
  const withFaces = css.screen + (missing.length ? await facesFor(missing) : '');
  const fonts = inlineFonts(withFaces, urls, fontAt, rest);
  return [
    // Without a preload, a phone requests a font only after layout.
    ...fonts.files.map((url) => `<link rel="preload" as="font" crossorigin href="${url}">`),
    `<style data-from="${css.names.join(' ')}">${fonts.css}</style>`,
  ].join('');
}

/** Separates the styles that only paper needs from a page's styles: the browser may fetch them later. */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  const screen = parse(css);
  const print = screen.nodes.filter(
    (rule) => rule.type === 'atrule' && rule.name === 'media' && rule.params === 'print',
  );
  for (const rule of print) rule.remove();
  return { screen: String(screen), print: print.join('') };
}

/** The part of the first flight that is left for the page's policy, hashes, names of styles and links, which come last. */
const RESERVED_BYTES = 500;

/**
 * Inlines fonts in a page's styles, one after the other, as long as the page still arrives in the first flight, compressed with
 * gzip, as some hosts know nothing better. A font file would arrive a round trip later, and headings would be painted twice.
 * Saves: 0.1 to 0.2 s of LCP on a phone, and a request for each font; the bytes are the same.
 * Can be removed: when browsers receive a page's fonts along with it.
 * @param css the page's styles
 * @param fonts URLs in the styles of the fonts that the page shows
 * @param read returns a font; undefined if the build has none at this URL
 * @param rest the page without styles
 * @returns the styles, and the URLs of the fonts that are still files
 */
function inlineFonts(css: string, fonts: string[], read: (url: string) => Buffer | undefined, rest: string) {
  let inlined = css;
  const files: string[] = [];
  for (const url of fonts) {
    const data = read(url)?.toString('base64');
    const next = data && inlined.replace(url, `data:font/${url.replace(/^.*\./s, '')};base64,${data}`);
    const fits = next && gzipSync(rest + next).length <= FIRST_FLIGHT_BYTES - RESERVED_BYTES;
    if (fits) inlined = next;
    else files.push(url);
  }
  return { css: inlined, files };
}

/** Returns the characters that a page sets in display type, without spaces. */
export function displayLetters(page: HTMLElement, css: string): string[] {
  const language = page.querySelector('html')?.getAttribute('lang');
  const texts: string[] = [];
  parse(css).walkRules((rule) => {
    const declarations = rule.nodes.join(';');
    if (!declarations.includes('var(--display)')) return;
    const isUppercase = declarations.includes('uppercase');
    for (const text of page.querySelectorAll(rule.selector).map(drawnText))
      texts.push(isUppercase ? text.toLocaleUpperCase(language) : text);
  });
  return charactersOf(texts).filter((letter) => letter.trim());
}

const FONT_URL = /url\(\s*["']?([^\s"')]+)/;
const UNICODE_RANGE = /unicode-range:\s*([^;}]+)/;

/**
 * Returns the URLs of the fonts in a page's styles that some characters need, without inlined fonts, and the characters that no
 * font has: none of them if the styles have no font at all.
 */
export function facesWith(letters: string[], css: string) {
  const urls: string[] = [];
  const covered = new Set<string>();
  let hasFaces = false;
  parse(css).walkAtRules('font-face', (face) => {
    const [, url] = FONT_URL.exec(String(face)) ?? [];
    if (!url) return;
    hasFaces = true;
    const ranges = rangesOf(UNICODE_RANGE.exec(String(face))?.[1] ?? 'U+0-10FFFF');
    const inRange = (point: number) => ranges.some(([from, to]) => from <= point && point <= to);
    const needed = letters.filter((letter) => inRange(codePointOf(letter)));
    for (const letter of needed) covered.add(letter);
    if (needed.length && !url.startsWith('data:')) urls.push(url);
  });
  return { urls, missing: letters.filter((letter) => hasFaces && !covered.has(letter)) };
}

/** Returns the text of a node without texts for screen readers alone, which the styles set in another font. */
const drawnText = (node: Node): string => {
  if (!(node instanceof HTMLElement)) return node.text;
  return node.classList.contains('sr-only') ? '' : node.childNodes.map(drawnText).join('');
};
