import { COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from '../../rain/grid';
import { type Drop, rowOf, TAIL_ROWS } from './drops';

/** How strong the characters are beside the letters that they light. */
const CHARACTER_ALPHA = 0.8;
/** How deep a character's base line lies, as a share of its cell. */
const BASE_LINE = 0.76;
const GLOW_PX = (TAIL_ROWS + 1) * ROW_HEIGHT_PX;

/** Two layers of one size in CSS px; their unit is a CSS px. */
export interface Layers {
  width: number;
  height: number;
  /** The rows that characters may stand in, the second left out: beyond them other words stand. */
  rows: [first: number, end: number];
  /** What is seen. */
  picture: CanvasRenderingContext2D;
  /** All that a light can fall on: the letters of the name, and behind them the characters of the drops. */
  ink: CanvasRenderingContext2D;
}

/**
 * Makes layers ready for one colour; the letters are on the ink already.
 * @param color any that CSS knows
 */
export function inkLayers({ picture, ink }: Layers, color: string): void {
  ink.font = `${ROW_HEIGHT_PX * 0.75}px ui-monospace, monospace`;
  ink.textAlign = 'center';
  ink.fillStyle = picture.fillStyle = color;
  ink.globalAlpha = CHARACTER_ALPHA;
  ink.globalCompositeOperation = 'destination-over';
  const glow = picture.createLinearGradient(0, 0, 0, GLOW_PX);
  // The browser tells the colour as `#rrggbb`; the colour called transparent is a black one.
  glow.addColorStop(0, `${picture.fillStyle}00`);
  glow.addColorStop(0.8, color);
  glow.addColorStop(1, `${picture.fillStyle}00`);
  picture.fillStyle = glow;
}

/**
 * Paints one moment: a light falls through each column, and shows of the ink what it passes.
 * @param time share of the time that has passed, 0 to 1
 */
export function paintDrops(layers: Layers, drops: Drop[], time: number): void {
  const { width, height, picture, ink } = layers;
  picture.globalCompositeOperation = 'source-over';
  picture.clearRect(0, 0, width, height);
  drops.forEach((drop, column) => {
    if (time <= drop.start) return;
    const x = column * COLUMN_WIDTH_PX;
    // Text is slow to draw: all drops at once would hold the page up.
    if (!drop.isWritten) write(drop, x, layers);
    picture.save();
    picture.translate(x, (rowOf(drop, height / ROW_HEIGHT_PX, time) + 1) * ROW_HEIGHT_PX - GLOW_PX);
    picture.fillRect(0, 0, COLUMN_WIDTH_PX, GLOW_PX);
    picture.restore();
  });
  picture.globalCompositeOperation = 'destination-in';
  picture.drawImage(ink.canvas, 0, 0, width, height);
}

/** Writes a drop's characters on the ink, behind the letters. */
function write(drop: Drop, x: number, { ink, rows: [first, end] }: Layers): void {
  drop.isWritten = true;
  for (let row = first; row < end; row++)
    ink.fillText(drop.characters.charAt(row), x + COLUMN_WIDTH_PX / 2, (row + BASE_LINE) * ROW_HEIGHT_PX);
}
