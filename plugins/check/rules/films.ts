import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { startOf } from '../../content/read/folder.ts';
import type { Advice } from '../../fault.ts';

/** How the files of films start, by their extensions. */
export const FILMS = {
  video: { '.mp4': /^.{4}ftyp(?!qt)/s, '.webm': /^.E\xdf\xa3/s },
  captions: { '.vtt': /^(\xef\xbb\xbf)?WEBVTT/ },
};

/** Cloudflare Pages takes no larger file. */
const MAX_MIB = 25;
/** How a video track in H.265 is described: ISO/IEC 14496-12, 8.5.2. */
const H265 = /stsd\0{4}.{8}(hvc1|hev1|dvh1|dvhe)/s;

/** Returns what keeps browsers from playing a film, or from showing its captions. */
export async function filmAdvice(
  name: string,
  file: string,
  starts: Record<string, RegExp>,
): Promise<Advice | undefined> {
  const extension = extname(name).toLowerCase();
  if (!starts[extension]?.test(startOf(file)))
    return [`${name} is not what its name says`, `save it again as ${extension}`];
  const mib = statSync(file).size / 2 ** 20;
  if (mib > MAX_MIB) {
    const problem = `${name} has ${Math.round(mib * 10) / 10} MiB; some hosts take at most ${MAX_MIB}`;
    return [problem, 'shorten it, or compress it more'];
  }
  if (!H265.test(await readFile(file, 'latin1'))) return undefined;
  return [`${name} is in H.265, which few browsers play`, 'convert it to H.264'];
}
