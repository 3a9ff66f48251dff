import { brotliCompressSync } from 'node:zlib';

/** Brotli bytes of the parts of a file by their names. */
export type Parts = Record<string, number>;

const FONT = /url\(["']?data:font\/[^,]*;base64,([^)"']*)["']?\)/g;

/** Splits a page of so many bytes into its inline fonts, weighed as files, other inline styles, and the rest. */
export function partsOfHtml(html: string, brotli: number): Parts & { 'inline fonts': number } {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  const fonts = [...css.matchAll(FONT)].reduce(
    (sum, [, font = '']) => sum + Buffer.byteLength(font, 'base64'),
    0,
  );
  const styles = css ? brotliCompressSync(css.replace(FONT, 'url()')).length : 0;
  return { 'inline fonts': fonts, 'inline styles': styles, markup: brotli - fonts - styles };
}
