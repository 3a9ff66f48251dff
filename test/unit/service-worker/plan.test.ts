import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HASH_LENGTH } from '../../../src/part-file.ts';
import {
  documentFor,
  emptied,
  ownPage,
  ownPart,
  similarTo,
  surplus,
  wantedOf,
} from '../../../src/service-worker/plan.ts';
import type { OfflineList } from '../../../src/service-worker/scope.ts';

const partOf = (name: string, version = 'v') => `/assets/${name}-${version.padEnd(HASH_LENGTH, '0')}.js`;
const [main, home, notify, missing, box] = ['main', 'home', 'notify', 'missing', 'box'].map((name) =>
  partOf(name),
) as [string, string, string, string, string];

/** Every page needs `main`, each has one of its own, and `box` comes only once it is used. */
const LIST: OfflineList = {
  pages: {
    '/': { mark: 'v', parts: [main, home] },
    '/notify': { mark: 'v', parts: [main, notify] },
  },
  names: 'names',
  notFound: [main, missing],
  files: Object.fromEntries(
    [main, home, notify, missing, box].map((file) => [file, hash('sha256', file, 'base64').slice(0, 8)]),
  ),
};
const PARTS = [main, home, notify, missing];
const OLD_BOX = partOf('box', 'w');

test.each<[string, string[], string[], string[], boolean?]>([
  ['what is open, and the parts of every page', ['/notify'], [], ['/notify', ...PARTS]],
  ['the home page, if what is open is no page', ['/no'], [], ['/', ...PARTS]],
  ['the pages that were visited before', [], ['/', '/notify', '/gone'], ['/', '/notify', ...PARTS]],
  ['what was used before', ['/'], [OLD_BOX], ['/', ...PARTS, box]],
  ['what was used in this version', ['/'], [box], ['/', ...PARTS, box]],
  ['nothing else if data is saved', ['/'], [], ['/'], true],
  ['no page if data is saved and none is open', [], [], [], true],
  ['what was visited and used if data is saved', [], ['/', partOf('main', 'w')], ['/', main], true],
])('of a version is kept %s', (_, opened, before, kept, isLean) => {
  const { pages, files } = wantedOf(LIST, before, opened, isLean);
  expect([...pages, ...files]).toEqual(kept);
});

test('what was used of a page whose name ends in eight letters is kept in its next version', () => {
  const [before, now] = [partOf('my-carousel.page', 'w'), partOf('my-carousel.page')];
  const files = { ...LIST.files, [now]: 'changed' };
  expect(wantedOf({ ...LIST, files }, [before], [], true).files).toEqual([now]);
});

test('a file that was not used is not kept because an unchanged one of its name was', () => {
  const files = { ...LIST.files, [OLD_BOX]: 'as before' };
  expect(wantedOf({ ...LIST, files }, [OLD_BOX], []).files).toEqual([...PARTS, OLD_BOX]);
});

const pageOf = (mark: string, path = '/notify', status = 200) =>
  new Response(`<p>A page</p><template data-page="${path} ${mark}" data-parts="old">`, {
    status,
    headers: { 'x-own': 'kept' },
  });

test('a page of this version is kept with what the version names', async () => {
  const page = await ownPage('/notify', pageOf('v'), LIST);
  expect(await page?.text()).toBe('<p>A page</p><template data-page="/notify v" data-parts="names">');
  expect(page?.headers.get('x-own')).toBe('kept');
});

test.each([
  ['of another site', pageOf('v', '/portfolio/notify')],
  ['that is missing', new Response('', { status: 404 })],
  ['that is missing, though it is there', pageOf('v', '/notify', 404)],
])('a page %s is not kept', async (_, response) => {
  expect(await ownPage('/notify', response, LIST)).toBeUndefined();
});

test.each([
  ['of another version', pageOf('w')],
  ['of a host that fails', new Response('', { status: 500 })],
])('no version is taken over with a page %s', async (_, response) => {
  await expect(ownPage('/notify', response, LIST)).rejects.toThrow('/notify is of another version');
});

test('a part is taken over only as the list names it', async () => {
  expect(await (await ownPart(main, new Response(main), LIST)).text()).toBe(main);
  for (const [address, text] of [
    [main, 'half'],
    ['/assets/unlisted.js', main],
  ] as const)
    await expect(ownPart(address, new Response(text), LIST)).rejects.toThrow(`${address} is damaged`);
});

test.each<[string, string, string[], [string, number]?]>([
  ['a page', '/', ['/notify', main, home], ['/notify', 200]],
  ['that a page is without a part', '/', ['/notify', main, missing], ['/notify', 503]],
  ['that there is no such page', '/no', [main, missing, '/'], ['/', 404]],
  ['nothing without what says so', '/', ['/notify', main]],
  ['nothing without a page', '/', [main, home, missing]],
])('in the document of another page is shown %s', (_, address, stored, [source, status] = ['', 0]) => {
  expect(documentFor(address, LIST, stored)).toEqual(source ? { source, status } : undefined);
});

test.each([
  ['<html lang="en" data-accent="any">', '/notify', '<html lang="en" data-accent="notify">'],
  ['<html lang="en">', undefined, '<html lang="en" data-accent="">'],
])('a document is emptied for what it shows: %s for %s', (root, address, shown) => {
  const page = (html: string, title: string, items: string, main: string) =>
    `${html}<title>${title}</title><ul id="menu" class="m">${items}</ul><main id="main">${main}</main><ul>`;
  const items = '<li>One</li>\n<li>Two</li>';
  expect(emptied(page(root, 'Home', items, '<p>One</p>\n<ul></ul>'), address)).toBe(page(shown, '', '', ''));
});

test('of more than a hundred pictures the oldest go', () => {
  const names = Array.from({ length: 102 }, (_, index) => `${index}.webp`);
  expect(surplus(names)).toEqual(['0.webp', '1.webp']);
});

test.each([
  ['one-1080.webp', 'one-400.avif'],
  ['plan.png', 'plan-12.svg'],
  ['three-4.avif', 'three.webp'],
  ['on-736.avif', undefined],
  ['one-a.avif', undefined],
])('without a network %s is shown as the file of it that was kept last: %s', (wanted, shown) => {
  const kept = ['one-736.avif', 'one-400.avif', 'plan-12.svg', 'three.webp', 'one-12.a-b', 'two.webp'];
  expect(similarTo(wanted, kept)).toBe(shown);
});
