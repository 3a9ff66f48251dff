import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BUILD_MS } from '../support/builder.ts';
import { build } from '../support/builds.ts';
import { expect, test } from '../support/test.ts';

/** The hash of each file below a folder, by path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(resolve(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(resolve(folder, file)))
          .digest('hex'),
      ]),
  );
}

test('building the same source again gives the same site, byte for byte', async () => {
  test.setTimeout(BUILD_MS);
  const first = hashes(resolve(process.env.DIST ?? 'dist'));
  const second = hashes(await build('again'));
  expect(Object.keys(first).length).toBeGreaterThan(50);
  for (const kind of ['index.html', 'index.html.br', 'sw.js', '_headers'])
    expect(first).toHaveProperty([kind]);
  expect(second).toEqual(first);
});
