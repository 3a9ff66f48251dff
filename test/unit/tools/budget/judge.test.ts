import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../../../../plugins/budget/budget.ts';
import type { Folder } from '../../../../tools/budget/folder.ts';
import { baselineOf, judge } from '../../../../tools/budget/judge.ts';
import type { MeasuredPage } from '../../../../tools/budget/measure.ts';
import { markdown, print, reportOf, verdict } from '../../../../tools/budget/report.ts';

/** The modules of the pages' script; the page itself has one part. */
let modules: Record<string, number> = {};
const folder = {
  partsOf: (file: string) =>
    file === 'main-1a2b3c.js' ? modules : file === 'photo.avif' ? {} : { markup: 4800 },
} as Folder;

/** A page with a script and a picture, and another picture that loads as the visitor scrolls. */
function page(path: string, script = 9000): MeasuredPage {
  const item = (file: string, kind: string, brotli: number, counts = true) => {
    const when = counts ? ('before load' as const) : ('on scroll' as const);
    const name = file.replace('-1a2b3c', '');
    return { file, name, kind, when, counts, raw: 3 * brotli, gzip: brotli, brotli };
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
  };
}

const judged = (pages: MeasuredPage[], budget: Budget) => judge(pages, folder, budget, 'budget.json');
const lines = (pages: MeasuredPage[], budget: Budget) =>
  verdict(reportOf(pages, budget, judged(pages, budget))).split('\n');

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
  const { breaches } = judged([page('/'), page('/notes')], { pages });
  expect(breaches.map(({ page, figure }) => `${page} ${figure}`)).toEqual(expected);
});

test('rows that fit nothing are reported with the remedy', () => {
  expect(judged([page('/')], { pages: { '/gone': { js: 1 }, '/': { firstview: 1 } } }).problems).toEqual([
    'budget.json: pages["/gone"]: there is no such page: remove its row (--update does)',
    expect.stringMatching(/^budget.json: pages\["\/"\].firstview: no such figure: use html, js, .*firstView/),
  ]);
});

describe('growth since the baseline', () => {
  modules = { 'src/app.ts': 5000, 'src/small.ts': 100 };
  const before = page('/');
  const baseline = baselineOf([before], folder);

  test('the baseline is flat: figures of pages, and parts of files from 200 B on', () => {
    expect(baseline).toEqual({
      '/ html': 5000,
      '/ js': 9000,
      '/ firstView': 15_000,
      '/: markup': 4800,
      'main.js: src/app.ts': 5000,
      'photo.avif': 1000,
    });
  });

  test('up to the tolerance is accepted, above it page, file and module are named', () => {
    modules = { 'src/app.ts': 5400, 'src/small.ts': 190, 'src/new.ts': 250 };
    expect(lines([page('/', 9500)], { tolerance: 500, baseline })).toEqual([
      'Every page is within its ceilings.',
    ]);
    expect(lines([page('/', 9501)], { tolerance: 500, baseline })).toEqual([
      '✗ /: firstView is 15,501, 501 more than in the baseline, above the tolerance: accept it with --update',
      '    grew: main.js: src/app.ts +400 (5,000 → 5,400)',
      '          main.js: src/new.ts +250 (new)',
    ]);
  });

  test('above a ceiling it is named too, once for all figures of the page', () => {
    modules = { 'src/app.ts': 5400 };
    expect(lines([page('/', 9400)], { baseline, pages: { '*': { js: 9300, firstView: 15_300 } } })).toEqual([
      '✗ /: js is 9,400, 100 over its ceiling of 9,300',
      '    grew: main.js: src/app.ts +400 (5,000 → 5,400)',
      '✗ /: firstView is 15,400, 100 over its ceiling of 15,300',
    ]);
    modules = {};
    expect(lines([page('/')], { baseline: {}, pages: { '/': { js: 1 } } })[1]).toMatch(/nothing has grown/);
  });
});

test('the report is as its schema says, and shows pages and files in a terminal and as Markdown', () => {
  const budget: Budget = { pages: { '*': { firstView: 15_000 } }, baseline: { '/ firstView': 14_900 } };
  const pages = [page('/'), page('/notes', 9100)];
  const report = reportOf(pages, budget, judged(pages, budget));
  const schema = resolve(import.meta.dirname, '../../../../tools/budget/report.schema.json');
  const valid = new Ajv({ strictTypes: false }).compile(JSON.parse(readFileSync(schema, 'utf8')));
  valid(JSON.parse(JSON.stringify(report)));
  expect(valid.errors).toBeNull();
  expect(print(report)).toMatch(/^\/ +5,000 +9,000 +1,000 +15,000 +15,000 +0 +\+100 +3 +0/m);
  expect(print(report)).toMatch(/^main\.js +before load +2 +27,300 +9,100 +9,100$/m);
  expect(markdown(report)).toContain('## Page weight: 1 problem');
  expect(markdown(report)).toContain('✗ /notes: firstView is 15,100, 100 over its ceiling of 15,000');
  expect(markdown(report)).toMatch(/^\| \/notes \| 5,000 \| 9,100 \|/m);
});
