import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Frame, Studio } from '../art/studio.ts';
import { settled } from '../visual/settled.ts';
import { wearFonts, withoutPolicy } from './fonts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Between the pictures that stand side by side, in px. */
const GAP = 24;

export interface Wishes {
  /** What is brought to the top of the screen: the first element that the selector meets. */
  at?: string;
  /** What the visitor's system asks for; `dark` where it is not said. */
  colorScheme?: 'dark' | 'light';
  /** In the gallery's own fonts, not in the machine's. */
  dressed?: boolean;
}

/** A page as a visitor with reduced motion sees it, the same each time: nothing moves, and nothing is timed. */
export async function photograph(
  studio: Studio,
  address: string,
  frame: Frame,
  { at, colorScheme = 'dark', dressed }: Wishes = {},
): Promise<Buffer> {
  const page = await studio.open(frame);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.route('**/vitals-*.js', (route) => route.abort());
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  if (dressed) await withoutPolicy(page);
  await page.goto(address);
  if (dressed) await wearFonts(page);
  if (at) {
    const place = page.locator(at).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
  await settled(page);
  await rained(page);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Waits until the one still frame has been drawn, where there is rain: a button pauses it then. */
async function rained(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-icon=pause], [data-icon=play]') ||
      document.querySelector('body > canvas'),
  );
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let count = 0; count < 3; count++) {
    for (const worker of page.workers()) await worker.evaluate(frame);
    await page.evaluate(frame);
  }
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
