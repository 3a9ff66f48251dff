import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVital, type Vital, vitals } from '../../../src/visit/report-vital';
import { visitLine } from '../../../src/visit/visit-line';

/** Bytes on the wire of the page and of each thing that it fetched. */
const weighs = (page: number, ...things: number[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => {
    const sizes = type === 'navigation' ? [page] : type === 'resource' ? things : [];
    return sizes.map((transferSize) => ({ transferSize })) as never;
  });

const vital = (name: Vital['name'], value: number): Vital => ({ name, value, rating: 'good', id: name });

beforeEach(() => vitals.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

test('says what the page and everything in it weighed', () => {
  weighs(9_840, 11_300, 2_160);
  expect(visitLine()).toBe('This visit: 23.3 kB, 3 requests');
});

test('one request is one request', () => {
  weighs(9_840);
  expect(visitLine()).toBe('This visit: 9.8 kB, 1 request');
});

test('a page that came from the cache weighed nothing', () => {
  weighs(0, 0);
  expect(visitLine()).toBe('This visit: nothing (cached), 2 requests');
});

test('says how fast it was, as far as that is known', () => {
  weighs(1_000);
  reportVital(vital('CLS', 0));
  reportVital(vital('LCP', 812));
  expect(visitLine()).toBe('This visit: 1.0 kB, 1 request · LCP 0.81 s · CLS 0.00');
  reportVital(vital('FCP', 640));
  expect(visitLine()).toBe('This visit: 1.0 kB, 1 request · FCP 0.64 s · LCP 0.81 s · CLS 0.00');
});

test('what is not about speed or steadiness is kept, not shown', () => {
  weighs(1_000);
  reportVital(vital('TTFB', 90));
  reportVital(vital('INP', 24));
  expect(visitLine()).toBe('This visit: 1.0 kB, 1 request');
  expect([...vitals.keys()]).toEqual(['TTFB', 'INP']);
});

test('each result is told to the window, and the latest is kept', () => {
  const told = vi.fn();
  addEventListener('web-vitals', told);
  reportVital(vital('CLS', 0.02));
  reportVital(vital('CLS', 0.05));
  removeEventListener('web-vitals', told);
  expect(told.mock.calls.map(([event]) => event.detail)).toEqual([vital('CLS', 0.02), vital('CLS', 0.05)]);
  expect(vitals.get('CLS')?.value).toBe(0.05);
});

test('nothing is sent anywhere', () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('navigator', { sendBeacon: send });
  reportVital(vital('LCP', 1));
  vi.unstubAllGlobals();
  expect(send).not.toHaveBeenCalled();
});
