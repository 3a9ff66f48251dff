import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './content/folder.ts';

/** Files that are sent packed. */
export const TEXT = /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli 11 of a text, as the site serves it. */
export const brotli = (data: Buffer): Promise<Buffer> =>
  toBrotli(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });

/**
 * Writes a brotli and a gzip version beside each text file of `dist/`, where they are smaller: what
 * nginx and Caddy serve as it is, at a level that no server packs at while a visitor waits.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await Promise.all(
          filesIn(folder)
            .filter((file) => TEXT.test(file))
            .map(async (file) => {
              const path = resolve(folder, file);
              const data = await readFile(path);
              for (const [ending, pack] of [
                ['br', brotli],
                ['gz', (raw: Buffer) => toGzip(raw, { level: 9 })],
              ] as const) {
                const packed = await pack(data);
                if (packed.length < data.length) await writeFile(`${path}.${ending}`, packed);
              }
            }),
        );
      },
    },
  };
}
