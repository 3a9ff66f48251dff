import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { exampleNames } from '../../plugins/content/folder.ts';
import { openExample } from '../../test/support/examples.ts';
import { serve } from '../../tools/measure/serve.ts';
import type { Frame, Studio } from '../art/studio.ts';
import { keep, photograph, type Wishes } from './photograph.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DESKTOP: Frame = { width: 1280, height: 800 };
const PHONE: Frame = { width: 390, height: 800 };
/** What the phone shows: the first picture that the owner made, with the words below it. */
const WORK = '#projects li';

/** In the order in which they stand on the sheet. */
const ORDER = ['designer', 'japanese', 'arabic', 'student'];
const COLUMNS = 2;
/** One site's desktop and phone side by side, on the sheet, in px. */
const CELL = { height: 420, gap: 12 };
const GAP = 36;

/** The README's sheet of sites that other people made of this code: each on a desktop and on a phone. */
export async function draw(studio: Studio): Promise<void> {
  const names = exampleNames(ROOT).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const cells: Buffer[] = [];
  for (const name of names) {
    const { dist } = await openExample(name);
    const site = await serve(dist, '/');
    const take = (frame: Frame, wishes: Wishes) =>
      photograph(studio, `${site.origin}/`, frame, { ...wishes, dressed: true });
    // Where the visitor's system decides, it is night on the desk and day in the hand.
    const desktop = await take(DESKTOP, {});
    cells.push(await cell(desktop, await take(PHONE, { at: WORK, colorScheme: 'light' })));
    site.close();
  }
  await keep('gallery', await sheet(cells));
}

/** A desktop and a phone side by side. */
async function cell(desktop: Buffer, phone: Buffer): Promise<Buffer> {
  const { height, gap } = CELL;
  const small = await Promise.all(
    [desktop, phone].map((picture) =>
      sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const placed: OverlayOptions[] = small.map(({ data, info }) => {
    const at = { input: data, left, top: 0 };
    left += info.width + gap;
    return at;
  });
  return blank(left - gap, height)
    .composite(placed)
    .png()
    .toBuffer();
}

/** The cells in rows. */
async function sheet(cells: Buffer[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(cells[0]).metadata();
  const rows = Math.ceil(cells.length / COLUMNS);
  const at = (place: number, size: number) => place * (size + GAP);
  const placed = cells.map((input, index) => ({
    input,
    left: at(index % COLUMNS, width),
    top: at(Math.floor(index / COLUMNS), height),
  }));
  return blank(at(COLUMNS, width) - GAP, at(rows, height) - GAP)
    .composite(placed)
    .png()
    .toBuffer();
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
