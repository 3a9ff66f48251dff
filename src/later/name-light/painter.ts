import { COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from '../background/grid';
import { type Drop, rowOf, TAIL_ROWS } from './drops';

/** Opacity of the characters relative to the letters that they light up. */
const CHARACTER_ALPHA = 0.8;
/** Position of a character's baseline, as a share of its cell. */
const BASELINE = 0.76;
const GLOW_PX = (TAIL_ROWS + 1) * ROW_HEIGHT_PX;

/** Two layers of the same size, with CSS px as their unit. */
export interface Layers {
  width: number;
  height: number;
  /** The rows that characters may use, excluding `end`: outside them there is other text. */
  rows: [first: number, end: number];
  /** The visible layer. */
  picture: CanvasRenderingContext2D;
  /** Everything that can light up: the letters of the heading, and behind them the characters of the drops. */
  ink: CanvasRenderingContext2D;
}

/**
 * Prepares the layers for one colour; the letters have already been drawn on the ink.
 * @param color any CSS colour
 */
export function prepareLayers({ picture, ink }: Layers, color: string): void {
  ink.font = `${ROW_HEIGHT_PX * 0.75}px ui-monospace, monospace`;
  ink.textAlign = 'center';
  ink.fillStyle = picture.fillStyle = color;
  ink.globalAlpha = CHARACTER_ALPHA;
  ink.globalCompositeOperation = 'destination-over';
  const glow = picture.createLinearGradient(0, 0, 0, GLOW_PX);
  // `fillStyle` returns the colour as `#rrggbb`; the keyword `transparent` would be transparent black.
  glow.addColorStop(0, `${picture.fillStyle}00`);
  glow.addColorStop(0.8, color);
  glow.addColorStop(1, `${picture.fillStyle}00`);
  picture.fillStyle = glow;
}

/**
 * Paints one frame: a light falls through each column and reveals the ink where it passes.
 * @param time elapsed share of the duration, 0 to 1
 */
export function paintDrops(layers: Layers, drops: Drop[], time: number): void {
  const { width, height, picture, ink } = layers;
  picture.globalCompositeOperation = 'source-over';
  picture.clearRect(0, 0, width, height);
  drops.forEach((drop, column) => {
    if (time <= drop.start) return;
    const x = column * COLUMN_WIDTH_PX;
    // Drawing text is slow: all drops at once would block the main thread.
    if (!drop.isWritten) write(drop, x, layers);
    picture.save();
    picture.translate(x, (rowOf(drop, height / ROW_HEIGHT_PX, time) + 1) * ROW_HEIGHT_PX - GLOW_PX);
    picture.fillRect(0, 0, COLUMN_WIDTH_PX, GLOW_PX);
    picture.restore();
  });
  picture.globalCompositeOperation = 'destination-in';
  picture.drawImage(ink.canvas, 0, 0, width, height);
}

/** Draws a drop's characters on the ink, behind the letters. */
function write(drop: Drop, x: number, { ink, rows: [first, end] }: Layers): void {
  drop.isWritten = true;
  for (let row = first; row < end; row++)
    ink.fillText(drop.characters.charAt(row), x + COLUMN_WIDTH_PX / 2, (row + BASELINE) * ROW_HEIGHT_PX);
}
