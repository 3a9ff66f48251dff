import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVital, type Vital, vitals } from '../../../../src/later/vitals/report-vital';
import { visitLine } from '../../../../src/later/vitals/visit-line';

/** Sets the transferred bytes of the page and of each file that it fetched. */
const setSizes = (page: number, ...files: number[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(
      (type) => (type === 'navigation' ? [page] : files).map((transferSize) => ({ transferSize })) as never,
    );

const vital = (name: Vital['name'], value: number): Vital => ({ name, value, rating: 'good', id: name });

beforeEach(() => vitals.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

test('shows that a page from the cache transferred nothing', () => {
  setSizes(0, 0);
  expect(visitLine()).toBe('This visit: nothing (cached), 2 requests');
});

test('shows the speed as far as it is known, each number on one line with its name and unit', () => {
  setSizes(1_000);
  reportVital(vital('CLS', 0));
  reportVital(vital('LCP', 812));
  reportVital(vital('FCP', 640));
  expect(visitLine()).toBe(
    'This visit: 1.0\u00a0kB, 1 request\u00a0· FCP\u00a00.64\u00a0s\u00a0· LCP\u00a00.81\u00a0s\u00a0· CLS\u00a00.00',
  );
});

test('stores other vitals without showing them', () => {
  setSizes(1_000);
  reportVital(vital('TTFB', 90));
  reportVital(vital('INP', 24));
  expect(visitLine()).toBe('This visit: 1.0\u00a0kB, 1 request');
  expect([...vitals.keys()]).toEqual(['TTFB', 'INP']);
});
