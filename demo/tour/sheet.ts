import sharp, { type OverlayOptions } from 'sharp';
import type { Frame } from '../art/studio.ts';

/** The screens whose pictures share a cell. */
export const DESKTOP: Frame = { width: 1280, height: 800 };
export const PHONE: Frame = { width: 390, height: 800 };

/** The height of a cell and the gap between its pictures, in px. */
const CELL = { height: 420, gap: 12 };
/** Between the cells, in px. */
const GAP = 36;

/** A desktop and a phone side by side. */
export async function cell(desktop: Buffer, phone: Buffer): Promise<Buffer> {
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

/** Cells of one size in rows. */
export async function sheet(cells: Buffer[], columns: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(cells[0]).metadata();
  const rows = Math.ceil(cells.length / columns);
  const at = (place: number, size: number) => place * (size + GAP);
  const placed = cells.map((input, index) => ({
    input,
    left: at(index % columns, width),
    top: at(Math.floor(index / columns), height),
  }));
  return blank(at(columns, width) - GAP, at(rows, height) - GAP)
    .composite(placed)
    .png()
    .toBuffer();
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
