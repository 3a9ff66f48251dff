import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownerPublicFiles } from '../content/read/folder.ts';
import { JOINED_FILES } from './built-files.ts';

/**
 * Copies the owner's `public/` into the finished site, byte for byte: a file replaces a generated one of the same name,
 * and nothing in it is treated as a page or a script of the site. What configures a host is joined with the site's own.
 */
export function copyOwnerFiles(folder: string, dist: string): void {
  for (const file of ownerPublicFiles(folder).filter((file) => !JOINED_FILES.includes(file)))
    cpSync(resolve(folder, 'public', file), resolve(dist, file), { dereference: true });
}
