import type { Page } from '@playwright/test';
import { brand, OTHER } from '../support/journey.ts';
import { failRequests, mark, marked, noResponse, script, style } from '../support/network.ts';
import { owner, visit, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.skip(!OTHER.path, 'the owner has fewer than two project pages');

const alert = (page: Page) => page.getByRole('alert');

for (const [what, file] of [
  ['a chunk', script('home')],
  ['a stylesheet', style('home')],
] as const) {
  test(`${what} that hangs is reported after two minutes, no sooner, and can be retried`, async ({
    page,
  }) => {
    const { requested, lift } = await failRequests(page, file, noResponse);
    await page.clock.install();
    await visit(page, OTHER.path);
    await mark(page);
    // From here on only the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await brand(page).press('Enter');
    // The link is shown as pressed before its page is requested.
    await page.clock.runFor(50);
    await expect.poll(() => requested.length).toBe(1);
    await page.clock.fastForward(119_000);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    await expect(alert(page)).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(alert(page)).toContainText('Loading chunk home failed (timeout)');

    await lift();
    await page.clock.resume();
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
    expect(await marked(page)).toBe(true);
  });
}
