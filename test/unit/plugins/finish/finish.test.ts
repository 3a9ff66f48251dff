import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkName } from '../../../../plugins/budget/built-files.ts';
import { moduleName } from '../../../../plugins/budget/module-sizes.ts';
import { filesIn } from '../../../../plugins/content/read/folder.ts';
import { copyOwnerFiles, pagesIn, writePagesAsFolders } from '../../../../plugins/finish/finish.ts';
import { precacheManifest } from '../../../../plugins/finish/service-worker.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

/** A new folder with files that contain their own names. */
const folderOf = (...files: string[]) =>
  temporaryFolder('finish', Object.fromEntries(files.map((file) => [file, file])));

test('each page is a folder too, for hosts without clean URLs; what the owner put there stays', () => {
  const site = folderOf(
    ...['index.html', '404.html', 'notify.html', 'talk.html', 'talk/index.html', 'slides/a.html'],
    ...['de/index.html', 'de/404.html', 'de/notify.html'],
  );
  const before = filesIn(site);
  writePagesAsFolders(site, ['index.html', 'notify.html', 'talk.html', 'de/index.html', 'de/notify.html']);
  expect(filesIn(site).filter((file) => !before.includes(file))).toEqual(
    expect.arrayContaining(['notify/index.html', 'de/notify/index.html']),
  );
  expect(filesIn(site)).toHaveLength(before.length + 2);
  const read = (file: string) => readFileSync(resolve(site, file), 'utf8');
  expect(['notify', 'de/notify', 'talk'].map((page) => read(`${page}/index.html`))).toEqual([
    'notify.html',
    'de/notify.html',
    'talk/index.html',
  ]);
});

test('the owner’s files replace generated ones, in each language; hidden ones are not published', () => {
  const content = folderOf(
    ...['contact.vcf', 'de/contact.vcf', 'talks/slides.html', '.env', '.git/config', '_headers']
      .concat('.well-known/security.txt', '.nojekyll')
      .map((file) => `public/${file}`),
  );
  symlinkSync(resolve(content, 'public/contact.vcf'), resolve(content, 'public/card.vcf'));
  const dist = folderOf('notify.html');
  writeFiles(dist, { 'contact.vcf': 'made', 'de/contact.vcf': 'made' });
  copyOwnerFiles(content, dist);
  const published = ['.nojekyll', '.well-known/security.txt', 'card.vcf', 'contact.vcf', 'de/contact.vcf'];
  expect(filesIn(dist).sort()).toEqual([...published, 'notify.html', 'talks/slides.html']);
  for (const file of ['contact.vcf', 'de/contact.vcf'])
    expect(readFileSync(resolve(dist, file), 'utf8')).toBe(`public/${file}`);
});

test('a page whose name begins like that of the not-found page has an address as any other', () => {
  expect(pagesIn(['404.html', 'main.js', '404-game.html', 'index.html'])).toEqual([
    '404-game.html',
    'index.html',
  ]);
});

test('a project may be called like one of the site’s own scripts', () => {
  expect(chunkName({ moduleIds: ['/site/src/first/main.tsx'] })).toBe('[name]');
  expect(chunkName({ moduleIds: ['\0content:projects', '/site/src/first/main.tsx'] })).toBe('[name]');
  expect(chunkName({ moduleIds: ['\0content:projects/main'] })).toBe('[name].page');
  expect(chunkName({ moduleIds: ['/site/src/components/picture.tsx', '\0content:blocks'] })).toBe('picture');
});

test.each([
  ['/home/kim/site/src/app.tsx', '/home/kim/site', 'src/app.tsx'],
  ['/home/kim/site/src/nav.module.css?inline', '/home/kim/site', 'src/nav.module.css'],
  ['C:/kim/site/node_modules/preact/dist/preact.mjs', 'C:/kim/site', 'node_modules/preact/dist/preact.mjs'],
  ['\0content:home', '/home/kim/site', 'content:home'],
])('names %s in %s as %s', (id, root, name) => {
  expect(moduleName(id, root)).toBe(name);
});

const precached = (files: Record<string, string>) =>
  precacheManifest(temporaryFolder('precache', files), Object.keys(files), '/');

const FILES = {
  'index.html': '<script src="/assets/main-x1y2z3.js">',
  'main-street.html': '<script src="/assets/main-x1y2z3.js">',
  '404.html': '<script src="/assets/main-x1y2z3.js">',
  'assets/main-street-a1b2c3.js': '',
  'assets/main-x1y2z3.js': '',
};

test('pages and the site’s own parts are precached, by URL; the entry is the script that pages load', () => {
  const folder = temporaryFolder('precache', { ...FILES, 'game/game.js': 'x'.repeat(3_000_000) });
  const { entry, pages, notFound, parts } = precacheManifest(folder, Object.keys(FILES), '/');
  expect(entry).toBe('assets/main-x1y2z3.js');
  expect([pages, notFound]).toEqual([['/', '/main-street'], '/404.html']);
  expect(Object.keys(parts)).toEqual(['/assets/main-street-a1b2c3.js', '/assets/main-x1y2z3.js']);
});

test('a change in a page changes the version', () => {
  const { version } = precached(FILES);
  expect(precached(FILES).version).toBe(version);
  expect(precached({ ...FILES, 'main-street.html': `${FILES['main-street.html']}!` }).version).not.toBe(
    version,
  );
});

test('rejects a part that takes too much of a phone’s storage', () => {
  const files = { ...FILES, 'assets/main-street-a1b2c3.js': 'x'.repeat(2_100_000) };
  expect(() => precached(files)).toThrow('assets/main-street-a1b2c3.js is larger than 2 MiB');
});

test('rejects a site without an entry script', () => {
  expect(() => precached({ 'index.html': '' })).toThrow('the site has no entry script');
});
