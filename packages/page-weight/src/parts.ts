import { SourceMap } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Budget } from '../index.d.ts';

/** Bytes of the parts of a file by their names, as sent. */
export type Parts = Record<string, number>;

/** A style element; one that is not closed ends at the next, because to read on from each of many would take hours. */
const STYLE = /<style[^<>]*>([^<]*(?:<(?!\/?style)[^<]*)*)<\/style>/g;
const FONT = /url\(["']?data:font\/[^,()]*;base64,([^()"']*)["']?\)/g;

/** Returns the bytes of a page's inline fonts, weighed as files, of its other inline styles, compressed alone, and of the rest. */
export function partsOfHtml(html: string, sent: number, encoding?: Budget['encoding']) {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  let fonts = 0;
  for (const [, font = ''] of css.matchAll(FONT)) fonts += Buffer.byteLength(font, 'base64');
  const compress = encoding === 'gzip' ? gzipSync : brotliCompressSync;
  const styles = css ? compress(css.replace(FONT, 'url()')).length : 0;
  return { 'inline fonts': fonts, 'inline styles': styles, markup: sent - fonts - styles };
}

/** Returns the bytes of a script by module of its source map: each has the share of `sent` that it has of the code. */
export function partsOfScript(code: string, map: string, sent: number): Parts {
  const sources = new SourceMap(JSON.parse(map));
  const share = sent / code.length;
  const sizes: Parts = {};
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sources.findEntry(line, column);
      // A map may say that code has no source.
      const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined;
      const name = source?.replace(/^(webpack:\/\/\/?|\.\.?\/)+/, '') || 'bundler';
      sizes[name] = (sizes[name] ?? 0) + share;
    }
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(size)]));
}
