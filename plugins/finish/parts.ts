import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { mapRecord } from '../map-record.ts';

/** Brotli bytes of the parts of a file by their names. */
export type Parts = Record<string, number>;

const FONT = /url\(["']?data:font\/[^,]*;base64,([^)"']*)["']?\)/g;

/**
 * Splits a page into its inline fonts, weighed as files, its other inline styles, compressed alone, and the rest.
 * @param brotli bytes of the page
 */
export function partsOfHtml(html: string, brotli: number) {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  let fonts = 0;
  for (const [, font = ''] of css.matchAll(FONT)) fonts += Buffer.byteLength(font, 'base64');
  const styles = css ? brotliCompressSync(css.replace(FONT, 'url()')).length : 0;
  return { 'inline fonts': fonts, 'inline styles': styles, markup: brotli - fonts - styles };
}

/**
 * Splits a script by its source map: each module has the share of the compressed bytes that it has of the script.
 * @param map its source map as JSON
 */
export function partsOfScript(code: string, map: string, brotli: number): Parts {
  const sources = new SourceMap(JSON.parse(map));
  const share = brotli / code.length;
  const sizes: Parts = {};
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sources.findEntry(line, column);
      // A map may say of code that it has no source.
      const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined;
      const name = source?.replace(/^(webpack:\/\/\/?|(\.\.?\/)+)+/, '') || 'bundler';
      sizes[name] = (sizes[name] ?? 0) + share;
    }
  return mapRecord(sizes, (size) => Math.round(size));
}
