import { expect, test } from '@playwright/test';
import { DESKTOP, visit } from '../../test/support/site.ts';

test("a group's first item is level with its name", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/climbor-die');
  const groups = await page.locator('section h3').evaluateAll((names) => {
    const middleOf = (element: Element | null | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(element as Element);
      const [line] = range.getClientRects();
      return line ? line.top + line.height / 2 : 0;
    };
    return names.map((name) => [middleOf(name), middleOf(name.parentElement?.querySelector('li'))] as const);
  });
  expect(groups.length).toBeGreaterThan(2);
  for (const [name, point] of groups) expect(Math.abs(point - name)).toBeLessThan(5);
});
