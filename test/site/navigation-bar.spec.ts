import { MIN_CONTROLS, PAGES, visit } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The page with the longest menu. */
const LONGEST = PAGES.reduce((a, b) => (b.sections.join('').length > a.sections.join('').length ? b : a));

const SMALL = [
  [320, 256],
  [640, 300],
  [568, 320],
] as const;

for (const [width, height] of SMALL)
  test(`at ${width} × ${height} each menu item can be focused and is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, LONGEST.path);
    await page.locator('[popovertarget=menu]').click();
    for (const id of LONGEST.sections) {
      await page.keyboard.press('Tab');
      const item = page.locator(`#menu a[href="#${id}"]`);
      await expect(item).toBeFocused();
      const box = await item.boundingBox();
      const bar = await page.getByRole('banner').first().boundingBox();
      if (!box || !bar) throw new Error('not on screen');
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

/** From a small phone to a desktop, and both sides of the width at which the bar changes. */
const WIDTHS = [320, 412, 820, 928, 1024, 1055, 1056, 1440];

test(`from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px the bar's controls are in order, uncut and large enough`, async ({
  page,
}) => {
  await visit(page, LONGEST.path);
  const inlineSign = (await page.locator('html[dir=rtl]').count()) ? -1 : 1;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const controls = await page
      .getByRole('banner')
      .first()
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { left, right, width, height } = control.getBoundingClientRect();
            return { name: control.textContent || control.ariaLabel, left, right, width, height };
          }),
      );
    expect(controls.length, `${width} px`).toBeGreaterThanOrEqual(MIN_CONTROLS);
    expect(
      controls.map(({ name }) => name),
      `${width} px`,
    ).toEqual(controls.toSorted((a, b) => inlineSign * (a.left - b.left)).map(({ name }) => name));
    for (const control of controls) {
      expect(control.left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(control.right, `${width} px`).toBeLessThanOrEqual(width);
      expect(Math.min(control.width, control.height), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});
