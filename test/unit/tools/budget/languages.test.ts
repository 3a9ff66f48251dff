import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { precacheManifest } from '../../../../plugins/service-worker.ts';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { inFirstLanguage, withLanguages } from '../../../../tools/budget/ceilings.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { measure, openSite } from '../../../../tools/budget/measure.ts';
import type { Budget } from '../../../../tools/budget/types.ts';
import { total } from '../../../../tools/budget/weigh.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';
import { budget, budgetFiles } from './fixture.ts';

const root = temporaryFolder('budget');

const chunk = (name: string, prefix: string) => ({
  file: `${prefix}assets/${name}-aaaaaa.js`,
  name: prefix + name,
  imports: [],
  dynamicImports: name === 'main' ? [`${prefix}assets/background-aaaaaa.js`] : [],
  css: [`${prefix}assets/main-aaaaaa.css`],
  modules: { [`src/${name}.ts`]: 300 },
});
/** The build's record of a language's scripts. */
const modules = (prefix: string) =>
  JSON.stringify({
    base: `/${prefix}`,
    pages: [`${prefix}index.html`, `${prefix}notify.html`],
    chunks: [chunk('main', prefix), chunk('background', prefix)],
  });
const page = (base: string) =>
  `<html><head><style data-from="assets/main-aaaaaa.css">p{top:0}</style></head><body><img src="/assets/photo.pppppp.svg"><script type="module" src="${base}assets/main-aaaaaa.js"></script></body></html>`;

/** A built site of two pages in two languages, which share a picture. */
function built() {
  const files: Record<string, string> = {
    'dist/google1234.html': 'google-site-verification: google1234.html',
    'dist/index.html.br': '',
    'dist/assets/photo.pppppp.svg': '<svg/>',
    '.build/modules.json': modules(''),
    '.build/modules.de.json': modules('de/'),
    // Left over from a language that was removed from the site.
    '.build/modules.fr.json': modules('fr/'),
  };
  for (const base of ['/', '/de/']) {
    for (const name of ['index', 'notify']) files[`dist${base}${name}.html`] = page(base);
    for (const name of ['main', 'background']) files[`dist${base}assets/${name}-aaaaaa.js`] = 'export {}';
    files[`dist${base}assets/main-aaaaaa.css`] = 'p{top:0}';
    files[`dist${base}sw.js`] = 'self';
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(resolve(root, name)), { recursive: true });
    writeFileSync(resolve(root, name), text);
  }
  return openSite(resolve(root, 'dist'));
}

function plan(): Budget {
  const { main, background } = budget().chunks;
  return { ...budget(), chunks: { ...(main && { main }), ...(background && { background }) } };
}

test('weighs for offline visits exactly what the first language’s service worker precaches', () => {
  const site = built();
  const own = site.pages.filter((file) => !file.startsWith('de/'));
  const { parts } = precacheManifest(resolve(root, 'dist'), own, '/', site.languages);
  const kept = [...own, ...Object.keys(parts).map((path) => path.slice(1))];
  const { offline } = measure(site, withLanguages(plan(), site.languages));
  expect(offline?.kept).toEqual(total(kept.map(site.weigh)));
});

test('weighs the pages of each language with their own scripts and the shared pictures', () => {
  const site = built();
  expect(site.languages).toEqual(['de']);
  const { pages } = measure(site, withLanguages(plan(), site.languages));
  expect(pages.map(({ path }) => path)).toEqual(['/', '/notify', '/de/', '/de/notify']);
  expect(pages[2]?.items.map(({ file }) => file)).toEqual([
    'de/index.html',
    'de/assets/main-aaaaaa.js',
    'de/assets/background-aaaaaa.js',
    'assets/photo.pppppp.svg',
  ]);
});

test('a page in a further language has the ceilings of the first, unless it has its own', () => {
  const site = built();
  const extended = withLanguages(plan(), site.languages);
  expect(extended.pages['/de/']).toEqual(plan().pages['/']);
  expect(extended.pages['/de/notify']).toEqual(plan().pages['/notify']);
  expect(extended.chunks['de/main']).toEqual(plan().chunks.main);
  expect(withLanguages(extended, site.languages)).toEqual(extended);
  const own = {
    ...plan(),
    pages: { ...plan().pages, '/de/': { html: 1, js: 1, firstView: 1, blocking: 0 } },
  };
  const measured = measure(site, withLanguages(own, site.languages));
  expect(
    judge(measured, withLanguages(own, site.languages), budgetFiles()).breaches.map(({ where }) => where),
  ).toContain('/de/');
});

test('a page in a further language has the other ceilings of the first if it changes one', () => {
  const { '/': home, ...pages } = plan().pages;
  const changed = { '/de/': { firstView: 1 } } as unknown as Budget['pages'];
  const extended = withLanguages({ ...plan(), pages: { ...pages, ...(home && { '/': home }), ...changed } }, [
    'de',
  ]);
  expect(extended.pages['/de/']).toEqual({ ...home, firstView: 1 });
});

test('pages in a further language are not new pages, and only the first language’s parts are recorded', () => {
  const site = built();
  const measured = measure(site, withLanguages(plan(), site.languages));
  expect(inFirstLanguage(measured, ['de']).pages.map(({ path }) => path)).toEqual(['/', '/notify']);
  expect(
    inFirstLanguage(measured, ['de'])
      .chunks.map(({ name }) => name)
      .sort(),
  ).toEqual(['background', 'main']);
  const { pages, parts } = baselineOf(measured, ['de']);
  expect(Object.keys(pages)).toContain('/de/notify');
  expect(Object.keys(parts).filter((name) => name.startsWith('de/'))).toEqual([]);
});

test('refuses a site whose compressed files are missing: each would be weighed uncompressed', () => {
  built();
  rmSync(resolve(root, 'dist/index.html.br'));
  expect(() => openSite(resolve(root, 'dist'))).toThrow(
    'index.html.br: the compressed files are missing: run `npm run build` first',
  );
});
