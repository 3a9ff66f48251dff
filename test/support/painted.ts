import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { GLYPH_COLOR } from '../../src/rain/ink.ts';

/** A piece of text as it stands on the page. */
export interface Line {
  words: string;
  /** Its colour as `r,g,b`. */
  color: string;
  /** Size in CSS px, and weight. */
  size: number;
  weight: number;
  /** Whether it is in the page's accent, or on it. */
  isAccent: boolean;
  /** Boxes of its lines, in CSS px from the page's corner. */
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** A piece of text with the least contrast that it has with any pixel behind it. */
export interface Legible extends Line {
  contrast: number;
}

/** The contrast that a text must have: what is read needs more than labels and links, and large letters less. */
export function neededBy({ size, weight, isAccent }: Line): number {
  // WCAG's words for large text: 18 pt, or 14 pt bold.
  if (size >= 24 || (size >= 18.66 && weight >= 700)) return 3;
  return size >= 16 && !isAccent ? 7 : 4.5;
}

/** In words, what cannot be read well enough. */
export const dimmed = (lines: Legible[]): string[] =>
  lines
    .filter((line) => line.contrast < neededBy(line))
    .map(
      (line) => `${line.contrast}:1, not ${neededBy(line)}:1, ${line.size} px: ${line.words.slice(0, 60)}`,
    );

/** Takes every animation to where it ends, and lays all words clear, so that a picture shows their ground alone. */
const GROUND_ALONE = `
*, ::before, ::after, ::marker {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}
::marker { color: transparent !important; }`;

/**
 * Reads from painted pixels how well each text on the page can be read: of all pixels in the boxes of its lines the
 * one that is nearest to its colour counts. The words are painted away for it, and stay so.
 * @param whole the whole page, or what the screen shows of it
 */
export async function legibility(page: Page, whole = true): Promise<Legible[]> {
  await addStyle(page, GROUND_ALONE);
  const lines = await linesOn(page, whole);
  const shot = await shoot(page, whole);
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

/** A picture of the page in CSS px, packed in haste: to pack it well takes longer than to paint it. */
async function shoot(page: Page, whole: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate((whole) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: whole ? scrollHeight : innerHeight };
  }, whole);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: whole,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Puts the worst that the rain can ever paint in its place: every pixel in the colour of its characters. Each frame
 * lies between that and the ground, which is farther from the words' colours still.
 */
export const flood = (page: Page) =>
  page.evaluate((color) => {
    const rain = document.querySelector('body > canvas') as HTMLCanvasElement;
    const flooded = rain.cloneNode() as HTMLCanvasElement;
    const context = flooded.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = color;
    context.fillRect(0, 0, flooded.width, flooded.height);
    // As high as the page: a picture of all of it is taken at once.
    rain.style.blockSize = rain.style.minBlockSize = '0';
    flooded.style.position = 'absolute';
    flooded.style.blockSize = `${document.documentElement.scrollHeight}px`;
    rain.replaceWith(flooded);
  }, GLYPH_COLOR);

/** Adds styles of the test's own to a page, past its policy. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, css);

/** Every text that can be seen, node by node. */
const linesOn = (page: Page, whole: boolean): Promise<Line[]> =>
  page.evaluate((whole) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: Line[] = [];
    const probe = document.body.appendChild(document.createElement('i'));
    const shown = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const isAccent = (style: CSSStyleDeclaration) =>
      [style.color, style.backgroundColor].includes(shown(style.getPropertyValue('--accent')));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim().replace(/\s+/g, ' ');
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!words || !parent || !isSeen || parent.closest('script, .unseen, .skip, [inert]')) continue;
      const style = getComputedStyle(parent);
      const { color, fontSize, fontWeight } = style;
      const [r, g, b, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (!color.startsWith('rgb') || alpha !== 1) throw new Error(`${words}: ${color}`);
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({
          x: x + (whole ? scrollX : 0),
          y: y + (whole ? scrollY : 0),
          width,
          height,
        }))
        // Beyond the screen's sides are the slides of a strip that wait there.
        .filter(({ x, y, width }) => x + width > 0 && x < innerWidth && (whole || y < innerHeight));
      if (boxes.length)
        lines.push({
          words,
          color: [r, g, b].join(),
          isAccent: isAccent(style),
          size: Number.parseFloat(fontSize),
          weight: Number(fontWeight),
          boxes,
        });
    }
    probe.remove();
    return lines;
  }, whole);

/** A painted colour, 0 to 255 each. */
export type Rgb = [number, number, number];

/** How light a colour is, as WCAG counts it: 0 to 1. */
export const luminanceOf = (channels: Rgb): number => {
  const [r, g, b] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two luminances, 1 to 21. */
export const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
