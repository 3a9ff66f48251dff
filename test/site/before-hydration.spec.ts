import { HOME, hold, hydrated, NOT_FOUND, SCRIPT, visit, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('Back and Forward before the script has loaded show the page of the address', async ({ page }) => {
  const isShown = async ({ path, title, heading }: typeof HOME) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
  };
  await visit(page, NOT_FOUND.path);
  await page.getByRole('main').getByRole('link', { name: words.goHome }).click();
  await isShown(HOME);
  const release = await hold(page, SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => history.back());
  await isShown(NOT_FOUND);
  await page.evaluate(() => history.forward());
  await isShown(HOME);
  await page.evaluate(() => history.back());
  await isShown(NOT_FOUND);
  release();
  await hydrated(page);
  await isShown(NOT_FOUND);
  await page.getByRole('main').getByRole('link', { name: words.goHome }).click();
  await isShown(HOME);
});
