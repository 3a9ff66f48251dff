import { expect, test } from 'vitest';
import { precacheManifest } from '../../../../plugins/finish/service-worker.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const site = (files: Record<string, string>) =>
  precacheManifest(temporaryFolder('precache', files), Object.keys(files), '/');

const FILES = {
  'index.html': '<script src="/assets/main-x1y2z3.js">',
  'main-street.html': '<script src="/assets/main-x1y2z3.js">',
  '404.html': '<script src="/assets/main-x1y2z3.js">',
  'assets/main-street-a1b2c3.js': '',
  'assets/main-x1y2z3.js': '',
};

test('the entry is the script that pages load, whatever a project is called', () => {
  expect(site(FILES).entry).toBe('assets/main-x1y2z3.js');
});

test('pages and parts are listed by URL, the not-found page separately', () => {
  const { pages, notFound, parts } = site(FILES);
  expect(pages).toEqual(['/', '/main-street']);
  expect(notFound).toBe('/404.html');
  expect(Object.keys(parts)).toEqual(['/assets/main-street-a1b2c3.js', '/assets/main-x1y2z3.js']);
});

test('the owner’s own scripts are neither downloaded by every visitor nor limited in size', () => {
  const folder = temporaryFolder('precache', { ...FILES, 'game/game.js': 'x'.repeat(3_000_000) });
  const { parts } = precacheManifest(folder, Object.keys(FILES), '/');
  expect(Object.keys(parts)).toEqual(['/assets/main-street-a1b2c3.js', '/assets/main-x1y2z3.js']);
});

test('a change in a page changes the version', () => {
  const { version } = site(FILES);
  expect(site(FILES).version).toBe(version);
  expect(site({ ...FILES, 'main-street.html': `${FILES['main-street.html']}!` }).version).not.toBe(version);
});

test('rejects a site without an entry script', () => {
  expect(() => site({ 'index.html': '' })).toThrow('the site has no entry script');
});
