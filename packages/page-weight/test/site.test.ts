import { symlinkSync, truncateSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_FLIGHT_BYTES } from '../src/figures.ts';
import { parseHeaderRules } from '../src/headers.ts';
import { partsOfHtml, partsOfScript } from '../src/parts.ts';
import { kindIn, openBuiltSite, pagePath } from '../src/site.ts';
import { openHost } from '../src/visit/host.ts';
import { type Answer, roundTripsOf } from '../src/visit/round-trips.ts';
import { folderOf, write as writeInto } from './folder.ts';

let root: string;
const write = (file: string, text: string) => writeInto(root, { [file]: text });
beforeEach(() => {
  root = folderOf({ 'dist/index.html': 'x'.repeat(1000) });
});

test.each([
  ['Vite', 'assets/index-DiwrgTda.js', 'index.js'],
  ['Astro', '_astro/about.B1aF3xKq.css', '_astro/about.css'],
  ['Next', '_next/static/chunks/app/page-3f2a1b9c8d7e6f50.js', '_next/static/chunks/app/page.js'],
  ['Docusaurus', 'assets/js/main.6ee5b1a2.js', 'js/main.js'],
  ['VitePress', 'assets/chunks/theme.Dk3jL_xQ.js', 'chunks/theme.js'],
  ['Vite, with dashes', 'assets/carousel-player-DiwrgTda.js', 'carousel-player.js'],
  ['Vite, with dashes in the hash', 'assets/nav-bar-D_-rgTda.css', 'nav-bar.css'],
  ['no bundler, with a width', 'img/notify-card-736.avif', 'img/notify-card-736.avif'],
  ['no bundler', 'scripts/background-carousel.min.js', 'scripts/background-carousel.min.js'],
])('a file of %s has a name that stays', (_, file, name) => {
  expect(openBuiltSite(resolve(root, 'dist'), '/').nameOf(file)).toBe(name);
});

test('hashes without a digit are found where the project’s own build says so', () => {
  const hash = '-\\w{8}(?=\\.)|\\.\\w{6}(?=[-.])';
  write('.build/modules.json', JSON.stringify({ base: '/', pages: ['index.html'], hash, chunks: [] }));
  const { nameOf } = openBuiltSite(resolve(root, 'dist'), '/');
  expect(
    ['assets/main-nowxiuab.js', 'assets/logo.inIKpO.svg', 'assets/a-b.ZxW_LL-736.avif'].map(nameOf),
  ).toEqual(['main.js', 'logo.svg', 'a-b-736.avif']);
});

test('a file weighs what the host sends: the version beside it, brotli or gzip; pictures as they are', () => {
  write('dist/index.html.br', 'x'.repeat(20));
  write('dist/app.js', 'y'.repeat(1000));
  write('dist/photo.avif', 'z'.repeat(500));
  write('dist/index.html.gz', 'x'.repeat(30));
  const { weigh } = openBuiltSite(resolve(root, 'dist'), '/');
  expect(weigh('index.html')).toEqual({ raw: 1000, gzip: 30, brotli: 20, sent: 20 });
  expect(weigh('app.js').sent).toBe(brotliCompressSync('y'.repeat(1000)).length);
  expect(weigh('photo.avif')).toEqual({ raw: 500, gzip: 500, brotli: 500, sent: 500 });
  const gzipped = openBuiltSite(resolve(root, 'dist'), '/', 'gzip');
  expect(gzipped.weigh('index.html').sent).toBe(30);
  expect(gzipped.partsOf('index.html')).toEqual({ 'inline fonts': 0, 'inline styles': 0, markup: 30 });
});

test('paths lead to files below its base, with and without slash and ending', () => {
  for (const file of ['notes.html', 'talks/index.html', 'a b.html']) write(`dist/${file}`, '');
  const { fileAt } = openBuiltSite(resolve(root, 'dist'), '/x/');
  expect(['/x/', '/x/a%20b', '/x/gone', '/notes'].map(fileAt)).toEqual([
    'index.html',
    'a b.html',
    undefined,
    undefined,
  ]);
  expect(['/x/notes', '/x/notes/'].map(fileAt)).toEqual(['notes.html', 'notes.html']);
  expect(['/x/talks', '/x/talks/'].map(fileAt)).toEqual(['talks/index.html', 'talks/index.html']);
  expect(['index.html', 'notes.html', 'de/index.html'].map(pagePath)).toEqual(['/', '/notes', '/de/']);
});

