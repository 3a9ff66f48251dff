import type { Rolldown } from 'vite';
import { HASH_LENGTH } from '../../src/part-file.ts';
import { PICTURE_HASH_LENGTH } from '../../src/picture-file.ts';

/** The hash in the names of scripts, styles and fonts, as the bundler's placeholder. */
export const HASH = `[hash:${HASH_LENGTH}]`;

/** The hash in the name of any built file. */
export const HASH_PATTERN = new RegExp(
  `-[\\w-]{${HASH_LENGTH}}(?=\\.\\w+$)|\\.[\\w-]{${PICTURE_HASH_LENGTH}}(?=(?:-\\d+)?\\.\\w+$)`,
);

/**
 * Returns the name of a chunk, as the bundler's template. The name of a page has no dot, so the ending of its chunk's name, such as
 * `.page`, tells it from all other chunks.
 */
export function chunkName({
  facadeModuleId,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  // The chunk that the app and carousels share, whatever else is in it.
  const has = (path: string) => moduleIds.some((id) => id.includes(path));
  if (has('/node_modules/preact/dist/')) return 'react';
  if (has('/pages/version.tsx')) return '[name].version';
  const [page, version] = /content:page\/(for\/)?/.exec(facadeModuleId ?? '') ?? [];
  return page ? `[name].${version ? 'version' : 'page'}` : '[name]';
}

/** A page's address, in the form that hosts serve without redirecting to the other. */
export { addressOf } from '../../packages/page-weight/src/site.ts';

/** True for a script of a version of the résumé, which only the page of that version names. */
export const isVersionPart = (fileName: string): boolean => /\.version-[^/]*\.js$/.test(fileName);
