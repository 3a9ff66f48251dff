import { expect, test } from 'vitest';
import { inTurn } from '../../../../tools/measure/bench/in-turn.ts';
import { type Bench, missedGoals, printBench } from '../../../../tools/measure/bench/report.ts';
import { median, medians } from '../../../../tools/statistics.ts';

const audit = (lcp: number, tbt: number, performance = 100, seo = 100) => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo,
  fcp: 700,
  lcp,
  tbt,
  cls: 0,
});
const bench = (more: Partial<Bench>): Bench => ({
  machine: { browser: '156.0', cores: 2, load: 0.4, loop: 100 },
  runs: 3,
  ...more,
});
const press = (rate: 4 | 8, ours: number, control: number) => ({
  interactions: [{ name: 'copy', rate, ours, control }],
});

test('a page and its control are measured in turn, each first in every other run', async () => {
  const order: string[] = [];
  const measure = (name: string) => async () => order.push(name);
  await inTurn(3, measure('ours'), measure('control'));
  expect(order.join(' ')).toBe('ours control control ours ours control');
});

test.each<[string, Partial<Bench>, string[]]>([
  [
    'TBT 50 ms above the control',
    { pages: [{ path: '/', audits: [{ ours: audit(800, 350), control: audit(800, 300) }] }] },
    [],
  ],
  [
    'TBT 51 ms above it',
    { pages: [{ path: '/', audits: [{ ours: audit(800, 351), control: audit(800, 300) }] }] },
    ['/: TBT is 51 ms above the control’s'],
  ],
  [
    'a slow run of both',
    { pages: [{ path: '/', audits: [{ ours: audit(4000, 0), control: audit(4000, 0) }] }] },
    [],
  ],
  [
    'LCP 6 % above it',
    { pages: [{ path: '/', audits: [{ ours: audit(848, 0), control: audit(800, 0) }] }] },
    ['/: LCP is 1.06 ×'],
  ],
  [
    'SEO of the not-found page',
    { pages: [{ path: '/404', audits: [{ ours: audit(800, 0, 99, 60), control: audit(800, 0) }] }] },
    ['/404: performance is 99'],
  ],
  ['a press at 4×, 32 ms above an empty one', press(4, 132, 100), []],
  ['33 ms above it', press(4, 133, 100), ['copy, 4×: 33 ms above an empty press']],
  ['a press at 8×, 64 ms above it', press(8, 164, 100), []],
  ['65 ms above it', press(8, 165, 100), ['copy, 8×: 65 ms above an empty press']],
  [
    '2 % of the main thread',
    { background: { mainThread: { running: 0.03, paused: 0.01 } } },
    ['background: takes 2.0 %'],
  ],
])('goals are counted from the control: %s', (_, more, missed) => {
  const lines = missedGoals(bench(more)).map((line) => line.replace("'", '’'));
  expect(lines).toEqual(missed.map((text) => expect.stringContaining(text)));
  expect(printBench(bench(more))).toMatch(missed.length ? /^✗ /m : /All goals are met\.$/);
});

test('medians sort the numbers', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(medians([{ a: 1.15 }, { a: 1.25 }], 10)).toEqual({ a: 1.2 });
});
