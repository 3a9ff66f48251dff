import { expect, test } from 'vitest';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { measure } from '../../../../tools/budget/measure.ts';
import { print } from '../../../../tools/budget/print.ts';
import { reportOf } from '../../../../tools/budget/report.ts';
import type { Budget } from '../../../../tools/budget/types.ts';
import { budget, budgetFiles, fixture } from './fixture.ts';

const verdictOf = (plan: Budget, site = fixture(), files = budgetFiles()) =>
  judge(measure(site, plan), plan, files);
const withBaseline = (): Budget => ({ ...budget(), baseline: baselineOf(measure(fixture(), budget())) });

test('accepts a build within its ceilings', () => {
  expect(verdictOf(budget())).toEqual({ problems: [], breaches: [] });
});

test('names the module when 5 kB more in the entry exceed the ceilings of pages and script', () => {
  const plan = withBaseline();
  const site = fixture({ 'assets/main-aaaaaa.js': 14000 }, { 'src/loading/fat.ts': 5000 });
  const { breaches } = verdictOf(plan, site);
  expect(breaches.map(({ where, figure }) => `${where} ${figure}`)).toEqual([
    '/ js',
    '/notify js',
    'main the script',
  ]);
  for (const { grew } of breaches) expect(grew).toEqual([{ name: 'src/loading/fat.ts', from: 0, to: 5000 }]);
  const measured = measure(site, plan);
  const text = print(reportOf(measured, plan, judge(measured, plan, budgetFiles())));
  expect(text).toContain(
    '✗ /: js is 15,500, 2,500 over its ceiling of 13,000\n    grew: src/loading/fat.ts +5,000 (new)',
  );
});

test('names a photo that became heavier', () => {
  const { breaches } = verdictOf(withBaseline(), fixture({ 'assets/photo.pppppp-736.avif': 12000 }));
  expect(breaches).toEqual([
    {
      where: '/',
      figure: 'firstView',
      value: 28100,
      ceiling: 27000,
      grew: [{ name: 'photo-736.avif', from: 4000, to: 12000 }],
    },
  ]);
});

test('reports a missing ceiling of a page', () => {
  const plan = budget();
  delete (plan.pages['/'] as Partial<Budget['pages'][string]>).js;
  expect(verdictOf(plan).problems).toEqual([
    'budget.json: pages["/"].js: missing ceiling: set a number of bytes (now 10500)',
  ]);
});

test('reports missing ceilings for new pages', () => {
  const { newPage, ...plan } = budget();
  const { js: _, ...others } = newPage;
  expect(verdictOf({ ...plan, newPage: others as Budget['newPage'] }).problems).toEqual([
    'budget.json: newPage.js: missing ceiling for new pages: set a number',
  ]);
  expect(verdictOf(plan as Budget).problems).toHaveLength(6);
});

test('reports a page without ceilings, and one that was not built', () => {
  const plan = budget();
  plan.pages['/gone'] = plan.pages['/notify'] as Budget['pages'][string];
  delete plan.pages['/notify'];
  const { problems } = verdictOf(plan);
  expect(problems[0]).toMatch(/"\/notify" \(notify\.html\) has no ceilings: add them \(now \{ "html": 6000,/);
  expect(problems[1]).toMatch(/"\/gone" was not built/);
});

test('names the file of a row, or the one where it belongs', () => {
  const plan = budget();
  const page = plan.pages['/notify'] as Budget['pages'][string];
  plan.pages = { '/': { ...page, js: Number.NaN }, '/gone': page };
  plan.chunks.gone = { loads: 'on navigation', ceiling: 1 };
  delete plan.chunks.player;
  const filesIn = (own: string[]) =>
    verdictOf(plan, fixture(), budgetFiles(own)).problems.map((problem) =>
      problem.replace(/^([^:]+: \w+).*?"(.+?)".*/, '$1 $2'),
    );
  expect(filesIn([])).toEqual([
    'budget.json: pages /',
    'src/content/budget.json: pages /notify',
    'budget.json: pages /gone',
    'budget.json: chunks player',
    'budget.json: chunks gone',
  ]);
  expect(filesIn(['/', '/gone', 'gone'])).toEqual([
    'src/content/budget.json: pages /',
    'src/content/budget.json: pages /notify',
    'src/content/budget.json: pages /gone',
    'budget.json: chunks player',
    'src/content/budget.json: chunks gone',
  ]);
});

test('a page’s own script without a ceiling belongs next to the content', () => {
  const measured = measure(fixture(), budget());
  const chunks = measured.chunks.map((chunk) =>
    chunk.name === 'player' ? { ...chunk, name: 'notify' } : chunk,
  );
  const { player: _, ...others } = budget().chunks;
  expect(judge({ ...measured, chunks }, { ...budget(), chunks: others }, budgetFiles()).problems).toEqual([
    expect.stringMatching(/^src\/content\/budget\.json: chunks: "notify" has no ceiling/),
  ]);
});

test('does not report rows that are in neither file', () => {
  const plan = budget();
  plan.pages['/de/gone'] = plan.pages['/notify'] as Budget['pages'][string];
  expect(verdictOf(plan, fixture(), { ...budgetFiles(), having: () => undefined }).problems).toEqual([]);
});

test('reports a script without a ceiling, and one that was not built', () => {
  const plan = budget();
  plan.chunks.gone = { loads: 'on navigation', ceiling: 1 };
  delete plan.chunks.player;
  const { problems } = verdictOf(plan);
  expect(problems[0]).toMatch(/chunks: "player" has no ceiling: add one \(now 13000 B/);
  expect(problems[1]).toMatch(/chunks: "gone" was not built/);
});

test('compares the carousel pictures with their own ceilings', () => {
  const plan = { ...budget(), carousels: { median: 14000, largest: 19000 } };
  expect(verdictOf(plan).breaches.map(({ figure, value }) => [figure, value])).toEqual([
    ['median', 15000],
    ['largest', 20000],
  ]);
  expect(verdictOf({ ...budget(), carousels: {} as Budget['carousels'] }).problems).toHaveLength(2);
});
