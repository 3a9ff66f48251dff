import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Budget } from '../index.d.ts';
import { baselineOf } from '../src/baseline.ts';
import { type MeasuredPage, reportOf } from '../src/report.ts';
import { markdown, terminalText, verdict } from '../src/report-text.ts';
import { type BuiltSite, openBuiltSite } from '../src/site.ts';
import { treemapOf } from '../src/treemap.ts';
import { compareFiles } from '../src/visit/measure.ts';
import { updateBudget } from '../src/write.ts';
import { folderOf } from './folder.ts';

/** The modules of the pages' script; the page itself has one part. */
let modules: Record<string, number> = {};
const site = {
  encoding: 'brotli',
  files: [] as string[],
  partsOf: (file: string) =>
    file === 'main-1a2b3c.js' ? modules : file === 'photo.avif' ? {} : { markup: 4800 },
} as BuiltSite;

/** A page with a script and a picture, and another picture that loads as the visitor scrolls. */
function page(path: string, script = 9000): MeasuredPage {
  const item = (file: string, kind: string, brotli: number, counts = true) => {
    const when = counts ? ('before load' as const) : ('on scroll' as const);
    const name = file.replace('-1a2b3c', '');
    return { file, name, kind, when, counts, raw: 3 * brotli, gzip: brotli, brotli, sent: brotli };
  };
  return {
    path,
    file: `${path.slice(1) || 'index'}.html`,
    figures: { html: 5000, js: script, pictures: 1000, firstView: 6000 + script, requests: 3, blocking: 0 },
    items: [
      item(`${path}.html`, 'html', 5000),
      item('main-1a2b3c.js', 'js', script),
      item('photo.avif', 'pictures', 1000),
      item('later.avif', 'pictures', 7000, false),
    ],
    unknown: [],
    hosts: [],
  };
}

const report = (pages: MeasuredPage[], budget: Budget, faults?: [string, string][]) =>
  reportOf({ pages, faults: new Map(faults) }, site, budget, 'budget.json');
const lines = (pages: MeasuredPage[], budget: Budget) => verdict(report(pages, budget)).split('\n');

test.each([
  ['the row * holds for every page', { '*': { js: 8000 } }, ['/ js', '/notes js']],
  ['a page’s own row goes before it', { '*': { js: 8000 }, '/': { js: 9000 } }, ['/notes js']],
  [
    'for the figures that it has',
    { '*': { js: 8000 }, '/': { html: 4999 } },
    ['/ html', '/ js', '/notes js'],
  ],
  [
    'each figure can have one',
    { '/': { firstView: 14_999, requests: 2, blocking: 0 } },
    ['/ firstView', '/ requests'],
  ],
  ['without a row there is none', {}, []],
])('ceilings: %s', (_, pages, expected) => {
  const { breaches } = report([page('/'), page('/notes')], { pages });
  expect(breaches.map(({ page, figure }) => `${page} ${figure}`)).toEqual(expected);
});

test('rows that fit nothing are reported with the remedy', () => {
  expect(report([page('/')], { pages: { '/gone': { js: 1 }, '/': { firstview: 1 } } }).problems).toEqual([
    'budget.json: pages["/gone"]: there is no such page: remove its row (--update does)',
    expect.stringMatching(
      /^budget.json: pages\["\/"\].firstview: no such figure: use html, .*firstView.*whole/,
    ),
  ]);
});

test('pages that could not be weighed are problems, and keep their rows', () => {
  const judged = report([page('/')], { pages: { '/loop': { js: 1 } } }, [['/loop', 'no longer answers']]);
  expect(judged).toMatchObject({ ok: false, problems: ['/loop: no longer answers'] });
});

test('a page that shows what the others weigh is neither counted nor in the baseline’s record, if the build names it', () => {
  const pages = ['/', ...Array.from({ length: 9 }, (_, index) => `/${index}`), '/budget'].map((path) =>
    page(path),
  );
  const ceilingWith = (reports: string[]) => {
    const recorded = { ...site, record: { base: '/', pages: [], chunks: [], reports } };
    const budget = { perPage: 25, pages: { '*': { js: 9000 } } };
    return reportOf({ pages, faults: new Map() }, recorded, budget, 'budget.json').pages[0]?.ceilings.js;
  };
  expect([ceilingWith([]), ceilingWith(['budget.html'])]).toEqual([9025, 9000]);
  const record = { base: '/', pages: [], chunks: [], reports: ['budget.html'] };
  const root = folderOf({ '.build/modules.json': JSON.stringify(record) });
  const file = resolve(root, 'budget.json');
  const place = { root, file, schema: resolve(root, 'schema.json') };
  const loadsIn = (dist: string) => {
    updateBudget({ ...place, dist: resolve(root, dist) }, {}, report([page('/'), page('/budget')], {}));
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).loads);
  };
  expect([loadsIn('dist'), loadsIn('other/dist')]).toEqual([['/'], ['/', '/budget']]);
});

