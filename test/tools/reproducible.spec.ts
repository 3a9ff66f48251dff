import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { BUILD_MS, Fork } from '../support/fork.ts';
import { DIST, FOLDER } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

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

/** Gives a fork the packages at the place where a clone has them: their paths are part of the names of files. */
function linkPackages(fork: Fork): void {
  const from = resolve(ROOT, 'node_modules');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, resolve(entry.parentPath, entry.name));
    if (!entry.isFile() || path.startsWith('.')) continue;
    mkdirSync(dirname(fork.path('node_modules', path)), { recursive: true });
    linkSync(resolve(from, path), fork.path('node_modules', path));
  }
}

/** Counts how often each file of the content is read, and lives in another year. */
const PRELOAD = `
const fs = require('node:fs');
const { readFileSync, writeFileSync } = fs;
const counts = {};
fs.readFileSync = (file, ...rest) => {
  const path = String(file).replaceAll('\\\\', '/');
  const [, name] = path.split(process.env.COUNTED.replaceAll('\\\\', '/') + '/');
  if (name) counts[name] = (counts[name] ?? 0) + 1;
  return readFileSync(file, ...rest);
};
require('node:module').syncBuiltinESMExports();
process.on('exit', () => writeFileSync(process.env.COUNTS, JSON.stringify(counts)));
const RealDate = Date;
const YEAR_MS = 366 * 24 * 3600 * 1000;
globalThis.Date = class extends RealDate {
  constructor(...args) { super(...(args.length ? args : [RealDate.now() + YEAR_MS])); }
  static now() { return RealDate.now() + YEAR_MS; }
};`;

test('in another folder, time zone, language and year the site is the same, byte for byte, and reads its content once', async () => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('elsewhere');
  linkPackages(fork);
  const [preload, counts] = [fork.path('preload.cjs'), fork.path('counts.json')];
  writeFileSync(preload, PRELOAD);
  const { ok, output } = await fork.node(
    ['--require', preload, fork.path('node_modules/vite/bin/vite.js'), 'build'],
    {
      ...{ CONTENT_DIR: FOLDER, COUNTED: FOLDER, COUNTS: counts },
      ...{ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    },
  );
  expect(ok, output).toBe(true);
  const first = hashes(DIST);
  expect(Object.keys(first).length).toBeGreaterThan(50);
  for (const kind of ['index.html', 'index.html.br', 'sw.js', '_headers'])
    expect(first).toHaveProperty([kind]);
  expect(hashes(fork.path('dist'))).toEqual(first);
  const read = Object.entries<number>(JSON.parse(readFileSync(counts, 'utf8')));
  const texts = read.filter(([file]) => /(resume|site|projects\/.*)\.json$/.test(file));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter(([, times]) => times > 1)).toEqual([]);
});
