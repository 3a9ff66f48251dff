import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Frame, Studio } from '../art/studio.ts';
import { settled } from '../visual/settled.ts';
import { applyFonts, removePolicy } from './fonts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Between two pictures side by side, in px. */
const GAP = 24;

export interface Options {
  /** Selector whose first match is scrolled to the top of the screen. */
  at?: string;
  /** The preference of the visitor's system; `dark` by default. */
  colorScheme?: 'dark' | 'light';
  /** Uses the gallery's own fonts instead of the machine's. */
  ownFonts?: boolean;
}

/** A page as a visitor with reduced motion sees it, the same each time: no motion, randomness or timings. */
export async function photograph(
  studio: Studio,
  address: string,
  frame: Frame,
  { at, colorScheme = 'dark', ownFonts }: Options = {},
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
  if (ownFonts) await removePolicy(page);
  await page.goto(address);
  if (ownFonts) await applyFonts(page);
  if (at) {
    const place = page.locator(at).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
  await settled(page);
  await rainDrawn(page);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Waits until the single still frame of the rain has been drawn; a site with rain has a button that pauses it. */
async function rainDrawn(page: Page): Promise<void> {
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
export async function sideBySide(left: Buffer, right: Buffer): Promise<Buffer> {
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

/** Saves a picture for the README. */
export const saveForReadme = (name: string, png: Buffer) =>
  sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(ROOT, '.github/readme', `${name}.webp`));
