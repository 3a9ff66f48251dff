import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVital, vitals } from '../../../src/visit/report-vital';
import { sendVitals } from '../../../src/visit/send-vitals';

const ADDRESS = 'https://stats.test/v';
const beacon = { sendBeacon: vi.fn() };
let stop: () => void;

function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const report = (value: number) => reportVital({ name: 'LCP', value, rating: 'good', id: 'a' });

beforeEach(() => {
  vitals.clear();
  beacon.sendBeacon.mockClear();
  stop = sendVitals(ADDRESS, beacon as never);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('are sent when the page goes out of sight, and not before', () => {
  report(900);
  turn(false);
  expect(beacon.sendBeacon).not.toHaveBeenCalled();
  turn(true);
  const [address, text] = beacon.sendBeacon.mock.lastCall ?? [];
  expect(address).toBe(ADDRESS);
  expect(JSON.parse(text)).toEqual({
    page: '/',
    vitals: [{ name: 'LCP', value: 900, rating: 'good', id: 'a' }],
  });
});

test('are sent again only if they have changed', () => {
  report(900);
  turn(true);
  turn(true);
  expect(beacon.sendBeacon).toHaveBeenCalledOnce();
  report(950);
  turn(true);
  expect(beacon.sendBeacon).toHaveBeenCalledTimes(2);
});

test('are not sent where there are none, nor after the end', () => {
  turn(true);
  report(900);
  stop();
  turn(true);
  expect(beacon.sendBeacon).not.toHaveBeenCalled();
});
