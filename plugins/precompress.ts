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
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }) {
      const texts = filesIn(dir).filter((file) => TEXT.test(file));
      const pack = async (file: string) => {
        const path = resolve(dir, file);
        const data = await readFile(path);
        const keep = async (ending: string, packed: Buffer) => {
          if (packed.length < data.length) await writeFile(`${path}.${ending}`, packed);
        };
        await keep('br', await brotli(data));
        await keep('gz', await toGzip(data, { level: 9 }));
      };
      await Promise.all(texts.map(pack));
    },
  },
});
