import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { isBelow } from '../../plugins/content/read/folder.ts';
import { PICTURE_FILE } from '../../plugins/pictures/file.ts';

/** More than any photo has. */
const MAX_BYTES = 10_000_000;

export interface Photo {
  bytes: Uint8Array;
  /** With its dot. */
  extension: string;
}

/** The first bytes of the formats that the owner's pictures may have. */
const START = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs]|II\*\0|MM\0\*|[^\0]{0,1000}<svg\s)/s;
export const isPicture = (bytes: Uint8Array): boolean =>
  START.test(Buffer.from(bytes.subarray(0, 1100)).toString('latin1'));

/** Returns a picture below the folder of a file, the résumé, also once links are followed; or why it is none. */
export function photoBeside(path: string, image: string): Photo | string {
  const folder = realpathSync(statSync(path).isDirectory() ? path : dirname(path));
  if (!existsSync(resolve(folder, image))) return 'is not a file next to the résumé';
  const file = realpathSync(resolve(folder, image));
  if (!isBelow(folder, file)) return "is outside the résumé's folder, so copy it there";
  const about = statSync(file);
  if (about.size > MAX_BYTES) return 'has more than 10 MB';
  const bytes = PICTURE_FILE.test(file) && about.isFile() ? readFileSync(file) : Buffer.alloc(0);
  return isPicture(bytes) ? { bytes, extension: extname(file) } : 'is no picture';
}
