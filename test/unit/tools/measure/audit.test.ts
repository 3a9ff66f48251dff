import { expect, test, vi } from 'vitest';
import { auditAll, type Finding, type Run } from '../../../../tools/measure/bench/audit.ts';
import { compareWithControl } from '../../../../tools/measure/bench/control-comparison.ts';

const PAIR = { page: '/', control: 'control/' };
const OTHER = { page: '/other', control: 'control/other' };
const FAST_INDEX = 2000;

const finding = (lcp: number, index = FAST_INDEX): Finding => ({
  fcp: lcp / 2,
  lcp,
  performance: 100,
  tbt: 0,
  cls: 0,
  speedIndex: lcp,
  slowdown: 4,
  scores: { accessibility: 100, bestPractices: 99, seo: 98 },
  index,
});

test('measures a page and its control alternately, each first in turn', async () => {
  const measured: string[] = [];
  const measure = async (url: string) => {
    measured.push(url);
    return { fcp: 1, lcp: 1 };
  };
  await compareWithControl(PAIR, 3, { page: measure, control: measure });
  expect(measured).toEqual(['/', 'control/', 'control/', '/', '/', 'control/']);
});

test('takes the ratio per run, not of the medians, so that a slow moment affects both', async () => {
  const page = vi.fn().mockResolvedValue({ fcp: 10, lcp: 22 }).mockResolvedValueOnce({ fcp: 10, lcp: 100 });
  const control = vi
    .fn()
    .mockResolvedValue({ fcp: 10, lcp: 20 })
    .mockResolvedValueOnce({ fcp: 10, lcp: 50 })
    .mockResolvedValueOnce({ fcp: 10, lcp: 100 });
  const { ratio } = await compareWithControl(PAIR, 3, { page, control });
  expect(ratio).toEqual({ fcp: 1, lcp: 1.1 });
});

test('uses one run for both figures on a fast machine', async () => {
  const run = vi.fn<Run>(async (url) => finding(url === '/' ? 1050 : 1000));
  const [audit] = await auditAll([PAIR], 1, run);
  expect(audit).toMatchObject({
    scores: { accessibility: 100, bestPractices: 99, seo: 98 },
    phone: { lcp: 1050, slowdown: 4 },
    full: { page: { lcp: 1050 }, control: { lcp: 1000 }, ratio: { lcp: 1.05 } },
  });
  // The first run warms up the browser.
  expect(run.mock.calls).toEqual([
    ['/', 4],
    ['/', 4, true],
    ['control/', 4],
  ]);
});

test('slows a slow machine down less for the phone, and fully for the comparison', async () => {
  const run = vi.fn<Run>(async (_, slowdown) => ({ ...finding(250 * slowdown, 875), slowdown }));
  const [audit] = await auditAll([PAIR], 1, run);
  expect(audit).toMatchObject({
    phone: { lcp: 500, slowdown: 2 },
    full: { page: { lcp: 1000, slowdown: 4 }, control: { lcp: 1000 } },
  });
});

test('repeats a run that fails', async () => {
  const warn = vi.fn();
  const run = vi
    .fn<Run>(async () => finding(1000))
    .mockResolvedValueOnce(finding(1000))
    .mockRejectedValueOnce(new Error('NO_NAVSTART'))
    .mockRejectedValueOnce(new Error('NO_NAVSTART'));
  const [audit] = await auditAll([PAIR], 1, run, warn);
  expect(audit).toHaveProperty('full');
  expect(warn.mock.calls).toEqual(Array(2).fill(['/: Lighthouse: NO_NAVSTART: retrying']));
});

test('continues with the other pages after three failures in a row', async () => {
  const run: Run = async (url) => {
    if (url === '/') throw new Error('NO_NAVSTART');
    return finding(1000);
  };
  const [failed, audit] = await auditAll([PAIR, OTHER], 1, run, vi.fn());
  expect(failed).toEqual({ failed: 'NO_NAVSTART' });
  expect(audit).toHaveProperty('full');
});
