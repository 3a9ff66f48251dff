import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVital, vitals } from '../../../../src/later/vitals/report-vital';
import { sendVitals } from '../../../../src/later/vitals/send-vitals';

const beacon = { sendBeacon: vi.fn() };
let stop: () => void;

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const report = (value: number) => reportVital({ name: 'LCP', value, rating: 'good', id: 'a' });

beforeEach(() => {
  vitals.clear();
  beacon.sendBeacon.mockClear();
  stop = sendVitals('https://stats.test/v', beacon as never);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('sends the vitals when the page is hidden, not before, and none if there are none', () => {
  setHidden(true);
  report(900);
  setHidden(false);
  expect(beacon.sendBeacon).not.toHaveBeenCalled();
  setHidden(true);
  const [url, text] = beacon.sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('https://stats.test/v');
  const vitals = [{ name: 'LCP', value: 900, rating: 'good', id: 'a' }];
  expect(JSON.parse(text)).toEqual({ page: '/', vitals });
});

test('sends them again only if they have changed', () => {
  report(900);
  setHidden(true);
  setHidden(true);
  expect(beacon.sendBeacon).toHaveBeenCalledOnce();
  report(950);
  setHidden(true);
  expect(beacon.sendBeacon).toHaveBeenCalledTimes(2);
});
