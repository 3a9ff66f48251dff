import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../plugins/content/styles/color.ts';

/** A screenshot in CSS px. */
export async function pixelsOf(page: Page, options: Parameters<Page['screenshot']>[0] = {}) {
  const shot = await page.screenshot({ scale: 'css', ...options });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** The color at a place, as `rgb()`. */
  const at = (x: number, y: number) => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return `rgb(${[...data.subarray(start, start + 3)]})`;
  };
  return { width: info.width, height: info.height, at };
}

/** Replaces the rain, which falls on no text, with its brightest ground everywhere, which is the one at the top. */
export const floodBackground = (page: Page) =>
  page.evaluate(() => {
    const rain = document.querySelector('body > canvas') as HTMLCanvasElement;
    const flooded = rain.cloneNode() as HTMLCanvasElement;
    const context = flooded.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(rain, 0, 0, 1, 1, 0, 0, flooded.width, flooded.height);
    // As tall as the page, for a screenshot of the full page.
    rain.style.blockSize = rain.style.minBlockSize = '0';
    flooded.style.position = 'absolute';
    flooded.style.blockSize = `${document.documentElement.scrollHeight}px`;
    rain.replaceWith(flooded);
  });

/** Adds styles to a page, bypassing its Content-Security-Policy. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, css);

/** Stops all animations and makes all text transparent, so that a screenshot shows only what is behind it. */
const BACKGROUND_ONLY = `
*, ::before, ::after, ::marker {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}
::marker { color: transparent !important; }`;

/**
 * Finds texts with less contrast than WCAG demands, where axe sees none: over a canvas. Of all pixels in the boxes of a
 * text's lines the one with the lowest contrast counts. Makes the page's text transparent, and leaves it so.
 * @returns how many texts there are, and the faint ones as messages
 */
export async function faintTexts(page: Page): Promise<{ count: number; faint: string[] }> {
  await addStyle(page, BACKGROUND_ONLY);
  const lines = await page.evaluate(linesOn);
  const { width, height, at } = await pixelsOf(page, { fullPage: true });
  const faint = lines.flatMap(({ words, color, needed, box }) => {
    const behind = new Set<string>();
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++)
      for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) behind.add(at(x, y));
    const lowest = Math.min(...[...behind].map((each) => contrast(color, each)));
    return lowest < needed ? [`${lowest.toFixed(2)}:1, not ${needed}:1: ${words.slice(0, 60)}`] : [];
  });
  return { count: lines.length, faint };
}

/** The lines of every visible text; runs in the page. */
function linesOn() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: { words: string; color: string; needed: number; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    const parent = node.parentElement;
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!words || !isSeen || parent?.closest('script, .sr-only, .skip, [inert]')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent as Element);
    const size = Number.parseFloat(fontSize);
    // Large text as WCAG defines it: 18 pt, or 14 pt bold.
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Beyond the sides of the viewport are a carousel's hidden slides.
      if (x + width <= 0 || x >= innerWidth) continue;
      const box = new DOMRect(x + scrollX, y + scrollY, width, height);
      lines.push({ words, color, needed, box: box.toJSON() });
    }
  }
  return lines;
}
