import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { BUILD_MS, buildSite, changedDemonstration, copyProject, Fork } from '../support/fork.ts';
import { DIST, FOLDER } from '../support/site.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Returns the hash of each file in a folder, by path, but for those that a pattern leaves out. */
function hashes(folder: string, others = /^$/): Record<string, string> {
  const files = filesIn(folder).filter((file) => !others.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(resolve(folder, file));
      return [file, createHash('sha256').update(bytes).digest('hex')];
    }),
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

test('in another folder, time zone, language and year the site is the same, byte for byte', async () => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('elsewhere');
  linkPackages(fork);
  const [preload, counts] = [fork.path('preload.cjs'), fork.path('counts.json')];
  writeFiles(fork.root, { 'preload.cjs': PRELOAD });
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
  const read = JSON.parse(readFileSync(counts, 'utf8'));
  const texts = filesIn(FOLDER).filter((file) => /\.(json|md)$/.test(file));
  // The ceilings are read again by the package that weighs pages.
  expect(read).toEqual({ ...Object.fromEntries(texts.map((file) => [file, 1])), 'budget.json': 2 });
});

const OF_VERSIONS = /(?:^|\/)for\/|-(?:acme|fjord|globex)\.pdf|\.version-/;

test('with three versions every other file is what it is with none, byte for byte', async () => {
  test.setTimeout(2 * BUILD_MS);
  // A text that ends in a tag keeps it on the page, unless a version names that tag.
  const folder = changedDemonstration((text) =>
    text.replace('{operations}', '{games}').replace(', "operations"', ''),
  );
  for (const versions of ['versions', 'de/versions'])
    for (const name of ['acme', 'globex'])
      cpSync(resolve(folder, versions, 'fjord.json'), resolve(folder, versions, `${name}.json`));
  const three = await buildSite('three-versions', folder);
  const pages = readdirSync(resolve(three, 'for')).filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(3);
  const withThree = hashes(three, OF_VERSIONS);
  for (const versions of ['versions', 'de/versions']) rmSync(resolve(folder, versions), { recursive: true });
  const none = hashes(await buildSite('no-version', folder), OF_VERSIONS);
  expect(Object.keys(none).length).toBeGreaterThan(100);
  expect(none).toHaveProperty(['sw.js']);
  expect(withThree).toEqual(none);
});

test('before a release the files of each site that differ from the last one are named', () => {
  test.setTimeout(BUILD_MS);
  const project = resolve(temporaryFolder('changes'), 'my code');
  copyProject(project);
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(project, 'node_modules'));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: 'examples/student', SITE_URL: '' },
    });
  const changes = (...words: string[]) =>
    run('node', 'node_modules/jiti/lib/jiti-cli.mjs', 'tools/changes.ts', ...words);
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', 'commit', '-qm', 'First');
  expect(() => changes()).toThrow('No release has a tag here');
  run('git', 'tag', 'v1');
  expect(changes()).toMatch(/^examples\/student: 0 of \d+ files differ since v1\n$/);

  const shell = readFileSync(resolve(project, 'src/components/shell.tsx'), 'utf8');
  writeFiles(project, { 'src/components/shell.tsx': shell.replace('<footer', '<footer data-updated=""') });
  const named = changes('--since', 'HEAD');
  expect(named).toMatch(/^examples\/student: \d of \d+ files differ since HEAD\n/);
  expect(named).toContain('\n  index.html\n');
  expect(named).not.toContain('resume.json');
});
