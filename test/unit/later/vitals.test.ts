import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { numeralsOf } from '../../../plugins/content/text/locale.ts';
import { reportVital, sendVitals, type Vital, vitals } from '../../../src/later/vitals/report';
import { addVisitLine, formatNumber, visitLine } from '../../../src/later/vitals/visit-line';
import { measure } from '../../../src/later/vitals/vitals';
import { FakeObserver, stubObserver } from '../first/loading/fakes';

vi.mock('web-vitals', async (original) => {
  type Report = (vital: object) => void;
  const silent = () => {};
  return {
    ...(await original<object>()),
    ...{ onCLS: silent, onFCP: silent, onTTFB: silent },
    // New values as soon as the page is restored, but no INP before the next interaction.
    onLCP(report: Report) {
      report({ name: 'LCP', value: 900 });
      addEventListener('pageshow', () => report({ name: 'LCP', value: 20 }), true);
    },
    onINP: (report: Report) => report({ name: 'INP', value: 48 }),
  };
});

const FILES = [
  ['notify', 12_000, 5000],
  ['main-1a2b.js', 10_000, 5000],
  ['photo.avif', 3_000, 5000],
  ['late.js', 0, 5000],
  ['late.js', 900, 5000],
  ['blocked', 0, 0],
].map(([name, transferSize, decodedBodySize], startTime) => ({
  name: `https://robin.example/${name}`,
  entryType: startTime ? 'resource' : 'navigation',
  ...{ transferSize, decodedBodySize, startTime },
}));

/** The page and the files that it fetched, as the browser reports them. */
const setFetched = (fetched: { entryType: string; transferSize: unknown }[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((type) => fetched.filter(({ entryType }) => entryType === type) as never);
const report = (name: Vital['name'], value: number, rating: Vital['rating'] = 'good') =>
  reportVital({ name, value, rating, id: name });

beforeEach(() => {
  vitals.clear();
  setFetched(FILES);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** In Spanish, numbers of four digits have no separator. */
test.each(['en', 'de', 'de-CH', 'es', 'fr', 'ja', 'ar', 'ar-EG', 'fa', 'my'])(
  'formats numbers in %s like Intl',
  (locale) => {
    const numbers = [0, 0.64, 9.8, 23.3, 123.45, 999.96, 1234.5, ...(locale === 'es' ? [] : [98_765.4])];
    for (const digits of [0, 1, 2]) {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const format = (number: number) => formatNumber(number, digits, numeralsOf(locale));
      expect(numbers.map(format)).toEqual(numbers.map((number) => number.toLocaleString(locale, options)));
    }
  },
);

test('the line says that a page from the cache transferred nothing', () => {
  setFetched(['navigation', 'resource'].map((entryType) => ({ entryType, transferSize: 0 })));
  expect(visitLine()).toBe('This visit: nothing (cached), 2 requests');
});

test('the line says how fast the visit was as soon as that is known, each number beside its name and unit', () => {
  setFetched([{ entryType: 'navigation', transferSize: 1000 }]);
  expect(visitLine()).toBe('This visit: 1.0\u00a0kB, 1 request');
  for (const [name, value] of [
    ['CLS', 0],
    ['LCP', 812],
    ['FCP', 640],
    ['TTFB', 90],
    ['INP', 24],
  ] as const)
    report(name, value);
  expect(visitLine()).toBe('This visit: 1.0\u00a0kB, LCP\u00a00.81\u00a0s');
});

test('open, it shows the five vitals with their thresholds, then kinds and files as they came', () => {
  report('LCP', 2600, 'needs-improvement');
  report('CLS', 0);
  addVisitLine(document.body, true);
  const rows = [...document.querySelectorAll('dl > div')].map(({ children: [term, text] }) =>
    `${term?.textContent}: ${text?.textContent}`.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    'LCP ✓ ≤ 2.50 s ✗ > 4.00 s: ~ 2.60 s',
    'INP ✓ ≤ 0.20 s ✗ > 0.50 s: –',
    'CLS ✓ ≤ 0.10 ✗ > 0.25: ✓ 0.00',
    'FCP ✓ ≤ 1.80 s ✗ > 3.00 s: –',
    'TTFB ✓ ≤ 0.80 s ✗ > 1.80 s: –',
    '6 requests: 25,900 B',
    'HTML: 12,000 B',
    'JavaScript: 10,900 B',
    'pictures: 3,000 B',
    'other: 0 B',
    'notify: 12,000 B',
    'main-1a2b.js: 10,000 B',
    'late.js: from the cache',
    'late.js: 900 B',
    'photo.avif: 3,000 B',
    'blocked: ?',
  ]);
});

test('vitals are sent when the page is hidden, not before, and again only if they have changed', () => {
  const sendBeacon = vi.fn();
  const stop = sendVitals('https://stats.test/v', { sendBeacon } as never);
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setHidden(true);
  report('LCP', 900);
  setHidden(false);
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) setHidden(true);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [url, text] = sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('https://stats.test/v');
  const sent = [{ name: 'LCP', value: 900, rating: 'good', id: 'LCP' }];
  expect(JSON.parse(text)).toEqual({ page: '/', vitals: sent });
  report('LCP', 950);
  setHidden(true);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  stop();
});

test('the line comes as the footer nears, says what has been measured, and counts later files', () => {
  stubObserver();
  const observers: (() => void)[] = [];
  const Observer = class {
    constructor(callback: () => void) {
      observers.push(callback);
    }
    observe() {}
  };
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML =
    '<main><blockquote><footer>— <b>Mara</b></footer></blockquote></main><footer><p></p><div></div></footer>';
  measure();
  const place = document.querySelector('footer > div') as Element;
  expect(place.textContent).toBe('');
  // Nobody sees a file that loads before.
  expect(observers).toEqual([]);
  FakeObserver.last.report([place, 1]);
  expect(place.textContent).toContain('LCP\u00a00.90\u00a0s');
  setFetched([...FILES, ...FILES.slice(1, 2)]);
  for (const report of observers) report();
  expect(place.textContent).toMatch(/\b36\W+kB/);
});

test('a page that Back restores is measured anew: nothing of the visit before is reported with it', () => {
  measure();
  expect([...vitals.keys()]).toEqual(['LCP', 'INP']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([...vitals.values()]).toEqual([expect.objectContaining({ name: 'LCP', value: 20 })]);
});
