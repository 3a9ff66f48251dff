import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { moduleName } from '../../../../plugins/budget/module-sizes.ts';
import { filesIn } from '../../../../plugins/content/read/folder.ts';
import { addressOf, chunkName } from '../../../../plugins/deployment/built-files.ts';
import { copyOwnerFiles, pagesIn, writePagesAsFolders } from '../../../../plugins/finish/finish.ts';
import { outDir } from '../../../../plugins/finish/out-dir.ts';
import { listSite, markPages } from '../../../../plugins/finish/service-worker.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
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

test.each([
  ['index.html', ''],
  ['de/index.html', 'de/'],
  ['de/notify.html', 'de/notify'],
  ['reindex.html', 'reindex'],
  ['de/card-index.html', 'de/card-index'],
])('only a page that is called index has the address of its folder: %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['/site/src/main.ts', '[name]'],
  ['/site/src/app.tsx', '[name]'],
  ['\0content:page/main', '[name].page'],
  ['\0content:page/for/app', '[name].version'],
])('a project may be called like one of the site’s own scripts: %j', (facadeModuleId, name) => {
  expect(chunkName({ facadeModuleId, moduleIds: [facadeModuleId, '\0content:page/main'] })).toBe(name);
});

test('what carousels and the app share is named after what most of it is', () => {
  const moduleIds = ['/site/node_modules/preact/dist/preact.mjs', '\0content:site?blocks.tsx'];
  expect(chunkName({ facadeModuleId: null, moduleIds })).toBe('react');
});

test.each([
  ['/home/kim/site/src/app.tsx', '/home/kim/site', 'src/app.tsx'],
  ['/home/kim/site/src/nav.module.css?inline', '/home/kim/site', 'src/nav.module.css'],
  ['C:/kim/site/node_modules/preact/dist/preact.mjs', 'C:/kim/site', 'node_modules/preact/dist/preact.mjs'],
  [
    '/kim/node_modules/preact/preact.mjs',
    '/kim/node_modules/portfolio-site',
    'node_modules/preact/preact.mjs',
  ],
  ['\0content:site?nav.tsx', '/home/kim/site', 'content:site'],
])('names %s in %s as %s', (id, root, name) => {
  expect(moduleName(id, root)).toBe(name);
});

const PAGE =
  '<style data-from="assets/main.css assets/own.css">url(/assets/face.woff2)</style>' +
  '<template id="entry" data-part="street.page" data-parts="app-12345678 +react-12345678 main;street.page-12345678 +react-12345678 own;home.page-12345678;notFound.page-12345678 main;lightbox-12345678">';
const PRELOADED = '<link rel="preload" as="font" href="/assets/preloaded.woff2">url(/assets/preloaded.woff2)';
const FILES = {
  'index.html': PAGE.replace(' assets/own.css', '').replace('street.page', 'home.page'),
  'street.html': PAGE + PRELOADED,
  'budget.html': 'no script runs on it',
  '404.html': PAGE.replace('street.page', 'notFound.page'),
  'assets/main.js': 'main',
  'assets/main.css': 'inlined in every page',
  'assets/own.css': 'inlined in some',
  'assets/face.woff2': 'a font',
  'assets/inlined.woff2': 'another',
  'assets/preloaded.woff2': 'inlined where it is not loaded',
  'assets/lightbox-12345678.js': 'only once it is used',
  'assets/street.page-12345678.js': 'street',
};
/** What shows every page. */
const SHELL = ['main.js', 'app-12345678.js', 'react-12345678.js'];
/** Lists a site of these files. */
function listed(files: Record<string, string>) {
  const bundle = Object.keys(files).map((fileName) => [
    fileName,
    {
      type: fileName.endsWith('.js') ? 'chunk' : 'asset',
      fileName,
      isEntry: fileName === 'assets/main.js',
      imports: [],
    },
  ]);
  const folder = temporaryFolder('offline', files);
  const list = listSite(folder, Object.fromEntries(bundle), '/');
  markPages(folder, list, '/');
  return { folder, ...list };
}

test('the worker lists pages with scripts, what shows each, and the files of the build; it marks each page', () => {
  const { folder, pages, notFound, files } = listed(FILES);
  expect(Object.keys(pages)).toEqual(['/', '/street']);
  expect(pages['/street']?.parts).toEqual(
    [...SHELL, 'street.page-12345678.js', 'own.css', 'face.woff2'].map((file) => `/assets/${file}`),
  );
  // What every page has inlined is never requested.
  expect(notFound).toEqual(
    [...SHELL, 'notFound.page-12345678.js', 'face.woff2'].map((file) => `/assets/${file}`),
  );
  expect(Object.keys(files)).toHaveLength(8);
  expect(readFileSync(resolve(folder, 'street.html'), 'utf8')).toContain(
    `<template id="entry" data-page="/street ${pages['/street']?.mark}" data-part=`,
  );
});

test('a project page may have a name that ends in “index”', () => {
  const { folder, pages } = listed({ ...FILES, 'reindex.html': FILES['street.html'] });
  expect(Object.keys(pages)).toEqual(['/', '/reindex', '/street']);
  expect(readFileSync(resolve(folder, 'reindex.html'), 'utf8')).toContain('data-page="/reindex ');
  writePagesAsFolders(folder, ['reindex.html']);
  expect(filesIn(folder)).toContain('reindex/index.html');
});

test('a change in a page changes its mark, and no other', () => {
  const { pages } = listed(FILES);
  expect(listed(FILES).pages).toEqual(pages);
  const changed = listed({ ...FILES, 'street.html': `${PAGE}!` }).pages;
  expect(changed['/street']?.mark).not.toBe(pages['/street']?.mark);
  expect(changed['/']).toEqual(pages['/']);
});

test('rejects a part that takes too much of a phone’s storage', () => {
  const files = { ...FILES, 'assets/street.page-12345678.js': 'x'.repeat(2_100_000) };
  expect(() => listed(files)).toThrow('assets/street.page-12345678.js is larger than 2 MiB');
});

test('rejects a site without a home page', () => {
  expect(() => listed({ 'index.html': '' })).toThrow('the site has no home page');
});

test('rejects a site whose home page does not name what its scripts load later', () => {
  const files = { ...FILES, 'index.html': FILES['index.html'].replace('data-parts', 'data-names') };
  expect(() => listed(files)).toThrow('no page names a part app (plugins/pages/html.ts)');
});

test('the site is written where the owner says, as seen from their folder, but never over their own files', () => {
  const owner = openOwner('/me', '/me/content');
  const written = (given?: string) => {
    const { config } = outDir(owner) as unknown as { config: (config: UserConfig) => UserConfig };
    return config({ build: { outDir: given } }).build?.outDir;
  };
  expect([undefined, 'out', '../site', '/srv/www'].map(written)).toEqual(
    ['/me/dist', '/me/out', '/site', '/srv/www'].map((folder) => resolve(folder)),
  );
  for (const given of ['.', '..', '/me/content', 'content/public', '/'])
    expect(() => written(given), given).toThrow('has files of yours');
});
