import { describe, expect, test } from 'vitest';
import { slowdownFor } from '../../../../tools/measure/bench/audit.ts';
import { printBench } from '../../../../tools/measure/bench/report.ts';
import { type Bench, failures, missedTargets } from '../../../../tools/measure/bench/targets.ts';
import { median, medians, quantile } from '../../../../tools/statistics.ts';

const paints = { fcp: 800, lcp: 850 };
const speed = { ...paints, performance: 100, tbt: 0, cls: 0, speedIndex: 810, slowdown: 3.2 };
const audit = {
  scores: { accessibility: 100, bestPractices: 100, seo: 100 },
  phone: speed,
  full: {
    page: { ...speed, slowdown: 4, lcp: 1020 },
    control: { fcp: 790, lcp: 1000, tbt: 20 },
    ratio: { fcp: 1.01, lcp: 1.02 },
  },
};
const background = {
  screen: '412 × 823 @1.75',
  redraws: { thread: 'worker' as const, perSecond: 20, median: 0.2, p95: 0.4 },
  mainThread: { running: 0.03, paused: 0.025 },
  processors: { visit: 30, whole: { running: 1.2, paused: 1 }, later: { running: 0.01, paused: 0.002 } },
};
const bench: Bench = {
  browser: { version: '156.0', shell: false },
  runs: 5,
  load: 0.4,
  audits: [{ path: '/', audit }],
  network: [
    { path: '/', paints: { page: { fcp: 1600, lcp: 1700 }, control: paints, ratio: { fcp: 2, lcp: 2 } } },
  ],
  startup: [{ path: '/', script: 30, hydrated: 200 }],
  interactions: [{ name: 'menu open', took: { 4: 64, 8: 96 } }],
  background: [background],
};

describe('the report', () => {
  test('confirms that all targets are met', () => {
    expect(printBench(bench)).toContain('All targets are met.');
  });

  test('compares a page with its control', () => {
    expect(printBench(bench)).toMatch(/4×.*\n +\/ +100 +0 +20 +0\.80 +0\.79 +1\.01 +1\.02 +1\.00 +1\.02\n/);
    expect(printBench(bench)).toMatch(/400 kbit.*\n +\/ +1\.60 +0\.80 +2\.00 +1\.70 +0\.85 +2\.00\n/);
  });

  test('names the control', () => {
    expect(printBench(bench)).toMatch(/4×.* no scripts +ratio/);
    expect(printBench({ ...bench, against: 'before/dist' })).toMatch(/4×.* before\/dist +ratio/);
  });

  test('shows the cost of the background for page and browser', () => {
    const report = printBench(bench);
    expect(report).toMatch(/412 × 823 @1\.75 +worker +20\.0 +0\.200 +0\.400\n/);
    expect(report).toMatch(/412 × 823 @1\.75 +3\.0 % +2\.5 % +0\.5 %\n/);
    expect(report).toMatch(/412 × 823 @1\.75 +1\.20 s +1\.00 s +1\.20× +1\.0 % +0\.2 %\n/);
    expect(printBench({ ...bench, background: [{ ...background, processors: null }] })).toMatch(
      /412 × 823 @1\.75 +not available\n/,
    );
  });

  test('omits tables that were not requested', () => {
    const { browser, runs, load } = bench;
    expect(printBench({ browser, runs, load })).toBe(
      'Chromium 156.0, medians of 5 runs, each as a new visitor.\n\nAll targets are met.',
    );
  });

  test('warns if the machine was busy', () => {
    expect(printBench({ ...bench, load: 3 })).toContain('! This machine was busy (load 3.0 per CPU)');
  });

  test('begins with a warning if it was measured in the headless shell', () => {
    expect(printBench({ ...bench, browser: { version: '156.0', shell: true } })).toMatch(
      /^! .* headless shell/,
    );
  });

  test('keeps the row of a page that could not be audited', () => {
    const failed = { ...bench, audits: [{ path: '/', audit: { failed: 'NO_NAVSTART' } }] };
    expect(printBench(failed)).toMatch(/mid-range phone.*\n +\/ +failed\n/);
    expect(printBench(failed)).toContain('✗ /: Lighthouse failed repeatedly: NO_NAVSTART');
    expect(failures(failed)).toHaveLength(1);
    expect(failures(bench)).toEqual([]);
  });
});

test('names the missed targets', () => {
  const slow = {
    ...bench,
    audits: [
      {
        path: '/',
        audit: {
          ...audit,
          phone: { ...speed, performance: 99, tbt: 10, cls: 0.01 },
          full: { ...audit.full, ratio: { fcp: 1.2, lcp: 1.06 } },
        },
      },
    ],
    interactions: [{ name: 'menu open', took: { 4: 72, 8: 104 } }],
    background: [
      {
        ...background,
        redraws: { ...background.redraws, median: 0.31 },
        mainThread: { running: 0.04, paused: 0.02 },
        processors: { ...background.processors, whole: { running: 1.4, paused: 1 } },
      },
    ],
  };
  expect(missedTargets(slow)).toEqual([
    '/: performance is 99',
    '/: TBT is 10 ms',
    '/: CLS is 0.010',
    '/: LCP is 1.06× that of its control',
    'menu open: takes 72 ms at 4× slowdown',
    'menu open: takes 104 ms at 8× slowdown',
    'background: a redraw takes 0.310 ms',
    'background, 412 × 823 @1.75: takes 2.0 % of the main thread',
    'background, 412 × 823 @1.75: CPU time is 1.40× that of the paused background',
  ]);
});

test('accepts poor SEO of the not-found page', () => {
  const hidden = { ...audit, scores: { ...audit.scores, seo: 63 } };
  expect(missedTargets({ ...bench, audits: [{ path: '/404', audit: hidden }] })).toEqual([]);
});

test('medians and quantiles sort the numbers', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(medians([{ a: 1.15 }, { a: 1.25 }], 10)).toEqual({ a: 1.2 });
  expect(
    medians([
      { a: 3, b: 0.5 },
      { a: 1, b: 0.7 },
      { a: 2, b: 0.6 },
    ]),
  ).toEqual({ a: 2, b: 0.6 });
  expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(quantile([], 0.95)).toBe(0);
});

test.each([
  ['a fast desktop', 1750, 4],
  ['a faster one', 3000, 4],
  ['a machine half as fast', 875, 2],
  ['a machine no faster than the phone', 300, 1],
])('simulates a mid-range phone on %s', (_, index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
