import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../content/read/folder.ts';

const TEXT = /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns a text compressed with brotli 11, as the site serves it. */
export const brotli = (data: Buffer): Promise<Buffer> =>
  toBrotli(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });

/** Writes a brotli and a gzip version next to each text file, if it is smaller: nginx and Caddy serve them as they are. */
export async function compress(dist: string, files = filesIn(dist)): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = resolve(dist, file);
      const data = await readFile(path);
      const writeIfSmaller = async (extension: string, compressed: Buffer) => {
        if (compressed.length < data.length) await writeFile(`${path}.${extension}`, compressed);
      };
      await writeIfSmaller('br', await brotli(data));
      await writeIfSmaller('gz', await toGzip(data, { level: 9 }));
    }),
  );
}
