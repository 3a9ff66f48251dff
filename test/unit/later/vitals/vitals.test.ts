import { expect, test, vi } from 'vitest';

let restored = () => {};
const silent = () => {};
/** As `web-vitals` does: new values as soon as the page is restored, but no INP before the next interaction. */
const onLCP = (report: (vital: object) => void) => {
  report({ name: 'LCP', value: 900 });
  restored = () => report({ name: 'LCP', value: 20 });
  addEventListener('pageshow', () => restored(), true);
};
const onINP = (report: (vital: object) => void) => report({ name: 'INP', value: 48 });
vi.mock('web-vitals', async (original) => ({
  ...(await original<object>()),
  onCLS: silent,
  onFCP: silent,
  onTTFB: silent,
  onLCP,
  onINP,
}));

test('a page that Back restores is measured anew: nothing of the visit before is reported with it', async () => {
  const { measure } = await import('../../../../src/later/vitals/vitals');
  const { vitals } = await import('../../../../src/later/vitals/report-vital');
  measure(() => {});
  expect([...vitals.keys()]).toEqual(['LCP', 'INP']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([...vitals.values()]).toEqual([expect.objectContaining({ name: 'LCP', value: 20 })]);
});
