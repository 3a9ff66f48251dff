import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { GLYPH_COLOR } from '../../src/later/background/colors.ts';

/** A text node as it appears on the page. */
export interface Line {
  words: string;
  /** Colour as `r,g,b`. */
  color: string;
  /** Font size in CSS px, and font weight. */
  size: number;
  weight: number;
  /** Whether its colour or its background is the page's accent. */
  isAccent: boolean;
  /** Boxes of its lines, in CSS px from the top left corner of the screenshot. */
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** A text with the lowest contrast that it has with any pixel behind it. */
export interface MeasuredLine extends Line {
  contrast: number;
}

/** The contrast that a text must have: running text needs more than labels and links, large text less. */
export function requiredContrast({ size, weight, isAccent }: Line): number {
  // Large text as WCAG defines it: 18 pt, or 14 pt bold.
  if (size >= 24 || (size >= 18.66 && weight >= 700)) return 3;
  return size >= 16 && !isAccent ? 7 : 4.5;
}

/** The texts whose contrast is too low, as messages. */
export const lowContrast = (lines: MeasuredLine[]): string[] =>
  lines
    .filter((line) => line.contrast < requiredContrast(line))
    .map(
      (line) =>
        `${line.contrast}:1, not ${requiredContrast(line)}:1, ${line.size} px: ${line.words.slice(0, 60)}`,
    );

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
 * Measures the contrast of each text on the page from painted pixels: of all pixels in the boxes of its lines, the one
 * with the lowest contrast counts. Makes the page's text transparent, and leaves it so.
 * @param fullPage measures the full page, not just the viewport
 */
export async function measureContrast(page: Page, fullPage = true): Promise<MeasuredLine[]> {
  await addStyle(page, BACKGROUND_ONLY);
  const lines = await linesOn(page, fullPage);
  const shot = await shoot(page, fullPage);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map((line) => {
    const own = luminanceOf(line.color.split(',').map(Number) as Rgb);
    const behind = new Set<number>();
    for (const { x, y, width, height } of line.boxes)
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++)
        for (let at = Math.max(0, Math.floor(x)); at < Math.min(info.width, x + width); at++)
          behind.add(data.readUIntBE((row * info.width + at) * info.channels, 3));
    const contrasts = [...behind].map((color) =>
      contrastOf(own, luminanceOf([color >> 16, (color >> 8) & 255, color & 255])),
    );
    const contrast = Math.min(21, ...contrasts);
    return { ...line, contrast: Math.floor(contrast * 100) / 100 };
  });
}

/** A screenshot in CSS px, compressed fast: compressing it well takes longer than painting it. */
async function shoot(page: Page, fullPage: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate((fullPage) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: fullPage ? scrollHeight : innerHeight };
  }, fullPage);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: fullPage,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Replaces the rain with its worst case: every pixel in the colour of its characters. The pixels of each frame lie
 * between that colour and the ground, which contrasts even more with the text.
 */
export const floodBackground = (page: Page) =>
  page.evaluate((color) => {
    const rain = document.querySelector('body > canvas') as HTMLCanvasElement;
    const flooded = rain.cloneNode() as HTMLCanvasElement;
    const context = flooded.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = color;
    context.fillRect(0, 0, flooded.width, flooded.height);
    // As tall as the page, for a screenshot of the full page.
    rain.style.blockSize = rain.style.minBlockSize = '0';
    flooded.style.position = 'absolute';
    flooded.style.blockSize = `${document.documentElement.scrollHeight}px`;
    rain.replaceWith(flooded);
  }, GLYPH_COLOR);

/** Adds styles to a page, bypassing its Content-Security-Policy. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, css);

/** Every visible text node. */
const linesOn = (page: Page, fullPage: boolean): Promise<Line[]> =>
  page.evaluate((fullPage) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: Line[] = [];
    const probe = document.body.appendChild(document.createElement('i'));
    const resolved = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const isAccent = (style: CSSStyleDeclaration) =>
      [style.color, style.backgroundColor].includes(resolved(style.getPropertyValue('--accent')));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim().replace(/\s+/g, ' ');
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!words || !parent || !isSeen || parent.closest('script, .sr-only, .skip, [inert]')) continue;
      const style = getComputedStyle(parent);
      const { color, fontSize, fontWeight } = style;
      const [r, g, b, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (!color.startsWith('rgb') || alpha !== 1) throw new Error(`${words}: ${color}`);
      range.selectNodeContents(node);
      const size = Number.parseFloat(fontSize);
      // Of a title's box, the upper fifth lies above its letters: there rests the rain that has landed on them.
      const above = size >= 48 ? 0.2 : 0;
      const boxes = [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({
          x: x + (fullPage ? scrollX : 0),
          y: y + (fullPage ? scrollY : 0) + height * above,
          width,
          height: height * (1 - above),
        }))
        // Beyond the sides of the viewport are a carousel's hidden slides.
        .filter(({ x, y, width }) => x + width > 0 && x < innerWidth && (fullPage || y < innerHeight));
      if (boxes.length)
        lines.push({
          words,
          color: [r, g, b].join(),
          isAccent: isAccent(style),
          size,
          weight: Number(fontWeight),
          boxes,
        });
    }
    probe.remove();
    return lines;
  }, fullPage);

/** A painted colour, each channel 0 to 255. */
export type Rgb = [number, number, number];

/** The relative luminance of a colour, as WCAG defines it: 0 to 1. */
export const luminanceOf = (channels: Rgb): number => {
  const [r, g, b] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
