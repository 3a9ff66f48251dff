import { describe, expect, test } from 'vitest';
import { printGrowth } from '../../../../tools/measure/bench/growth.ts';
import { quantile } from '../../../../tools/measure/bench/redraw.ts';
import { type Bench, missed, printBench } from '../../../../tools/measure/bench/report.ts';
import { slowdownFor } from '../../../../tools/measure/bench/slowdown.ts';
import { middle } from '../../../../tools/measure/startup.ts';

const bench: Bench = {
  runs: 5,
  load: 0.4,
  pages: [
    {
      path: '/',
      audit: {
        performance: 100,
        accessibility: 100,
        bestPractices: 100,
        seo: 100,
        fcp: 800,
        lcp: 850,
        tbt: 0,
        cls: 0,
        slowdown: 4,
        speedIndex: 810,
      },
      slow: { fcp: 1600, lcp: 1700 },
      startup: { script: 30, hydrated: 200 },
    },
  ],
  redraws: [
    {
      screen: '412 × 823 @1.75',
      perSecond: 20,
      median: 0.2,
      p95: 0.4,
      slowMedian: 0.8,
      slowScriptShare: 0.02,
      slowShare: 0.1,
    },
  ],
};

const page = bench.pages[0] as Bench['pages'][number];

describe('the table of times', () => {
  test('is as the contract wants it', () => {
    expect(printBench(bench)).toContain('All is as the contract wants it.');
  });

  test('sets two networks and two processors in relation', () => {
    expect(printBench(bench)).toMatch(/\/ +1\.60 +1\.70 +2\.00× +2\.00×/);
    expect(printBench(bench)).toMatch(
      /412 × 823 @1\.75 +20\.0 +0\.200 +0\.400 +0\.800 +4\.00× +2\.0 % +10\.0 %/,
    );
  });

  test('warns where the machine was busy', () => {
    expect(printBench({ ...bench, load: 3 })).toContain('! This machine was busy (load 3.0 a processor)');
  });
});

test('what misses the contract is named', () => {
  const audit = { ...page.audit, performance: 99, lcp: 900, tbt: 10, cls: 0.01 };
  const redraws = bench.redraws.map((each) => ({ ...each, median: 0.31 }));
  expect(missed([{ ...page, audit }], redraws)).toEqual([
    '/: performance is 99',
    '/: LCP is 0.90 s',
    '/: TBT is 10 ms',
    '/: CLS is 0.010',
    'background: a redraw takes 0.310 ms',
  ]);
});

test('the page for other addresses need not be found', () => {
  expect(missed([{ ...page, path: '/404', audit: { ...page.audit, seo: 63 } }], [])).toEqual([]);
});

test('a home page that grows too fast is said', () => {
  const row = { html: 5000, js: 12_000, firstView: 20_000 };
  const table = [
    { ...row, projects: 1, perProject: null },
    { ...row, projects: 3, firstView: 20_600, perProject: 300 },
  ];
  expect(printGrowth(table)).toMatch(
    /3 +5,000 +12,000 +20,600 +1\.03 +\+300\n✗ A further project adds more than 250 B/,
  );
});

test('medians and quantiles are taken of sorted numbers', () => {
  expect(middle([3, 1, 2])).toBe(2);
  expect(middle([1.15, 1.25])).toBe(1.2);
  expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(quantile([], 0.95)).toBe(0);
});

test.each([
  ['a fast desktop', 1750, 4],
  ['a faster one', 3000, 4],
  ['half as fast', 875, 2],
  ['no faster than the phone', 300, 1],
])('a middling phone is made of a machine that is %s', (_, index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
