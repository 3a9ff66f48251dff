import type { Page } from '@playwright/test';
import { readPdf } from './read-pdf.ts';

export const PAPER_FORMATS = ['A4', 'Letter'] as const;

/** Text normalised for comparison: without white space and ligatures. */
export const plain = (text = '') => text.normalize('NFKC').replace(/\s/g, '');

/** Waits for the print styles, which come with the script. */
const canPrint = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));

/** The normalised text of each sheet that a page prints on. */
export async function printed(page: Page, format: (typeof PAPER_FORMATS)[number]): Promise<string[]> {
  await canPrint(page);
  return (await readPdf(await page.pdf({ format }))).pages.map(plain);
}

/** Visible elements of a page shown as in print with text that is not dark, or with a background. */
export async function notBlackOnWhite(page: Page): Promise<string[]> {
  await canPrint(page);
  return page.evaluate(() => {
    // Paper has no transitions, but emulated print does.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isDark = (color: string) => numbers(color).every((part, index) => index > 2 || part <= 0x55);
    const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage === 'none' && numbers(backgroundColor)[3] === 0;
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*=sr-only]'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        const isPicture = element.querySelector(':scope > picture, :scope > img');
        return (isText && !isDark(style.color)) || (!isPicture && !isClear(style));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}
