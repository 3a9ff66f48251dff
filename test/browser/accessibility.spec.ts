import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { NOT_FOUND, PAGES, readThrough, visit, words } from '../support/site.ts';
import { SIZES, walkStates } from '../support/states.ts';

const MIN_TARGET_PX = 44;
const ALL = [...PAGES, NOT_FOUND];

for (const facts of ALL)
  for (const size of SIZES)
    test(`axe finds nothing on ${facts.path} at ${size.width} × ${size.height}, in any state`, async ({
      page,
    }) => {
      const found: Record<string, string[]> = {};
      await walkStates(page, facts.path, facts, size, async (state) => {
        const said = await violations(page, state);
        if (said.length) found[state] = said;
      });
      expect(found).toEqual({});
    });

for (const { path, carousels, sections } of ALL)
  test(`on a phone every button and navigation link on ${path} is large enough for a thumb`, async ({
    page,
  }) => {
    await visit(page, path);
    await readThrough(page);
    await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
    if (sections.length) await page.getByRole('button', { name: words.menu }).click();
    const targets = page.locator('button, .button, header a, nav a').filter({ visible: true });
    const small = await targets.evaluateAll(
      (all, least) =>
        all.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          const enough = width >= least && height >= least;
          return enough || target.closest('[inert]') ? [] : [`${width} × ${height}: ${target.outerHTML}`];
        }),
      MIN_TARGET_PX,
    );
    expect(await targets.count()).toBeGreaterThan(3);
    expect(small).toEqual([]);
  });
