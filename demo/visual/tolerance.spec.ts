import type { Page } from '@playwright/test';
import { TOLERANCE } from './playwright.config.ts';
import { expect, look, scrollTo, test } from './test.ts';

/** What must not pass for the stored picture: each breaks a page a little. */
const FAULTS = {
  'words that stand 8 px lower': '#projects li > div { translate: 0 8px }',
  'words that stand 8 px to the side': '#projects li > div { translate: 8px }',
  'a grid that is gone': '#projects li { display: flex; flex-direction: column }',
  'a picture that does not show': '#projects img { visibility: hidden }',
  'a picture that is cut in another place': '#projects img { object-position: 50% 0; scale: 1.03 }',
  'a heading of another font': '#projects h3 { font-family: serif }',
  'an accent that is not its own': '#projects li { --accent: #ff5a8a }',
  'text in another grey': '#projects p { color: var(--quiet) }',
  'a ground that lets the rain through': '#projects li { background: none }',
};

/** Takes the same picture as the other tests do, without waiting for it to be the stored one. */
const taken = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

test('a page that is broken a little does not pass for the stored one', async ({ page, site }) => {
  await look(page, site, '/', 'desktop');
  await scrollTo(page, '#projects');
  const stored = 'home-desktop-projects.png';
  expect(await taken(page)).toMatchSnapshot(stored, TOLERANCE);
  for (const [fault, content] of Object.entries(FAULTS)) {
    const style = await page.addStyleTag({ content });
    expect.soft(await taken(page), fault).not.toMatchSnapshot(stored, TOLERANCE);
    await style.evaluate((element) => (element as Element).remove());
  }
});

test('all letters are of the tests’ own fonts', async ({ page, site, forks }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const pages: [typeof site, string][] = [
    [site, '/'],
    [site, '/notify'],
    [await forks.long, '/'],
    [await forks.arabic, '/'],
    [await forks.japanese, '/'],
  ];
  for (const [host, path] of pages) {
    await look(page, host, path, 'desktop');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.unseen')) element.remove();
      for (const element of document.querySelectorAll('body *'))
        if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
          element.setAttribute('data-has-text', '');
    });
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-has-text]',
    });
    const asked = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
    const fonts = (await Promise.all(asked)).flatMap((answer) => answer.fonts);
    const others = new Set(fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName));
    expect.soft([...others], path).toEqual([]);
  }
});