test('the path that a site is made for may lack slashes, or be written as people read it', () => {
  const dist = resolve(root, 'dist');
  const given = ['/x', 'x', '/x/', '/x/y', '/ü b', '/'];
  expect(given.map((base) => openBuiltSite(dist, base).base)).toEqual([
    ...['/x/', '/x/', '/x/', '/x/y/', '/%C3%BC%20b/', '/'],
  ]);
});

test('a path that encodes no character is a file’s name as it is', () => {
  write('dist/100%.png', '');
  const { fileAt } = openBuiltSite(resolve(root, 'dist'), '/');
  expect(['/100%.png', '/100%25.png', '/%E0%A4%A'].map(fileAt)).toEqual(['100%.png', '100%.png', undefined]);
});

test('what the build recorded of a folder says nothing about the one beside it', () => {
  const chunks = [{ file: 'assets/main-aaaaaaa1.js', modules: {} }];
  write('.build/modules.json', JSON.stringify({ base: '/mine/', pages: [], chunks }));
  write('other/index.html', '');
  write('dist/assets/main-aaaaaaa1.js', '');
  expect(openBuiltSite(resolve(root, 'dist')).base).toBe('/mine/');
  expect(openBuiltSite(resolve(root, 'other'))).toMatchObject({ base: '/', record: undefined });
});

test('links within the folder are files; others are left out, and named', () => {
  write('secret.txt', '');
  write('dist/v2/a.html', '');
  for (const [link, target] of [
    ['in.html', 'v2/a.html'],
    ['out.txt', '../secret.txt'],
    ['v2/gone', 'nothing'],
    ['latest', 'v2'],
  ] as const)
    symlinkSync(target, resolve(root, 'dist', link));
  const { files, leftOut } = openBuiltSite(resolve(root, 'dist'), '/');
  expect(files.sort()).toEqual(['in.html', 'index.html', 'v2/a.html']);
  expect(leftOut.sort()).toEqual(['latest', 'out.txt', 'v2/gone']);
});

test('a text above 100 MB is not read; a film is weighed by its size', () => {
  for (const file of ['large.html', 'film.mp4']) {
    write(`dist/${file}`, '');
    truncateSync(resolve(root, 'dist', file), 3e9);
  }
  const { weigh, servedFrom } = openBuiltSite(resolve(root, 'dist'), '/');
  expect(() => weigh('large.html')).toThrow('large.html is above 100 MB');
  expect(weigh('film.mp4').brotli).toBe(3e9);
  expect(['film.mp4', 'index.html'].map(servedFrom)).toEqual([undefined, resolve(root, 'dist/index.html')]);
});

test('an empty folder is refused', () => {
  expect(() => openBuiltSite(root, '/')).toThrow(/no index\.html: build the site first/);
});

test.each([
  ['a.mjs', 'js'],
  ['a.woff2', 'fonts'],
  ['favicon.ico', 'pictures'],
  ['site.webmanifest', 'other'],
  ['assets/player.js', 'carousel'],
])('the kind of %s is %s', (file, kind) =>
  expect(kindIn({ kinds: { carousel: ['player.js'] } }, file)).toBe(kind),
);

test('a page has inline fonts, other inline styles, and the rest', () => {
  const font = `@font-face{src:url(data:font/woff2;base64,${btoa('f'.repeat(300))})}`;
  const parts = partsOfHtml(`<style>${font}p{margin:0}</style><p>text</p>`, 1000);
  expect(parts['inline fonts']).toBe(300);
  expect(Object.values(parts).reduce((sum, size) => sum + size)).toBe(1000);
});

test('modules share a script’s bytes by its source map', () => {
  // Ten characters of a.ts, five of b.ts, then five of which the map says that they have no source.
  const sources = ['webpack:///./src/a.ts', '../src/b.ts', null];
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: 'AAAA,UCAA,KCAA' });
  const parts = { 'src/a.ts': 20, 'src/b.ts': 10, bundler: 10 };
  expect(partsOfScript('aaaaaaaaaabbbbbccccc', map, 40)).toEqual(parts);
});

