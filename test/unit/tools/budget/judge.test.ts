import { expect, test } from 'vitest';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { measure } from '../../../../tools/budget/measure.ts';
import { print } from '../../../../tools/budget/print.ts';
import { reportOf } from '../../../../tools/budget/report.ts';
import type { Budget } from '../../../../tools/budget/types.ts';
import { budget, fixture } from './fixture.ts';

const verdictOf = (plan: Budget, site = fixture()) => judge(measure(site, plan), plan);
const withBaseline = (): Budget => ({ ...budget(), baseline: baselineOf(measure(fixture(), budget())) });

test('a build within its ceilings is good', () => {
  expect(verdictOf(budget())).toEqual({ problems: [], breaches: [] });
});

test('5 kB more in the entry break the ceilings of pages and script, and the module is named', () => {
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
  const text = print(reportOf(measured, plan, judge(measured, plan)));
  expect(text).toContain(
    '✗ /: js is 15,500, 2,500 over its ceiling of 13,000\n    grew: src/loading/fat.ts +5,000 (new)',
  );
});

test('a heavier photo is named too', () => {
  const { breaches } = verdictOf(withBaseline(), fixture({ 'assets/photo.pppppppp-736.avif': 12000 }));
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

test('a ceiling that is missing is asked for', () => {
  const plan = budget();
  delete (plan.pages['/'] as Partial<Budget['pages'][string]>).js;
  expect(verdictOf(plan).problems).toEqual([
    'budget.json: pages["/"].js: no ceiling: give it a number of bytes (now 10500)',
  ]);
});

test('so is one for pages to come', () => {
  const { newPage, ...plan } = budget();
  const { js: _, ...others } = newPage;
  expect(verdictOf({ ...plan, newPage: others as Budget['newPage'] }).problems).toEqual([
    'budget.json: newPage.js: no ceiling for pages to come: give it a number',
  ]);
  expect(verdictOf(plan as Budget).problems).toHaveLength(6);
});

test('a page without ceilings is said, and one that was not built', () => {
  const plan = budget();
  plan.pages['/gone'] = plan.pages['/notify'] as Budget['pages'][string];
  delete plan.pages['/notify'];
  const { problems } = verdictOf(plan);
  expect(problems[0]).toMatch(/"\/notify" \(notify\.html\) has no ceilings: add it \(now \{ "html": 6000,/);
  expect(problems[1]).toMatch(/"\/gone" was not built/);
});

test('a script without a ceiling is said, and one that was not built', () => {
  const plan = budget();
  plan.chunks.gone = { loads: 'on navigation', ceiling: 1 };
  delete plan.chunks.player;
  const { problems } = verdictOf(plan);
  expect(problems[0]).toMatch(/chunks: "player" has no ceiling: add it \(now 13000 B/);
  expect(problems[1]).toMatch(/chunks: "gone" was not built/);
});

test('the carousels have ceilings of their own', () => {
  const plan = { ...budget(), carousels: { median: 14000, largest: 19000 } };
  expect(verdictOf(plan).breaches.map(({ figure, value }) => [figure, value])).toEqual([
    ['median', 15000],
    ['largest', 20000],
  ]);
  expect(verdictOf({ ...budget(), carousels: {} as Budget['carousels'] }).problems).toHaveLength(2);
});
