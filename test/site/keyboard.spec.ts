import type { Page } from '@playwright/test';
import { type Focused, moveFocus, orderProblems, ringProblem } from '../support/focus.ts';
import { SIZES } from '../support/page-states.ts';
import { HOME, MIN_CONTROLS, NOT_FOUND, PROJECTS, tagOf, visit, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** More tab stops than any page has. */
const MAX_STOPS = 400;

/** Reports a focused element that is not visible: off the screen, or under the bar. */
const hidden = ({ what, isInBar, top, bottom, barBottom, screenBottom }: Focused): string[] => {
  const isSeen = (isInBar || top >= barBottom) && bottom <= screenBottom && bottom > top;
  return isSeen ? [] : [`${what}: ${top} to ${bottom}, between ${barBottom} and ${screenBottom}`];
};

const [PHONE, , DESKTOP] = SIZES;

// A page of each kind, as project pages differ only in their texts.
for (const { path, carousels } of [HOME, ...PROJECTS.slice(-1), NOT_FOUND])
  for (const [screen, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(
      `Tab and Shift+Tab go through ${path} on a ${screen} with the focus always in view`,
      (path === HOME.path) === (size === DESKTOP) ? tagOf(path) : { tag: '@long' },
      async ({ page }) => {
        // No smooth scrolling: a focused element is in place at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await visitFullyLoaded(page, path);
        await tabThrough(page, carousels);
      },
    );

/** Moves the focus to the end of a page and back. */
async function tabThrough(page: Page, carousels: number) {
  for (const carousel of await page.locator('[data-carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.is-initialized')).toBeVisible();
  }
  expect(await page.locator('.is-initialized').count()).toBe(carousels);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  const forwards: Focused[] = [];
  const problems: string[] = [];
  const checked = new Set<string>();
  for (
    let at = await moveFocus(page, 'Tab');
    at && forwards.length < MAX_STOPS;
    at = await moveFocus(page, 'Tab')
  ) {
    forwards.push(at);
    problems.push(...hidden(at));
    if (checked.has(at.kind)) continue;
    checked.add(at.kind);
    const ring = await ringProblem(page, at);
    if (ring) problems.push(`${at.what}: ${ring}`);
  }
  expect(forwards.length).toBeGreaterThanOrEqual(MIN_CONTROLS);
  expect(problems).toEqual([]);
  expect(await orderProblems(page)).toEqual([]);

  const backwards: Focused[] = [];
  for (
    let at = await moveFocus(page, 'Shift+Tab');
    at && backwards.length < MAX_STOPS;
    at = await moveFocus(page, 'Shift+Tab')
  ) {
    backwards.push(at);
    problems.push(...hidden(at));
  }
  expect(backwards.map(({ what }) => what)).toEqual(forwards.map(({ what }) => what).reverse());
  expect(problems).toEqual([]);
}

test('scrolling by keyboard frames no section that the visitor has pressed, only one that a link led to', async ({
  page,
}) => {
  const id = HOME.sections[0];
  await visit(page, '/');
  const section = page.locator(`#${id}`);
  await section.getByRole('heading').first().click();
  await page.keyboard.press('ArrowDown');
  await expect(section).toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'none');
  await visit(page, `/#${id}`);
  await page.keyboard.press('ArrowDown');
  await expect(section).toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'solid');
});
