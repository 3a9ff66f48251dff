import { expect, test } from '@playwright/test';
import { type Focused, moveFocus, orderProblems, ringProblem } from '../support/focus.ts';
import { SIZES } from '../support/page-states.ts';
import { FEWEST_CONTROLS, NOT_FOUND, PAGES, visitWhole } from '../support/site.ts';

/** More than any page has to moveFocus through. */
const MOST = 400;

/** Where the focus cannot be seen: off the screen, or below the bar. */
const hidden = ({ what, isInBar, top, bottom, barBottom, screenBottom }: Focused): string[] => {
  const isSeen = (isInBar || top >= barBottom) && bottom <= screenBottom && bottom > top;
  return isSeen ? [] : [`${what}: ${top} to ${bottom}, between ${barBottom} and ${screenBottom}`];
};

for (const { path, carousels } of [...PAGES, NOT_FOUND])
  for (const size of [SIZES[0], SIZES[2]])
    test(`the keyboard goes through ${path} at ${size.width} × ${size.height}, there and back, and is always seen`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      // Nothing glides: where the focus is, it is at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitWhole(page, path);
      for (const carousel of await page.locator('[data-carousel]').all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel.locator('.is-initialized')).toBeVisible();
      }
      expect(await page.locator('.is-initialized').count()).toBe(carousels);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

      const there: Focused[] = [];
      const trouble: string[] = [];
      const looked = new Set<string>();
      for (
        let at = await moveFocus(page, 'Tab');
        at && there.length < MOST;
        at = await moveFocus(page, 'Tab')
      ) {
        there.push(at);
        trouble.push(...hidden(at));
        if (looked.has(at.kind)) continue;
        looked.add(at.kind);
        const ring = await ringProblem(page, at);
        if (ring) trouble.push(`${at.what}: ${ring}`);
      }
      expect(there.length).toBeGreaterThanOrEqual(FEWEST_CONTROLS);
      expect(trouble).toEqual([]);
      expect(await orderProblems(page)).toEqual([]);

      const back: Focused[] = [];
      for (
        let at = await moveFocus(page, 'Shift+Tab');
        at && back.length < MOST;
        at = await moveFocus(page, 'Shift+Tab')
      ) {
        back.push(at);
        trouble.push(...hidden(at));
      }
      expect(back.map(({ what }) => what)).toEqual(there.map(({ what }) => what).reverse());
      expect(trouble).toEqual([]);
    });
