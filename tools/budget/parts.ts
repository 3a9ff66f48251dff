import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

/** Brotli bytes of the parts of a file by their names. */
export type Parts = Record<string, number>;

const FONT = /url\(["']?data:font\/[^,]*;base64,([^)"']*)["']?\)/g;

/**
 * Splits a page into its inline fonts, weighed as files, its other inline styles, compressed alone, and the rest.
 * @param brotli bytes of the page
 */
export function partsOfHtml(html: string, brotli: number): Parts & { 'inline fonts': number } {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  const fonts = [...css.matchAll(FONT)].reduce(
    (sum, [, font = '']) => sum + Buffer.byteLength(font, 'base64'),
    0,
  );
  const styles = css ? brotliCompressSync(css.replace(FONT, 'url()')).length : 0;
  return { 'inline fonts': fonts, 'inline styles': styles, markup: brotli - fonts - styles };
}

/**
 * Splits a script by its source map: each module has the share of the compressed bytes that it has of the script.
 * @param map its source map as JSON
 */
export function partsOfScript(code: string, map: string, brotli: number): Parts {
  const sources = new SourceMap(JSON.parse(map));
  const sizes: Parts = {};
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sources.findEntry(line, column);
      const name =
        'originalSource' in entry ? entry.originalSource.replace(/^(webpack:\/\/\/?|(\.\.?\/)+)+/, '') : '';
      sizes[name || 'bundler'] = (sizes[name || 'bundler'] ?? 0) + 1;
    }
  const share = brotli / code.length;
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(size * share)]));
}
