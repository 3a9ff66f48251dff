import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { isBelow } from '../../plugins/content/read/folder.ts';
import { PICTURE_FILE } from '../../plugins/pictures/file.ts';
import type { ImportedContent } from './as-content.ts';

/** More than any photo has. */
const MAX_BYTES = 10_000_000;
/** More than hosts of pictures need. */
const MAX_REDIRECTS = 5;

export interface Photo {
  bytes: Uint8Array;
  /** With its dot. */
  extension: string;
}

/** The first bytes of the formats that the owner's pictures may have. */
const START = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs]|II\*\0|MM\0\*|[^\0]{0,1000}<svg\s)/s;
export const isPicture = (bytes: Uint8Array): boolean =>
  START.test(Buffer.from(bytes.subarray(0, 1100)).toString('latin1'));

/** Returns the URL of the photo, if it is on another host. */
export const photoUrl = ({ resume }: Pick<ImportedContent, 'resume'>): string | undefined =>
  /^https?:/.test(resume.basics?.image ?? '') ? resume.basics?.image : undefined;

/** Hosts that are this machine or near it. Under another name, they have no certificate that `fetch` would accept. */
const NEAR = /^(?:[^.]+|[\d.]+|\[.*\]|.*\.localhost)\.?$/;

/** Returns a photo from the internet, never from this machine, wherever its host redirects to; or why it can't be had. */
export async function fetchPhoto(url: string, fetch = globalThis.fetch): Promise<Photo | string> {
  try {
    const signal = AbortSignal.timeout(30_000);
    let next = new URL(url.replace(/^http:/, 'https:'));
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      if (next.protocol !== 'https:' || NEAR.test(next.hostname))
        return `${next.origin} is no https address on the internet`;
      const response = await fetch(next.href, { signal, redirect: 'manual' });
      const moved = /^3/.test(`${response.status}`) && response.headers.get('location');
      if (!moved) return await photoIn(response);
      next = new URL(moved, next);
    }
    return 'its host redirects too often';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function photoIn({ ok, status, headers, body }: Response): Promise<Photo | string> {
  const [, type = ''] = /^image\/(jpeg|png|webp|avif)\s*(;|$)/.exec(headers.get('content-type') ?? '') ?? [];
  if (!ok) return `its host answers ${status}`;
  let bytes = Buffer.alloc(0);
  // Leaving the loop ends the download.
  for await (const part of (type && body) || []) {
    bytes = Buffer.concat([bytes, part]);
    if (bytes.length > MAX_BYTES) return 'it has more than 10 MB';
  }
  return isPicture(bytes)
    ? { bytes, extension: `.${type.replace('jpeg', 'jpg')}` }
    : 'it is no JPEG, PNG, WebP or AVIF';
}

/** Returns a picture that is in the résumé's folder, also where its links lead; or why it can't be taken. */
export function photoBeside(path: string, image: string): Photo | string {
  const folder = realpathSync(statSync(path).isDirectory() ? path : dirname(path));
  if (!existsSync(resolve(folder, image))) return 'is not a file next to the résumé';
  const file = realpathSync(resolve(folder, image));
  if (!isBelow(folder, file)) return "is outside the résumé's folder, so copy it there";
  const stats = statSync(file);
  if (stats.size > MAX_BYTES) return 'has more than 10 MB';
  const bytes = PICTURE_FILE.test(file) && stats.isFile() ? readFileSync(file) : Buffer.alloc(0);
  return isPicture(bytes) ? { bytes, extension: extname(file) } : 'is no picture';
}
