import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { TEXT } from '../../plugins/precompress.ts';
import type { Kind, Weight } from './types.ts';

/** As the build writes it: 6 characters after the name of a chunk, 8 after that of a picture. */
const HASHED = /-[\w-]{6}(?=\.\w+$)|\.[\w-]{8}(?=(?:-\d+)?\.\w+$)/;

/** Weighs text as a host sends it: packed, or as it is where packing does not help. */
export function weighText(data: Buffer): Weight {
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } };
  return {
    raw: data.length,
    gzip: Math.min(data.length, gzipSync(data, { level: 9 }).length),
    brotli: Math.min(data.length, brotliCompressSync(data, options).length),
  };
}

/**
 * Weighs the files of a built site, each once.
 * @param dist absolute path of the built site
 * @returns the weight of a file, by its path below `dist`; it throws where there is no such file
 */
export function scale(dist: string): (file: string) => Weight {
  const known = new Map<string, Weight>();
  return (file) => {
    let weight = known.get(file);
    if (!weight) {
      const path = resolve(dist, file);
      if (!existsSync(path)) throw new Error(`${file} is not in ${dist}: build the site anew`);
      const data = readFileSync(path);
      // Pictures and fonts are packed already, and hosts send them as they are.
      weight = TEXT.test(file) ? weighText(data) : packed(data.length);
      known.set(file, weight);
    }
    return weight;
  };
}

const packed = (bytes: number): Weight => ({ raw: bytes, gzip: bytes, brotli: bytes });

/** Fonts within a page, from base64: packed already, as their files are. */
export const weighFonts = (fonts: string[]): Weight =>
  total(fonts.map((font) => packed(Buffer.byteLength(font, 'base64'))));

export function kindOf(file: string): Kind {
  const ending = extname(file).slice(1);
  if (ending === 'html' || ending === 'css' || ending === 'js') return ending;
  if (/^(woff2?|[ot]tf)$/.test(ending)) return 'font';
  return /^(avif|webp|png|jpe?g|gif|svg|ico)$/.test(ending) ? 'picture' : 'other';
}

/** A file's name without folder and hash: `assets/main-Ab3dE5f7.js` is `main.js` in every build. */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(HASHED, '');

export const total = (weights: Weight[]): Weight => {
  const sum = (size: keyof Weight) => weights.reduce((all, each) => all + each[size], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
};
