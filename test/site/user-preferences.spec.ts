import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../plugins/content/styles/color.ts';
import { DESKTOP } from '../support/screens.ts';
import { HOME, NOT_FOUND, PAGES, tagOf, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ALL = [...PAGES, NOT_FOUND];
const background = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`${words.pauseBackground}|${words.resumeBackground}`) });

const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3);

/** The colors of text and of the ground that a visitor who forces colors has chosen. */
const forcedPair = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    Object.assign(probe.style, { color: 'CanvasText', backgroundColor: 'Canvas' });
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return { text: color, ground: backgroundColor };
  });

test('forced colors, which paint a box behind text, hide nothing above the name', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visitFullyLoaded(page, HOME.path);
  const greeting = page.locator('main header > p').first();
  const inkedPixels = async () => {
    const data = await sharp(await greeting.screenshot())
      .greyscale()
      .raw()
      .toBuffer();
    const [ground] = data;
    return data.filter((value) => Math.abs(value - (ground ?? 0)) > 64).length;
  };
  const withName = await inkedPixels();
  await page.getByRole('heading', { level: 1 }).evaluate((name) => name.replaceChildren());
  expect(withName).toBeGreaterThanOrEqual(await inkedPixels());
});

/** Elements that are animated, scroll smoothly, or whose position or size has a transition. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const motion = /all|transform|translate|rotate|scale|inset|top|left|margin|width|height/;
    const parts = [undefined, '::before', '::after'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
        const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
        const isMoved = motion.test(style.transitionProperty) && lasts(style.transitionDuration);
        const name = `${element.outerHTML.slice(0, 80)} ${part ?? ''}`;
        return isAnimated || isMoved || style.scrollBehavior === 'smooth' ? [name] : [];
      }),
    );
  });

/** Checks the colors, icons, focus ring and edge of a page with forced colors, dark and light. */
async function checkForcedColors(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active', colorScheme: 'dark' });
  // A short page may have nothing to focus after the menu's button, which has the focus.
  await page.locator('.skip').focus();
  await page.keyboard.press('Tab');
  const grounds = new Set<string>();
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.locator('body > canvas')).toBeHidden();
      await expect(background(page)).toHaveCount(0);
      const { text, ground } = await forcedPair(page);
      grounds.add(ground);
      expect(contrast(text, ground)).toBeGreaterThan(7);

      for (const icon of await page.locator('[data-icon]').all())
        await expect(icon).toHaveCSS('background-color', text);

      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return { outlineStyle, outlineWidth, outlineColor };
      });
      expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
      expect(contrast(ring.outlineColor, ground)).toBeGreaterThan(3);

      // On pages without pictures at the edge, that edge has only plain ground and lines across it.
      if (path !== HOME.path && path !== NOT_FOUND.path) return;
      const shot = await page.screenshot({ clip: { x: 0, y: 70, width: 6, height: 700 }, scale: 'css' });
      const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const painted = new Set<string>();
      for (let at = 0; at < data.length; at += 3) painted.add([...data.subarray(at, at + 3)].join());
      const plain = [rgb(ground).join(), rgb(text).join()];
      expect([...painted].filter((color) => !plain.includes(color))).toEqual([]);
    });
  expect(grounds.size, 'the colors change').toBe(2);
}

for (const { path, sections, carousels } of ALL)
  test(
    `with reduced motion nothing on ${path} moves; all has the colors that are forced`,
    tagOf(path),
    async ({ page }) => {
      await visitFullyLoaded(page, path);
      await expect(background(page)).toHaveCount(1);
      expect((await moving(page)).length, 'elements that move by default').toBeGreaterThan(0);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(background(page)).toBeHidden();
      for (const carousel of await page.locator('[data-carousel]').all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel.locator('.splide__track[aria-live=polite]')).toBeVisible();
      }
      expect(await page.locator('.is-initialized').count()).toBe(carousels);
      if (sections.length) await page.getByRole('button', { name: words.menu }).click();
      // While a page is loading, and when it has just been shown.
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { loading: '', moved: '' }));
      expect(await moving(page)).toEqual([]);
      const running = await page.evaluate(() =>
        document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(running).toEqual([]);

      if (sections.length) await page.keyboard.press('Escape');
      await page.evaluate(() => {
        delete document.documentElement.dataset.loading;
        delete document.documentElement.dataset.moved;
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await checkForcedColors(page, path);
    },
  );
