import { CHARACTERS, COLUMN_WIDTH_PX, type Glyph, ROW_HEIGHT_PX } from './model';

/** How strongly the background is laid over the previous frame: what is left of it is the trail. */
export const TRAIL_ALPHA = 0.15;
/** Sharper than this nobody sees in a background, and each pixel costs. */
export const MAX_PIXEL_RATIO = 2;
/** After so many redraws no more than 2 % of a glyph is left, and that is wiped. */
export const TRAIL_REDRAWS = 24;
/**
 * Levels by which the background is laid lighter than it is. In 8 bits laying a colour over itself does not leave it:
 * CPU rasters round down, GPUs to the nearest. So laid, it stays within 3 levels on both.
 */
const LAID_LIGHTER = 2;
/** The gradient is laid in stripes of so many rows: each is some two levels darker than the one above. */
const STRIPE_ROWS = 3;
/** Grey at the top, near-black at the bottom; red, green, blue. */
const TOP = [36, 39, 44] as const;
const BOTTOM = [11, 12, 14] as const;
const GLYPH_COLOR = '#757c85';
const FONT_PX = 15;

/** Draws the rain on one canvas. */
export interface Painter {
  /** Gives the canvas a size in CSS px and a pixel ratio, and clears it to the background. */
  resize(width: number, height: number, ratio: number): void;
  /** One redraw: dims what was drawn before and draws `glyphs` over it. */
  redraw(glyphs: Glyph[]): void;
}

/** The background of a few rows: its place in device px, its colour, and the colour that is laid to dim. */
interface Stripe {
  top: number;
  height: number;
  still: string;
  laid: string;
}

/**
 * All characters side by side, each in the middle of a square cell: to copy one takes less than half the time of
 * writing it.
 * @param cell side of a cell in device px
 * @param fontPx size of the font in device px
 */
export function writeSheet(cell: number, fontPx: number): CanvasImageSource {
  const sheet = new OffscreenCanvas(cell * CHARACTERS.length, cell);
  const context = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.font = `${fontPx}px ui-monospace, monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = GLYPH_COLOR;
  for (let n = 0; n < CHARACTERS.length; n++)
    context.fillText(CHARACTERS.charAt(n), (n + 0.5) * cell, cell / 2);
  return sheet.transferToImageBitmap();
}

/**
 * A painter for one canvas, which may be opaque: every pixel is painted.
 * @param write stand-in for the sheet of characters
 *
 * The gradient is laid in plain stripes: five times cheaper than a gradient fill where no GPU helps. In 8 bits a trail
 * never quite reaches the background, it stops up to 6 levels short, so each glyph's cell is at last wiped.
 */
export function createPainter(context: CanvasRenderingContext2D, write = writeSheet): Painter {
  let scale = 1;
  let cell = 0;
  /** Written when the first character falls: starting has enough to do. */
  let sheet: CanvasImageSource | undefined;
  let width = 0;
  let stripes: Stripe[] = [];
  /** What the last redraws drew, oldest first. */
  const trails: Glyph[][] = Array.from({ length: TRAIL_REDRAWS }, () => []);
  /** The latest glyph of each cell that is not clean. */
  const latest = new Map<number, Glyph>();

  // Edges on whole device pixels, or each cell would bleed into its neighbours.
  const x = (column: number) => Math.round(column * COLUMN_WIDTH_PX * scale);
  const y = (row: number) => Math.round(row * ROW_HEIGHT_PX * scale);
  const key = ({ column, row }: Glyph) => row * 1e4 + column;

  function lay(color: 'still' | 'laid', alpha: number) {
    context.globalAlpha = alpha;
    for (const stripe of stripes) {
      context.fillStyle = stripe[color];
      context.fillRect(0, stripe.top, width, stripe.height);
    }
  }

  function wipe({ column, row }: Glyph) {
    context.fillStyle = stripes[Math.floor(row / STRIPE_ROWS)]?.still ?? '';
    context.fillRect(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
  }

  return {
    resize(cssWidth, cssHeight, ratio) {
      const count = Math.ceil(cssHeight / ROW_HEIGHT_PX / STRIPE_ROWS);
      scale = Math.min(ratio, MAX_PIXEL_RATIO);
      width = Math.round(cssWidth * scale);
      stripes = Array.from({ length: count }, (_, index) => ({
        top: y(index * STRIPE_ROWS),
        height: y((index + 1) * STRIPE_ROWS) - y(index * STRIPE_ROWS),
        still: shade(index / (count - 1 || 1), 0),
        laid: shade(index / (count - 1 || 1), LAID_LIGHTER),
      }));
      latest.clear();
      context.canvas.width = width;
      context.canvas.height = Math.round(cssHeight * scale);
      cell = Math.ceil(COLUMN_WIDTH_PX * scale);
      sheet = undefined;
      lay('still', 1);
    },

    redraw(glyphs) {
      lay('laid', TRAIL_ALPHA);
      context.globalAlpha = 1;
      for (const glyph of trails.shift() ?? []) {
        if (latest.get(key(glyph)) === glyph && latest.delete(key(glyph))) wipe(glyph);
      }
      for (const glyph of glyphs) {
        // A glyph that stays would grow bolder with each redraw over itself.
        if (latest.has(key(glyph))) wipe(glyph);
        latest.set(key(glyph), glyph);
      }
      trails.push(glyphs);
      for (const { column, row, character, alpha, age } of glyphs) {
        context.globalAlpha = alpha * (1 - TRAIL_ALPHA) ** age;
        sheet ??= write(cell, FONT_PX * scale);
        const from = CHARACTERS.indexOf(character) * cell;
        context.drawImage(sheet, from, 0, cell, cell, x(column), y(row), cell, cell);
      }
    },
  };
}

/** The background's colour at `share` of the way down (0 to 1), `lighter` by so many levels of 255. */
function shade(share: number, lighter: number): string {
  return `rgb(${TOP.map((top, n) => Math.round(top + ((BOTTOM[n] ?? 0) - top) * share) + lighter)})`;
}
