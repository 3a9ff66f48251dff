import { strayLetters } from '../support/display-letters.ts';
import { content, LANGUAGES, NOT_FOUND, PATHS } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const others = [
  '/budget',
  NOT_FOUND.path,
  ...Object.keys(content.versions ?? {}).map((name) => `/for/${name}`),
];
const translated = LANGUAGES.flatMap((language) => others.map((path) => `/${language}${path}`));

test('every letter of every heading is of the site’s own font, on every page, in every language', async ({
  page,
}) => {
  for (const path of [...PATHS, ...others, ...translated]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect.soft(await strayLetters(page), path).toEqual([]);
  }
});