test.each([
  ['/a|b', '/a\\|b'],
  ['/`c`', '/%60c%60'],
  ['/```\n# Heading', '/%60%60%60%0A# Heading'],
  ['/<img src=x onerror=alert(1)>', '/%3Cimg src=x onerror=alert(1)>'],
  ['/[x](javascript:alert(1))', '/[x%5D(javascript:alert(1))'],
  ['/@everyone', '/%40everyone'],
  ['/esc\u001b]0;evil\u0007\u001b[31mRED', '/esc%1B]0;evil%07%1B[31mRED'],
  ['/right\u202eleft', '/right%E2%80%AEleft'],
  ['/app/[slug]/über uns/photo@2x', '/app/[slug]/über uns/photo@2x'],
])('the page %j is %j in terminal and Markdown, in one line and without effect', (path, shown) => {
  const judged = report([page(path)], { pages: { '*': { js: 1 } } });
  for (const text of [terminalText(judged), markdown(judged)]) {
    expect(text.split('\n').some((line) => line.startsWith(`| ${shown} `))).toBe(true);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]|`c|<img|\]\(/u);
  }
  expect(verdict(judged).split('\n')).toHaveLength(2);
});

test('above the tolerance or a ceiling, page, file and module of what grew are named, once for a page', () => {
  modules = { 'src/app.ts': 5000, 'src/small.ts': 100 };
  const baseline = baselineOf(report([page('/')], {}));
  // Parts of files are named from 200 B on.
  expect(baseline).toEqual({
    '/ html': 5000,
    '/ js': 9000,
    '/ firstView': 15_000,
    '/: markup': 4800,
    'main.js: src/app.ts': 5000,
    'photo.avif': 1000,
  });
  modules = { 'src/app.ts': 5400, 'src/small.ts': 190, 'src/new.ts': 250 };
  expect(report([page('/', 9500)], { tolerance: 500, baseline }).ok).toBe(true);
  expect(lines([page('/', 9501)], { tolerance: 500, baseline })).toEqual([
    '✗ /: firstView is 15,501, 501 more than in the baseline, above the tolerance: accept it with --update',
    '    grew: main.js: src/app.ts +400 (5,000 → 5,400)',
    '          main.js: src/new.ts +250 (new)',
  ]);
  modules = { 'src/app.ts': 5400 };
  expect(lines([page('/', 9400)], { baseline, pages: { '*': { js: 9300, firstView: 15_300 } } })).toEqual([
    '✗ /: js is 9,400, 100 over its ceiling of 9,300',
    '    grew: main.js: src/app.ts +400 (5,000 → 5,400)',
    '✗ /: firstView is 15,400, 100 over its ceiling of 15,300',
  ]);
  expect(lines([page('/')], { pages: { '/': { js: 1 } } })[1]).toMatch(/nothing has grown/);
});

test('figures of whole visits have ceilings, a table and a baseline where they were made', () => {
  const home = page('/');
  Object.assign(home.figures, { roundTrips: 4, whole: 60_000, return: 0 });
  expect(baselineOf(report([home, page('/notes')], {}))).toMatchObject({
    '/ whole': 60_000,
    '/ return': 0,
    '/ roundTrips': 4,
  });
  expect(baselineOf(report([page('/notes')], {}))).not.toHaveProperty('/notes whole');
  const judged = report([home, page('/notes')], {
    pages: { '*': { whole: 59_000, deploy: 1 } },
    baseline: { '/ whole': 60_500, '/ roundTrips': 4 },
  });
  expect(judged.pages[0]?.changes).toEqual({
    html: null,
    js: null,
    firstView: null,
    roundTrips: 0,
    whole: -500,
    return: null,
  });
  expect(verdict(judged)).toMatch(/^✗ \/: whole is 60,000, 1,000 over its ceiling of 59,000\n[^✗]*$/);
  for (const text of [terminalText(judged), markdown(judged)])
    expect(text).toMatch(
      /^\| visits, bytes as sent \| +whole \| +return \|\n.*\n\| \/ +\| +60,000 \| +0 \|$/m,
    );
});

test('what changed is listed by part, whatever the ceilings: what grew, shrank, is new and is gone', () => {
  modules = { 'src/app.ts': 5000, 'src/same.ts': 700, 'src/gone.ts': 900 };
  const baseline = baselineOf(report([page('/'), page('/notes')], {}));
  modules = { 'src/app.ts': 4700, 'src/same.ts': 700, 'src/new.ts': 250, 'src/small.ts': 190 };
  const judged = report([page('/'), page('/notes')], { baseline });
  expect(judged.ok).toBe(true);
  const pages = ['/', '/notes'];
  expect(judged.changed).toEqual([
    { name: 'main.js: src/gone.ts', from: 900, to: 0, pages: [] },
    { name: 'main.js: src/app.ts', from: 5000, to: 4700, pages },
    { name: 'main.js: src/new.ts', from: 0, to: 250, pages },
  ]);
  expect(markdown(judged)).toMatch(
    /<details><summary>What changed<\/summary>\n\n.*\n.*\n\| main\.js: src\/gone\.ts +\| +900 \| +0 \| +-900 \| +0 \|\n/,
  );
  expect(report([page('/')], {}).changed).toEqual([]);
});

test('other hosts are named where all else is within its ceilings, and their requests can have one', () => {
  const home = { ...page('/'), hosts: ['cdn.example', 'fonts.example'] };
  home.figures.thirdParties = 3;
  expect(verdict(report([home], {}))).toBe(
    'Every page is within its ceilings. Not weighed is what other hosts send: cdn.example, fonts.example',
  );
  expect(lines([home], { pages: { '*': { thirdParties: 0 } } })[0]).toBe(
    '✗ /: thirdParties is 3, 3 over its ceiling of 0',
  );
});

test('what grew most is named first, however small it was, and nothing new below 200 B', () => {
  const baseline = { 'main.js: a': 300, 'main.js: b': 5000, 'main.js: c': 50, 'main.js: same': 900 };
  modules = { b: 5100, c: 120, tiny: 199, new: 200, same: 900, a: 1300 };
  const [breach] = report([page('/')], { baseline, pages: { '/': { js: 1 } } }).breaches;
  const names = breach?.grew.map(({ name }) => name.replace('main.js: ', ''));
  expect(names).toEqual(['/: markup', 'a', 'photo.avif', 'new', 'b']);
});

test('a site within its ceilings is said to be so; a column has what any page has; files go by weight', () => {
  const judged = report([page('/text', 0), page('/')], { baseline: { '/ firstView': 14_000 } });
  expect(verdict(judged)).toBe('Every page is within its ceilings.');
  expect(markdown(judged)).toMatch(/^## Page weight: within every ceiling\n\n\| bytes as sent/);
  expect(markdown(report([page('/')], { pages: { '/': { js: 1 } } }))).toMatch(
    /^##.*\n\n```\n✗ .*\n```\n\n\|/s,
  );
  const tight = report([page('/'), page('/notes', 9100)], { pages: { '*': { firstView: 15_000 } } });
  expect(terminalText(tight)).toMatch(
    /^\| \/ .* 15,000 \| +3 \| +15,000 \| +0 \| +\|\n\| \/notes .* -100 \|/m,
  );
  expect(terminalText(tight)).toMatch(
    /^\| main\.js +\| +before load \| +2 \| +27,300 \| +9,100 \| +9,100 \|$/m,
  );
  const rows = terminalText(judged).split('\n');
  const cells = (row = '') => row.split('|').map((cell) => cell.trim());
  expect(cells(rows[0]).slice(-4, -1)).toEqual(['ceiling', 'room', 'change']);
  expect(cells(rows[2]).slice(1, 4)).toEqual(['/text', '5,000', '0']);
  expect(cells(rows[2]).at(-2)).toBe('');
  expect(cells(rows[3]).at(-2)).toBe('+1,000');
  expect(rows.slice(4, 10).map((row) => cells(row)[1])).toEqual([
    undefined,
    'file',
    expect.stringMatching(/^:?-+/),
    'main.js',
    'later.avif',
    'photo.avif',
  ]);
  expect(cells(rows[5]).slice(1, -1)).toEqual(['file', 'loads', 'pages', 'raw', 'gzip', 'brotli']);
});

test('pages are in the same order in whichever language the machine is', () => {
  const sorted = ['index.html', 'Zoo.html', 'art.html', 'zoo.html', 'ärt.html', '404.html', 'de/index.html'];
  expect([...sorted].reverse().sort(compareFiles)).toEqual(sorted);
});

test('a treemap has each script, the largest first, and its modules by its source map, as texts', () => {
  const map = { version: 3, sources: ['../src/<a>.ts', '../src/b.ts'], names: [], mappings: 'AAAA,UCAA' };
  const root = folderOf({
    'index.html': '',
    'app-D4fKq2Zx.js': 'aaaaaaaaaabbbbbccccc',
    'app-D4fKq2Zx.js.map': JSON.stringify(map),
    'empty.js': '',
    'plain.js': 'alert(1)',
  });
  const html = treemapOf(
    reportOf({ pages: [], faults: new Map() }, openBuiltSite(root, '/'), {}, '', { all: true }),
  );
  const titles = [...html.matchAll(/flex-grow:(\d+);background[^"]*" title="([^"]*)">([^<\n]*)/g)];
  expect(titles.map(([, grow = '', title, text]) => `${title} | ${text}`.replaceAll(grow, 'N'))).toEqual([
    'app-D4fKq2Zx.js N | app.js N',
    'app-D4fKq2Zx.js: src/&lt;a>.ts N | &lt;a>.ts N',
    'app-D4fKq2Zx.js: src/b.ts N | b.ts N',
    'plain.js N | plain.js N',
  ]);
});
