import { background as density, theme } from 'content:site';
import { GLYPH_COLOR, LIGHTNESS_DROP_PERCENT, TOP_LIGHTNESS_PERCENT } from './colors';
import { CHARACTERS, type Glyph, isGone, standing } from './glyphs';
import { COLUMN_WIDTH_PX, MAX_PIXEL_RATIO, ROW_HEIGHT_PX } from './grid';

/** Opacity of the background painted over the previous frame, which leaves the trails. */
export const TRAIL_ALPHA = 0.15;
/**
 * How much lighter the dimming color is than the background. With 8 bits, painting a color over itself changes it:
 * CPU rasterisers round down, GPUs to the nearest. With this correction it stays within a level or two of 255 on both.
 * Rounding darkens the light background as well as the dark one, so both are painted lighter.
 */
const DIM_LIGHTER_PERCENT = 1.2;
/** More than any screen has; the canvas clips the rest. */
const MAX_COLUMNS = 1000;
/** In sparse rain, only every third column is drawn. */
const SPARSE = 3;
/** Opacity of the letters that spell, so that they stay quieter than a link. */
const LIT_ALPHA = 0.75;
/** Font size and position of the baseline, as shares of a cell. */
const FONT_SIZE = 0.75;
const BASELINE = 0.76;

/** Draws the rain on one canvas. */
export interface Painter {
  /** Sets the canvas's size in CSS px, its pixel ratio, accent and theme, and clears it to the background. */
  resize(width: number, height: number, ratio: number, accent: string, isLight?: boolean): void;
  /** Dims the previous frame and draws `glyphs` over it, of which the painter takes ownership. */
  redraw(glyphs: Glyph[]): void;
  /** Clears the glyphs drawn so far that are covered. */
  clear(isCovered: (glyph: Glyph) => boolean): void;
}

/**
 * Writes all characters side by side in grey, then in the accent, each centred in a square cell: copying one takes less
 * than half the time of writing it.
 * @param cell size of a cell in device px
 */
export function writeSheet(cell: number, accent: string): CanvasImageSource {
  const sheet = globalThis.document?.createElement('canvas') ?? new OffscreenCanvas(1, 1);
  const context = sheet.getContext('2d') as CanvasRenderingContext2D;
  sheet.width = cell * CHARACTERS.length * 2;
  sheet.height = cell;
  context.font = `${cell * FONT_SIZE}px ui-monospace, monospace`;
  context.textAlign = 'center';
  [...(CHARACTERS + CHARACTERS)].forEach((character, n) => {
    context.globalAlpha = n < CHARACTERS.length ? 1 : LIT_ALPHA;
    context.fillStyle = n < CHARACTERS.length ? GLYPH_COLOR : accent;
    context.fillText(character, (n + 0.5) * cell, cell * BASELINE);
  });
  // Copying from a canvas, which may still change, takes several times as long as from a bitmap.
  return (sheet as { transferToImageBitmap?(): ImageBitmap }).transferToImageBitmap?.() ?? sheet;
}

/**
 * Returns a painter for one canvas, which may be opaque, as every pixel is painted.
 *
 * The gradient is painted in plain bands: five times cheaper than a gradient fill without a GPU, and cheaper than
 * dimming only the cells in use. With 8 bits a trail never quite reaches the background in either theme: it stops up to
 * 6 levels short, so each glyph's cell is cleared in the end.
 * @param write writes the sheet of characters; replaced in tests
 */
export function createPainter(context: CanvasRenderingContext2D, write = writeSheet): Painter {
  let scale = 1;
  let cell = 0;
  let sheet: CanvasImageSource;
  /** The background color of each row, and the color that dims it. */
  let background: string[] = [];
  let dimming: string[] = [];
  /** The latest glyph of each cell in use. */
  const used = new Map<number, Glyph>();

  // Rounded to device pixels: otherwise cells would bleed into their neighbors.
  const edge = (n: number) => Math.round(n * COLUMN_WIDTH_PX * scale);

  function paint(colors: string[], { column, row }: Pick<Glyph, 'column' | 'row'>, count = 1, alpha = 1) {
    const x = edge(column);
    const y = edge(row);
    context.globalAlpha = alpha;
    context.fillStyle = colors[row] as string;
    context.fillRect(x, y, edge(column + count) - x, edge(row + 1) - y);
  }

  function fillRows(colors: string[], alpha: number) {
    for (const row of colors.keys()) paint(colors, { column: 0, row }, MAX_COLUMNS, alpha);
  }

  function draw(glyph: Glyph) {
    const { column, row, character, alpha, age } = glyph;
    // Otherwise a glyph that stays would grow bolder with each redraw.
    paint(background, glyph);
    context.globalAlpha = alpha * (1 - TRAIL_ALPHA) ** Math.max(0, age - standing(character));
    context.drawImage(sheet, character * cell, 0, cell, cell, edge(column), edge(row), cell, cell);
  }

  function clear(isOver: (glyph: Glyph) => boolean) {
    for (const [key, glyph] of used)
      if (isOver(glyph)) {
        paint(background, glyph);
        used.delete(key);
      }
  }

  return {
    clear,

    resize(width, height, ratio, accent, isLight) {
      const rows = Math.ceil(height / ROW_HEIGHT_PX);
      const shades = (lighter: number) =>
        Array.from({ length: rows }, (_, row) => {
          const dark = TOP_LIGHTNESS_PERCENT - (LIGHTNESS_DROP_PERCENT * row) / rows;
          const light = theme === 'auto' ? isLight : theme === 'light';
          return `hsl(218,10%,${lighter + (light ? 100 - dark / 2 : dark)}%)`;
        });
      scale = Math.min(ratio, MAX_PIXEL_RATIO);
      background = shades(0);
      dimming = shades(DIM_LIGHTER_PERCENT);
      used.clear();
      context.canvas.width = Math.round(width * scale);
      context.canvas.height = Math.round(height * scale);
      cell = Math.ceil(COLUMN_WIDTH_PX * scale);
      sheet = write(cell, accent);
      fillRows(background, 1);
    },

    redraw(glyphs) {
      fillRows(dimming, TRAIL_ALPHA);
      for (const glyph of used.values()) if (++glyph.age < standing(glyph.character)) draw(glyph);
      clear(isGone);
      for (const glyph of glyphs) {
        if (density === 'sparse' && glyph.column % SPARSE !== 1) continue;
        used.set(glyph.row * 1e4 + glyph.column, glyph);
        draw(glyph);
      }
    },
  };
}
