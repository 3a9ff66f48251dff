import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Host } from '../../test/support/host.ts';
import { visit } from '../../test/support/site.ts';
import { gone, mark, marked, page200, script, spoil, style, watchErrors, watchRequests } from './spoil.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page) => page.getByRole('alert');

const toNotify = async (page: Page) => {
  await mark(page);
  await page.locator('#projects').getByRole('link', { name: 'Notify' }).press('Enter');
};

for (const [what, file, fault] of [
  ['a chunk that the host no longer has', script('notify'), gone],
  ['a page in the place of a chunk', script('notify'), page200],
  ['styles that the host no longer has', style('project'), gone],
] as const) {
  test(`${what}: the page is loaded whole, once; then it is told`, async ({ page }) => {
    const errors = watchErrors(page);
    const asked = watchRequests(page, /\/notify$/);
    await spoil(page, file, fault);
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
    // Once past the cache, once whole.
    expect(asked).toHaveLength(2);
    expect(errors).toEqual([]);
  });
}

test('after a redeploy the new page is there, past the HTTP cache, and no error is seen', async ({
  page,
}) => {
  const site = resolve(process.env.DIST ?? 'dist');
  const next = await mkdtemp(join(tmpdir(), 'redeployed-'));
  await cp(site, next, { recursive: true });
  for (const file of await readdir(next, { recursive: true }))
    if (/notify-[^/]*\.js(\.br|\.gz)?$/.test(file) || /\.html\.(br|gz)$/.test(file))
      await rm(join(next, file));
  const shown = await readFile(join(next, 'notify.html'), 'utf8');
  await writeFile(join(next, 'notify.html'), shown.replace(/(<h1[^>]*>)Notify</, '$1Notify, anew<'));

  const host = await Host.open(site);
  try {
    const errors = watchErrors(page);
    // Hosts let browsers keep pages for minutes; this one is kept from before.
    host.pagesFor = 600;
    await page.goto(host.url('/notify'));
    await visit(page, host.url('/'));
    host.deploy(next);
    await toNotify(page);
    await expect(heading(page, 'Notify, anew')).toBeVisible();
    await expect(page).toHaveURL(host.url('/notify'));
    await expect(alert(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    host.close();
    await rm(next, { recursive: true });
  }
});
