import type { Page } from '@playwright/test';
import { addStyle } from './contrast.ts';

/** Texts in display type of which another font than the site's draws letters, each with that font and how many letters. */
export async function strayLetters(page: Page): Promise<string[]> {
  await addStyle(page, '::before, ::after { content: none !important }');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const element of document.querySelectorAll('main *'))
      element.toggleAttribute(
        'data-display',
        !element.children.length && /^"?Display"?,/.test(getComputedStyle(element).fontFamily),
      );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-display]',
  });
  const texts = await page.locator('[data-display]').allInnerTexts();
  const strays: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount, isCustomFont } of fonts)
      if (!isCustomFont) strays.push(`${texts[index]}: ${glyphCount} in ${familyName}`);
  }
  await session.detach();
  return strays;
}
