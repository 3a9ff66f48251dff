import type { Page } from '@playwright/test';
import { card, heading, PROJECT, PROJECT_SCRIPT } from '../../support/journey.ts';
import {
  failRequests,
  mark,
  marked,
  notFound,
  style,
  watchErrors,
  watchRequests,
} from '../../support/network.ts';
import { visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const alert = (page: Page) => page.getByRole('alert');

const toProject = async (page: Page) => {
  await mark(page);
  await card(page, PROJECT).press('Enter');
};

for (const [what, file] of [
  ['chunk', PROJECT_SCRIPT],
  ['stylesheet', style('project')],
] as const) {
  test(`if a ${what} is missing, the page is loaded in full once, then an error is shown`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const requested = watchRequests(page, new RegExp(`${PROJECT.path}$`));
    await failRequests(page, file, notFound);
    await visit(page, '/');
    await toProject(page);
    await expect(heading(page, PROJECT.heading)).toBeVisible();
    await expect.poll(() => marked(page)).toBe(false);
    await expect(alert(page)).toHaveCount(0);

    await visit(page, '/');
    await toProject(page);
    await expect(alert(page)).toContainText(/\(missing\)/);
    expect(await marked(page)).toBe(true);
    // Once bypassing the cache, once as a full page load.
    expect(requested).toHaveLength(2);
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(heading(page, PROJECT.heading)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
