import type { HTMLElement } from 'node-html-parser';
import type { Rolldown } from 'vite';
import { displayLetters, fontsOf, inlineFonts, lettersWithoutFace } from '../fonts/inline-fonts.ts';
import type { Bundle, Chunk } from './chunks.ts';

/** Finds the built file at a URL; undefined for other URLs, such as those of files of `public/`. */
export type FileAt = (url?: string) => Bundle[string] | undefined;

/**
 * Returns the styles of the chunks that a page shows, with its fonts, and preloads of the fonts that stay files.
 * @param facesFor returns styles with more faces, for characters of headings that only this page shows
 * @param later returns what the page gets besides, which may hold its print styles
 */
export async function inlineStyles(
  page: HTMLElement,
  shown: Chunk[],
  bundle: Bundle,
  fileAt: FileAt,
  facesFor: (letters: string[]) => Promise<string>,
  later: (print: string) => string,
) {
  const names = shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const css = names.map((name) => String((bundle[name] as Rolldown.OutputAsset).source).trim()).join('');
  const fontAt = (url: string) => {
    const file = fileAt(url);
    return file?.type === 'asset' ? Buffer.from(file.source) : undefined;
  };
  const { screen, print } = splitPrintStyles(css);
  const letters = displayLetters(page, css);
  const missing = lettersWithoutFace(letters, css);
  const all = screen + (missing.length ? await facesFor(missing) : '');
  const fonts = inlineFonts(all, fontsOf(letters, css), fontAt, page + later(print));
  const styles = [
    // Otherwise a phone requests them only after layout.
    ...fonts.files.map((url) => `<link rel="preload" as="font" crossorigin href="${url}">`),
    `<style data-from="${names.join(' ')}">${fonts.css}</style>`,
  ].join('');
  return { styles, print };
}

/** Styles for paper in minified CSS; their rules may have blocks of their own. */
const PRINT_STYLES = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Separates what only paper needs from a page's minified styles: the browser may fetch it later.
 * @throws if they are minified in another way
 */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  const print = (css.match(PRINT_STYLES) ?? []).join('');
  if (!print && /@media\s+print\s*\{/.test(css))
    throw new Error(
      'the styles for paper are written in another way: look at plugins/pages/inline-styles.ts',
    );
  return { screen: css.replace(PRINT_STYLES, ''), print };
}
