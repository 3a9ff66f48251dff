import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Rolldown } from 'vite';
import { filesIn } from '../content/read/folder.ts';

/** The hash in the names of scripts, styles and fonts, as the bundler's placeholder: with fewer than 7 it refuses 100 chunks. */
export const HASH = '[hash:8]';

/**
 * Returns the name of a chunk, as the bundler's template. A page's is named after the page, whose name has no dot, so none is
 * taken for another of the site's own.
 */
export function chunkName({
  facadeModuleId,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  // Whatever else the app and carousels share.
  const has = (path: string) => moduleIds.some((id) => id.includes(path));
  if (has('/node_modules/preact/dist/')) return 'react';
  if (has('/pages/version.tsx')) return '[name].version';
  const [page, version] = /content:page\/(for\/)?/.exec(facadeModuleId ?? '') ?? [];
  return page ? `[name].${version ? 'version' : 'page'}` : '[name]';
}

/** True for a script of a version of the résumé, of which nothing tells but its page. */
export const isVersionPart = (fileName: string): boolean => /\.version-[^/]*\.js$/.test(fileName);

const TEXT = /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a text with brotli 11, as the site serves it. */
export const brotli = (data: Buffer): Promise<Buffer> =>
  toBrotli(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });

/** Writes a brotli and a gzip version next to each text file, if smaller: nginx and Caddy serve them as they are. */
export async function compress(dist: string, files = filesIn(dist)): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = resolve(dist, file);
      const data = await readFile(path);
      const keep = async (extension: string, compressed: Buffer) => {
        if (compressed.length < data.length) await writeFile(`${path}.${extension}`, compressed);
      };
      await keep('br', await brotli(data));
      await keep('gz', await toGzip(data, { level: 9 }));
    }),
  );
}
