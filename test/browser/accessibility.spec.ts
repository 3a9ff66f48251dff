import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { DESKTOP, NOT_FOUND, PAGES, PHONE, readThrough, visit } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MIN_TARGET_PX = 44;

/** What axe objects to, each with the element that it means. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const result = await run.run({ runOnly: { type: 'tag', values: tags } });
    return result.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
    );
  }, TAGS);
}

for (const { path, carousels, sections } of [...PAGES, NOT_FOUND]) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`axe finds nothing on ${path} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, path);
      expect(await violations(page)).toEqual([]);
      if (carousels) {
        await readThrough(page);
        await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
        expect(await violations(page)).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await violations(page)).toEqual([]);
      if (viewport === PHONE && sections.length) {
        await page.emulateMedia({ forcedColors: 'none' });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('link', { name: sections[0], exact: true })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });
  }

  test(`on a phone every button and navigation link on ${path} is large enough for a thumb`, async ({
    page,
  }) => {
    await visit(page, path);
    await readThrough(page);
    await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
    if (sections.length) await page.getByRole('button', { name: 'Menu' }).click();
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
}