test.each([
  ['/a\n  X: 1\n  Y: 2\n/b\n  X: 3', { '/a': { X: '1', Y: '2' }, '/b': { X: '3' } }],
  ['/a b \r\n\tX-Mine :  "a": b \r\n \tY:c\r\n', { '/a b': { 'X-Mine': '"a": b', Y: 'c' } }],
  ['# /c\n/a#b\n  # X: 1\n\n \n  ! Y \n  Z: a # b', { '/a#b': { '! Y': '', Z: 'a # b' } }],
  ['  X: of no path\n/a', { '/a': {} }],
  ['', {}],
])('reads %j as %o', (text, rules) => {
  const read = parseHeaderRules(text).map(({ path, headers }) => [path, headers]);
  expect(read).toEqual(Object.entries(rules));
});

const answer = (bytes: number, ...needs: [index: number, bytes?: number][]): Answer => ({
  bytes,
  needs: needs.map(([index, part = 1]) => ({ index, bytes: part })),
});
const FLIGHT = FIRST_FLIGHT_BYTES;

test.each<[why: string, count: number, ...Answer[]]>([
  ['nothing to ask for', 0],
  ['a page in one flight', 1, answer(FLIGHT)],
  ['a byte more', 2, answer(FLIGHT + 1)],
  ['10 and 20 packets', 2, answer(3 * FLIGHT)],
  ['10, 20 and 40', 3, answer(7 * FLIGHT)],
  ['80 as well', 4, answer(7 * FLIGHT + 1)],
  ['a chain of three, however small', 3, answer(9), answer(9, [0]), answer(9, [1])],
  ['two that are asked for at once', 2, answer(9), answer(9, [0]), answer(9, [0])],
  ['two that share a flight which is too small for both', 3, answer(9), answer(FLIGHT, [0]), answer(1, [0])],
  ['flights that were not full do not grow', 4, answer(9), answer(9, [0]), answer(FLIGHT + 1, [1])],
  ['full ones do', 3, answer(FLIGHT), answer(2 * FLIGHT, [0]), answer(1, [0])],
  ['what the first flight names does not wait for the second', 2, answer(2 * FLIGHT), answer(9, [0, FLIGHT])],
  ['what the second names does', 3, answer(2 * FLIGHT), answer(9, [0, FLIGHT + 1])],
  ['of two that wait for each other neither is asked for', 1, answer(9), answer(9, [2]), answer(9, [1])],
])('waiting for the server: %s', (_, count, ...answers) => {
  expect(roundTripsOf(answers)).toBe(count);
});

describe('the host', async () => {
  const folder = folderOf({
    'index.html': 'Home',
    '404.html': 'Nothing',
    _headers: '/*\n  X-A: yes\n/a\n  X-B: 日本\n',
  });
  const site = openBuiltSite(folder, '/x/');
  const host = await openHost();
  afterAll(() => host.close());

  test('no address and no header ends the host: what can’t be sent is named', async () => {
    const whole = openBuiltSite(folder, '/');
    const visitor = host.visitor(whole, undefined);
    const get = (path: string) =>
      new Promise<number | undefined>((answered, failed) =>
        request(
          { port: host.port, path, headers: { host: new URL(visitor.origin).host } },
          ({ statusCode }) => answered(statusCode),
        )
          .on('error', failed)
          .end(),
      );
    expect([await get('//'), await get('//a.test/b'), await get('/?a')]).toEqual([200, 404, 200]);
    expect(visitor.fault).toBe('');
    expect(await get('/a')).toBe(404);
    expect(visitor.fault).toBe('_headers: "X-B: 日本" can\'t be sent: write it in ASCII');
  });

  test('a missing file that browsers ask for costs the not-found page, but not of another site', () => {
    const visitor = host.visitor(site, undefined);
    visitor.note('null/favicon.ico');
    visitor.note(`${visitor.origin}/favicon.ico`);
    expect(visitor.spent()).toBe(0);
    visitor.note(`${visitor.origin}/x/favicon.ico`);
    expect(visitor.spent()).toBe('Nothing'.length);
  });
});
