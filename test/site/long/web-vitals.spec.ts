import type { Page } from '@playwright/test';
import { card, heading, PROJECT } from '../../support/journey.ts';
import { script, watchRequests } from '../../support/network.ts';
import { visitFullyLoaded, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const VITALS = script('vitals');
const line = (page: Page) =>
  page.getByRole('contentinfo').getByText(words.thisVisit('|', '').split('|')[0] ?? '');

const scrollToLine = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('the script comes once, near the footer, and tells the page alone', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const results: unknown[] = [];
    Object.assign(window, { results });
    addEventListener('web-vitals', (event) => results.push((event as CustomEvent).detail));
  });
  const requested = watchRequests(page, VITALS);
  const strange: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(String(baseURL)))
      strange.push(`${request.method()} ${request.url()}`);
  });
  await visitFullyLoaded(page, '/');
  expect(requested).toEqual([]);
  await scrollToLine(page);
  await expect(line(page)).toBeVisible();
  await card(page, PROJECT).click();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  await scrollToLine(page);
  await page.getByRole('button', { name: words.menu }).click();
  // Hides the page, as when switching tabs: some results are final only then.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const results = (): Promise<Record<'name' | 'value' | 'rating', unknown>[]> => page.evaluate('results');
  const names = async () => (await results()).map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
  for (const { value, rating } of await results()) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(rating).toMatch(/^(good|needs-improvement|poor)$/);
  }
  await page.waitForLoadState('networkidle');
  expect(requested).toHaveLength(1);
  expect(strange).toEqual([]);
});

test('with `vitals` in the address the line is open, for whoever measures', async ({ page }) => {
  await visitFullyLoaded(page, '/?vitals');
  await scrollToLine(page);
  await expect(line(page)).toContainText('LCP');
  await expect(page.locator('footer details')).toHaveJSProperty('open', true);
});
