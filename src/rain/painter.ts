import { theme } from 'content:theme';
import { COLUMN_WIDTH_PX, MAX_PIXEL_RATIO, ROW_HEIGHT_PX } from './grid';
import { GLYPH_COLOR, LESS_PERCENT, TOP_PERCENT } from './ink';
import { CHARACTERS, type Glyph } from './model';

/** How strongly the background is laid over the previous frame: what is left of it is the trail. */
export const TRAIL_ALPHA = 0.15;
/** After so many redraws no more than 2 % of a character is left, and that is wiped. */
export const TRAIL_REDRAWS = 24;
/**
 * How much lighter the background is laid than it is. In 8 bits laying a colour over itself does not leave it: CPU
 * rasters round down, GPUs to the nearest. So laid, it stays within a level or two of 255 on both. Rounding darkens paper
 * as it does the night: by day it is laid lighter too.
 */
const LAID_LIGHTER_PERCENT = 1.2;
/** More than any screen has: a canvas cuts off what is outside. */
const MOST_COLUMNS = 1000;
/** Size of the font, and how deep its base line lies, as shares of a cell. */
const FONT_SIZE = 0.75;
const BASE_LINE = 0.76;

/** Draws the rain on one canvas. */
export interface Painter {
  /** Gives the canvas a size in CSS px, a pixel ratio and the ink of day or night, and clears it to the background. */
  resize(width: number, height: number, ratio: number, isDay?: boolean): void;
  /** One redraw: dims what was drawn before and draws `glyphs` over it; they are the painter's from then on. */
  redraw(glyphs: Glyph[]): void;
}

/**
 * All characters side by side, each in the middle of a square cell: to copy one takes less than half the time of
 * writing it.
 * @param cell side of a cell in device px
 */
export function writeSheet(cell: number): CanvasImageSource {
  const sheet = globalThis.document?.createElement('canvas') ?? new OffscreenCanvas(1, 1);
  const context = sheet.getContext('2d') as CanvasRenderingContext2D;
  sheet.width = cell * CHARACTERS.length;
  sheet.height = cell;
  context.font = `${cell * FONT_SIZE}px ui-monospace, monospace`;
  context.textAlign = 'center';
  context.fillStyle = GLYPH_COLOR;
  for (let n = 0; n < CHARACTERS.length; n++)
    context.fillText(CHARACTERS.charAt(n), (n + 0.5) * cell, cell * BASE_LINE);
  // Copies from a canvas that may yet change cost several times as much.
  return (sheet as { transferToImageBitmap?(): ImageBitmap }).transferToImageBitmap?.() ?? sheet;
}

/**
 * A painter for one canvas, which may be opaque: every pixel is painted.
 * @param write stand-in for the sheet of characters
 *
 * The gradient is laid in plain bands: five times cheaper than a gradient fill where no GPU helps, and cheaper than to
 * dim just the cells that show something. In 8 bits a trail never quite reaches the background, it stops up to 6 levels
 * short, so each glyph's cell is at last wiped. By night a trail darkens, by day it lightens: either way it stops short.
 */
export function createPainter(context: CanvasRenderingContext2D, write = writeSheet): Painter {
  let scale = 1;
  let cell = 0;
  /** Written when the first character falls: starting has enough to do. */
  let sheet: CanvasImageSource | undefined;
  /** The background of each row, and what is laid to dim it. */
  let still: string[] = [];
  let laid: string[] = [];
  /** The latest glyph of each cell that is not clean. */
  const lit = new Map<number, Glyph>();

  // On whole device pixels, or each cell would bleed into its neighbours.
  const edge = (n: number) => Math.round(n * COLUMN_WIDTH_PX * scale);

  function paint(colors: string[], { column, row }: Pick<Glyph, 'column' | 'row'>, count = 1) {
    const x = edge(column);
    const y = edge(row);
    context.fillStyle = colors[row] as string;
    context.fillRect(x, y, edge(column + count) - x, edge(row + 1) - y);
  }

  function lay(colors: string[], alpha: number) {
    context.globalAlpha = alpha;
    for (let row = 0; row < colors.length; row++) paint(colors, { column: 0, row }, MOST_COLUMNS);
  }

  return {
    resize(width, height, ratio, isDay) {
      const rows = Math.ceil(height / ROW_HEIGHT_PX);
      const shades = (lighter: number) =>
        Array.from({ length: rows }, (_, row) => {
          const dark = TOP_PERCENT - (LESS_PERCENT * row) / rows;
          const isPaper = theme === 'auto' ? isDay : theme === 'light';
          return `hsl(218,10%,${lighter + (isPaper ? 100 - dark : dark)}%)`;
        });
      scale = Math.min(ratio, MAX_PIXEL_RATIO);
      still = shades(0);
      laid = shades(LAID_LIGHTER_PERCENT);
      lit.clear();
      context.canvas.width = Math.round(width * scale);
      context.canvas.height = Math.round(height * scale);
      cell = Math.ceil(COLUMN_WIDTH_PX * scale);
      sheet = undefined;
      lay(still, 1);
    },

    redraw(glyphs) {
      lay(laid, TRAIL_ALPHA);
      context.globalAlpha = 1;
      for (const [key, glyph] of lit) {
        if (++glyph.age < TRAIL_REDRAWS) continue;
        paint(still, glyph);
        lit.delete(key);
      }
      for (const glyph of glyphs) {
        const { column, row, character, alpha, age } = glyph;
        lit.set(row * 1e4 + column, glyph);
        // A glyph that stays would grow bolder with each redraw over itself.
        context.globalAlpha = 1;
        paint(still, glyph);
        context.globalAlpha = alpha * (1 - TRAIL_ALPHA) ** age;
        sheet ??= write(cell);
        const from = CHARACTERS.indexOf(character) * cell;
        context.drawImage(sheet, from, 0, cell, cell, edge(column), edge(row), cell, cell);
      }
    },
  };
}
