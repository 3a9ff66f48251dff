import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { DESKTOP, NOT_FOUND, PAGES, PHONE, readThrough, visit } from '../support/site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MIN_TARGET_PX = 44;

/**
 * What axe objects to, each with the element that it means.
 * @param rules rules to turn off
 */
async function violations(page: Page, rules: axe.RuleObject = {}): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const result = await run.run(options);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
      );
    },
    {
      runOnly: { type: 'tag', values: TAGS },
      rules,
      // What it finds in order is not told element by element: that takes half of its time.
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  );
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
      // The colours are the visitor's own then, and axe reads ours.
      expect(await violations(page, { 'color-contrast': { enabled: false } })).toEqual([]);
      if (viewport === PHONE && sections.length) {
        await page.emulateMedia({ forcedColors: 'none' });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('link', { name: sections[0] ?? '', exact: true })).toBeVisible();
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

test('in forced colours every icon takes the colour of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of PAGES) {
    await visit(page, path);
    await readThrough(page);
    const icons = page.locator('[data-icon]');
    expect(await icons.count()).toBeGreaterThan(0);
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    for (const icon of await icons.all()) await expect(icon).toHaveCSS('background-color', text);
  }
});
