import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { Host } from '../../support/host.ts';
import { card, heading, PROJECT, PROJECT_SCRIPT } from '../../support/journey.ts';
import {
  failRequests,
  htmlInstead,
  mark,
  marked,
  notFound,
  style,
  watchErrors,
  watchRequests,
} from '../../support/network.ts';
import { scrollY, visit, words } from '../../support/site.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';
import { expect, test } from '../../support/test.ts';

test.skip(!PROJECT.path, 'the owner has no project page');

const alert = (page: Page) => page.getByRole('alert');

const toProject = async (page: Page) => {
  await mark(page);
  await card(page, PROJECT).press('Enter');
};

for (const [what, file, fault] of [
  ['a missing chunk', PROJECT_SCRIPT, notFound],
  ['an HTML page instead of a chunk', PROJECT_SCRIPT, htmlInstead],
  ['a missing stylesheet', style('project'), notFound],
] as const) {
  test(`${what}: the page is loaded in full once, then an error is shown`, async ({ page }) => {
    const errors = watchErrors(page);
    const requested = watchRequests(page, new RegExp(`${PROJECT.path}$`));
    await failRequests(page, file, fault);
    await visit(page, '/');
    await toProject(page);
    await expect(heading(page, PROJECT.heading)).toBeVisible();
    await expect.poll(() => marked(page)).toBe(false);
    await expect(alert(page)).toHaveCount(0);

    await visit(page, '/');
    await toProject(page);
    await expect(alert(page)).toContainText(/\(missing\)/);
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(alert(page)).toContainText('(missing)');
    expect(await marked(page)).toBe(true);
    // Once bypassing the cache, once as a full page load.
    expect(requested).toHaveLength(2);
    expect(errors).toEqual([]);
  });
}

test('after a redeploy the top of the new page is shown despite the HTTP cache, without an error', async ({
  page,
}) => {
  const site = resolve(process.env.DIST ?? 'dist');
  const next = temporaryFolder('redeployed');
  await cp(site, next, { recursive: true });
  for (const file of await readdir(next, { recursive: true }))
    if (PROJECT_SCRIPT.test(`/${file.replace(/\.(br|gz)$/, '')}`) || /\.html\.(br|gz)$/.test(file))
      await rm(join(next, file));
  const shown = await readFile(join(next, `${PROJECT.path}.html`), 'utf8');
  await writeFile(join(next, `${PROJECT.path}.html`), shown.replace(/(<h1[^>]*>)[^<]*</, '$1An update<'));

  const host = await Host.open(site);
  try {
    const errors = watchErrors(page);
    // Hosts let browsers cache pages for minutes; this one is cached already.
    host.pageMaxAge = 600;
    await page.goto(host.url(PROJECT.path));
    await visit(page, host.url('/'));
    host.deploy(next);
    await toProject(page);
    await expect(heading(page, 'An update')).toBeVisible();
    await expect(page).toHaveURL(host.url(PROJECT.path));
    expect(await scrollY(page)).toBe(0);
    await expect(alert(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    host.close();
  }
});
