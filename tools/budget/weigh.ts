import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { HASH_PATTERN } from '../../plugins/built-files.ts';
import { TEXT } from '../../plugins/precompress.ts';
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
 * Creates a function that weighs the files of a built site, each once.
 * @param dist absolute path of the built site
 * @returns the weight of a file by its path in `dist`; throws if there is no such file
 */
export function createWeigher(dist: string): (file: string) => Weight {
  const weights = new Map<string, Weight>();
  return (file) => {
    let weight = weights.get(file);
    if (!weight) {
      const path = resolve(dist, file);
      if (!existsSync(path)) throw new Error(`${file} is not in ${dist}: rebuild the site`);
      const data = readFileSync(path);
      // Pictures and fonts are already compressed, and hosts send them unchanged.
      weight = TEXT.test(file) ? weighText(data) : incompressible(data.length);
      weights.set(file, weight);
    }
    return weight;
  };
}

const incompressible = (bytes: number): Weight => ({ raw: bytes, gzip: bytes, brotli: bytes });

/** Weighs fonts inlined as base64: already compressed, like their files. */
export const weighFonts = (fonts: string[]): Weight =>
  total(fonts.map((font) => incompressible(Buffer.byteLength(font, 'base64'))));

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
