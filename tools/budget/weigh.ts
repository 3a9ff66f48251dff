import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { HASH_PATTERN } from '../../plugins/built-files.ts';
import type { Kind, Weight } from './types.ts';

/** Weighs text as a host sends it: compressed, or raw if compression does not help. */
export function weighText(data: Buffer): Weight {
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } };
  return {
    raw: data.length,
    gzip: Math.min(data.length, gzipSync(data, { level: 9 }).length),
    brotli: Math.min(data.length, brotliCompressSync(data, options).length),
  };
}

/**
 * Weighs a file of a built site, as the build compressed it next to the file.
 * @param dist absolute path of the built site
 * @param file its path in `dist`
 * @throws if there is no such file
 */
export function weighFile(dist: string, file: string): Weight {
  const sizeOf = (ending: string) => statSync(resolve(dist, file + ending), { throwIfNoEntry: false })?.size;
  const raw = sizeOf('');
  if (raw === undefined) throw new Error(`${file} is not in ${dist}: rebuild the site`);
  // Pictures and fonts are already compressed, and hosts send them unchanged.
  return { raw, gzip: sizeOf('.gz') ?? raw, brotli: sizeOf('.br') ?? raw };
}

/** Weighs fonts inlined as base64: already compressed, like their files. */
export function weighFonts(fonts: string[]): Weight {
  const bytes = fonts.reduce((sum, font) => sum + Buffer.byteLength(font, 'base64'), 0);
  return { raw: bytes, gzip: bytes, brotli: bytes };
}

export function kindOf(file: string): Kind {
  const ending = extname(file).slice(1);
  if (ending === 'html' || ending === 'css' || ending === 'js') return ending;
  if (/^(woff2?|[ot]tf)$/.test(ending)) return 'font';
  return /^(avif|webp|png|jpe?g|gif|svg|ico)$/.test(ending) ? 'picture' : 'other';
}

/** A file's name without folder and hash: `assets/main-Ab3dE5.js` is `main.js` in every build. */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');

export const total = (weights: Weight[]): Weight => {
  const sum = (size: keyof Weight) => weights.reduce((all, each) => all + each[size], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
};
