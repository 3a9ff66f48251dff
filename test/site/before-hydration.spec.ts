import { HOME, hold, hydrated, NOT_FOUND, PROJECTS, SCRIPT, visit, words } from '../support/site.ts';
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

for (const served of [HOME, NOT_FOUND]) {
  test(`a host that answers every address with ${served.path} still shows the page of the address`, async ({
    page,
    baseURL,
  }) => {
    const [project] = PROJECTS;
    test.skip(!project);
    if (!project) return;
    await page.route(`**${project.path}`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(served.path, baseURL).href }),
        status: 200,
      }),
    );
    await page.goto(project.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.heading);
    await expect(page).toHaveTitle(project.title);
    await expect(page).toHaveURL(project.path);
  });
}
