import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Frame, Studio } from '../art/studio.ts';
import { settled } from '../visual/settled.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Between the pictures that stand side by side, in px. */
const GAP = 24;

interface Wishes {
  /** What is brought to the top of the screen: the first element that the selector meets. */
  at?: string;
  /** Called with the page before it is opened. */
  prepare?: (page: Page) => Promise<void>;
}

/** A page as a visitor with reduced motion sees it, the same each time: nothing moves, and nothing is timed. */
export async function photograph(
  studio: Studio,
  address: string,
  frame: Frame,
  { at, prepare }: Wishes = {},
): Promise<Buffer> {
  const page = await studio.open(frame);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/vitals-*.js', (route) => route.abort());
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  await prepare?.(page);
  await page.goto(address);
  if (at) {
    const place = page.locator(at).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
  await settled(page);
  // Chromium may keep the boxes that it drew before a face was there; in another style it looks anew. No font has this axis.
  await page.evaluate(() => {
    document.documentElement.style.fontVariationSettings = '"NONE" 1';
  });
  await settled(page);
  // Where it rains there is a button that pauses the rain.
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-icon=pause], [data-icon=play]') ||
      document.querySelector('body > canvas'),
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Two pictures side by side, as high as the first. */
export async function beside(left: Buffer, right: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(left).metadata();
  const second = await sharp(right).resize({ height }).toBuffer({ resolveWithObject: true });
  return sharp({
    create: {
      width: width + GAP + second.info.width,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: second.data, left: width + GAP, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** Keeps a picture for the README. */
export const keep = (name: string, png: Buffer) =>
  sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(ROOT, '.github/readme', `${name}.webp`));
