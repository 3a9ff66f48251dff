import { expect, type Page, test } from '@playwright/test';
import { hung, mark, marked, script, spoil, style } from './faults.ts';
import { visit } from './site.ts';

const alert = (page: Page) => page.getByRole('alert');

/** Goes from home to Notify; from then on the clock moves only as the test says. */
async function toNotify(page: Page) {
  await page.clock.install();
  await visit(page, '/');
  await mark(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('link', { name: 'Notify' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-loading');
}

for (const [what, file, id] of [
  ['a chunk', script('notify'), 'notify'],
  ['a stylesheet', style('project'), 'project'],
] as const) {
  test(`${what} that hangs is told after two minutes, no sooner; a new try does not hang on`, async ({ page }) => {
    const { asked, lift } = await spoil(page, file, hung);
    await toNotify(page);
    await page.clock.fastForward(119_000);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    await expect(alert(page)).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(alert(page)).toContainText(`Loading chunk ${id} failed (timeout)`);
    expect(asked).toHaveLength(1);

    await lift();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
    expect(await marked(page)).toBe(true);
  });
}
