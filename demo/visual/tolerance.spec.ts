import type { Page } from '@playwright/test';
import { TOLERANCE } from '../../test/support/tolerance.ts';
import { expect, openPage, scrollTo, test } from './fixtures.ts';

/** Small changes to a page, which must not pass for the stored picture. */
const FAULTS = {
  'text 8 px lower': '#projects li > div { translate: 0 8px }',
  'text 8 px to the side': '#projects li > div { translate: 8px }',
  'a missing grid': '#projects li { display: flex; flex-direction: column }',
  'a hidden picture': '#projects img { visibility: hidden }',
  'a picture cropped in another place': '#projects img { object-position: 50% 0; scale: 1.03 }',
  'a heading in another font': '#projects h3 { font-family: serif }',
  'another accent': '#projects li { --accent: #ff5a8a }',
  'text in another grey': '#projects p { color: var(--quiet) }',
  'a transparent background': '#projects li { background: none }',
};

/** Takes the same picture as the other tests, without waiting for it to match the stored one. */
const taken = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

test('a slightly broken page does not pass for the stored one', async ({ page, site }) => {
  await openPage(page, site, '/', 'desktop');
  await scrollTo(page, '#projects');
  const stored = 'home-desktop-projects.png';
  expect(await taken(page)).toMatchSnapshot(stored, TOLERANCE);
  for (const [fault, content] of Object.entries(FAULTS)) {
    const style = await page.addStyleTag({ content });
    expect.soft(await taken(page), fault).not.toMatchSnapshot(stored, TOLERANCE);
    await style.evaluate((element) => (element as Element).remove());
  }
});

test('all text is in the tests’ own fonts', async ({ page, site, forks }) => {
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
    await openPage(page, host, path, 'desktop');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.sr-only')) element.remove();
      for (const element of document.querySelectorAll('body *'))
        if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
          element.setAttribute('data-has-text', '');
    });
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-has-text]',
    });
    const queries = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
    const fonts = (await Promise.all(queries)).flatMap((answer) => answer.fonts);
    const others = new Set(fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName));
    expect.soft([...others], path).toEqual([]);
  }
});
