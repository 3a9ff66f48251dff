import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVital, vitals } from '../../../../src/later/vitals/report-vital';
import { visitDetails } from '../../../../src/later/vitals/visit-details';

const FILES = [
  ['notify', 12_000, 5000],
  ['main-1a2b.js', 10_000, 5000],
  ['photo.avif', 3_000, 5000],
  ['late.js', 0, 5000],
  ['late.js', 900, 5000],
  ['blocked', 0, 0],
] as const;
const [page, ...files] = FILES.map(([name, transferSize, decodedBodySize], startTime) => ({
  name: `https://robin.example/${name}`,
  entryType: startTime ? 'resource' : 'navigation',
  transferSize,
  decodedBodySize,
  startTime,
}));

beforeEach(() => {
  vitals.clear();
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? [page] : files) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Terms and texts as they are shown. */
const rows = () =>
  [...document.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );

test('open, it lists kinds and files as they came, with bytes or that the cache had them', () => {
  render(visitDetails(true, () => {}));
  expect(rows().slice(5)).toEqual([
    'HTML: 12,000\u00a0B',
    'JavaScript: 10,900\u00a0B',
    'pictures: 3,000\u00a0B',
    'other: 0\u00a0B',
    'notify: 12,000\u00a0B',
    'main-1a2b.js: 10,000\u00a0B',
    'late.js: from the cache',
    'late.js: 900\u00a0B',
    'photo.avif: 3,000\u00a0B',
    'blocked: ?',
  ]);
});

test('open, it shows the five vitals with their thresholds, as far as they are known', () => {
  reportVital({ name: 'LCP', value: 2600, rating: 'needs-improvement', id: '1' });
  reportVital({ name: 'CLS', value: 0, rating: 'good', id: '2' });
  render(visitDetails(true, () => {}));
  const shown = rows().map((row) => row.replaceAll('\u00a0', ' '));
  expect(shown.slice(0, 5)).toEqual([
    'LCP ✓ ≤ 2.50 s ✗ > 4.00 s: ~ 2.60 s',
    'INP ✓ ≤ 0.20 s ✗ > 0.50 s: –',
    'CLS ✓ ≤ 0.10 ✗ > 0.25: ✓ 0.00',
    'FCP ✓ ≤ 1.80 s ✗ > 3.00 s: –',
    'TTFB ✓ ≤ 0.80 s ✗ > 1.80 s: –',
  ]);
});
