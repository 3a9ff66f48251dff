import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Host } from '../../test/support/host.ts';
import { scrollY, visit } from '../../test/support/site.ts';
import { temporaryFolder } from '../../test/support/temporary-files.ts';
import {
  failRequests,
  htmlInstead,
  mark,
  marked,
  notFound,
  script,
  style,
  watchErrors,
  watchRequests,
} from './network.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page) => page.getByRole('alert');

const toNotify = async (page: Page) => {
  await mark(page);
  await page.locator('#projects').getByRole('link', { name: 'Notify' }).press('Enter');
};

for (const [what, file, fault] of [
  ['a missing chunk', script('notify.page'), notFound],
  ['an HTML page instead of a chunk', script('notify.page'), htmlInstead],
  ['a missing stylesheet', style('project'), notFound],
] as const) {
  test(`${what}: the page is loaded in full once, then an error is shown`, async ({ page }) => {
    const errors = watchErrors(page);
    const requested = watchRequests(page, /\/notify$/);
    await failRequests(page, file, fault);
    await visit(page, '/');
    await toNotify(page);
    await expect(heading(page, 'Notify')).toBeVisible();
    await expect.poll(() => marked(page)).toBe(false);
    await expect(alert(page)).toHaveCount(0);

    await visit(page, '/');
    await toNotify(page);
    await expect(alert(page)).toContainText(/Loading chunk (notify|project) failed \(missing\)/);
    await page.getByRole('button', { name: 'Try again' }).click();
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
    if (/notify\.page-[^/]*\.js(\.br|\.gz)?$/.test(file) || /\.html\.(br|gz)$/.test(file))
      await rm(join(next, file));
  const shown = await readFile(join(next, 'notify.html'), 'utf8');
  await writeFile(join(next, 'notify.html'), shown.replace(/(<h1[^>]*>)Notify</, '$1Notify, updated<'));

  const host = await Host.open(site);
  try {
    const errors = watchErrors(page);
    // Hosts let browsers cache pages for minutes; this one is cached already.
    host.pageMaxAge = 600;
    await page.goto(host.url('/notify'));
    await visit(page, host.url('/'));
    host.deploy(next);
    await toNotify(page);
    await expect(heading(page, 'Notify, updated')).toBeVisible();
    await expect(page).toHaveURL(host.url('/notify'));
    expect(await scrollY(page)).toBe(0);
    await expect(alert(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    host.close();
  }
});
