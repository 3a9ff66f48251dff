import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { RefusedError } from './plugin.ts';

/**
 * A script of the site: built, or as it stands in `public/`.
 * @throws where there is none, with what to do
 */
export function ownFile(
  address: string,
  base: string,
  bundle: Rolldown.OutputBundle,
  publicDir: string,
): string | Uint8Array {
  const name = address.startsWith(base) ? address.slice(base.length) : '';
  const file = bundle[name];
  if (file) return file.type === 'chunk' ? file.code : file.source;
  const path = resolve(publicDir, name);
  if (name && existsSync(path)) return readFileSync(path);
  throw new RefusedError([
    {
      file: 'index.html',
      field: '<script src>',
      problem: `the site has no file ${address}`,
      remedy: 'put it into public/ and write its path from there, with a slash at its start',
    },
  ]);
}
