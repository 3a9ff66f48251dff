import { COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from '../../rain/grid';
import { type Drop, rowOf, TAIL_ROWS } from './drops';

/** How strong the characters are beside the letters that they light. */
const CHARACTER_ALPHA = 0.8;
/** How deep a character's base line lies, as a share of its cell. */
const BASE_LINE = 0.76;
const GLOW_PX = (TAIL_ROWS + 1) * ROW_HEIGHT_PX;

/** Three layers of one size in CSS px; their unit is a CSS px. */
export interface Layers {
  width: number;
  height: number;
  /** The rows that characters may stand in, the second left out: beyond them other words stand. */
  rows: [first: number, end: number];
  /** What is seen. */
  picture: CanvasRenderingContext2D;
  /** For the lights alone. */
  lights: CanvasRenderingContext2D;
  /** The letters of the name, and nothing else. */
  letters: CanvasRenderingContext2D;
}

/**
 * Makes layers ready for one colour.
 * @param color any that CSS knows
 */
export function inkLayers({ picture, lights }: Layers, color: string): void {
  picture.font = `${ROW_HEIGHT_PX * 0.75}px ui-monospace, monospace`;
  picture.textAlign = 'center';
  picture.fillStyle = lights.fillStyle = color;
  const glow = lights.createLinearGradient(0, 0, 0, GLOW_PX);
  // The browser tells the colour as `#rrggbb`; the colour called transparent is a black one.
  glow.addColorStop(0, `${lights.fillStyle}00`);
  glow.addColorStop(0.8, color);
  glow.addColorStop(1, `${lights.fillStyle}00`);
  lights.fillStyle = glow;
}

/**
 * Paints one moment: the characters fall behind the letters, and a letter glows where one has just passed.
 * @param time share of the time that has passed, 0 to 1
 */
export function paintDrops(layers: Layers, drops: Drop[], time: number): void {
  const { width, height, picture, lights, letters } = layers;
  const [first, end] = layers.rows;
  for (const layer of [picture, lights]) layer.clearRect(0, 0, width, height);
  drops.forEach((drop, column) => {
    const row = rowOf(drop, height / ROW_HEIGHT_PX, time);
    const x = column * COLUMN_WIDTH_PX;
    for (let age = 0; age < TAIL_ROWS; age++) {
      const at = Math.floor(row) - age;
      if (at < first || at >= end) continue;
      picture.globalAlpha = CHARACTER_ALPHA * (1 - age / TAIL_ROWS) ** 2;
      picture.fillText(drop.characters.charAt(at), x + COLUMN_WIDTH_PX / 2, (at + BASE_LINE) * ROW_HEIGHT_PX);
    }
    lights.save();
    lights.translate(x, (row + 1) * ROW_HEIGHT_PX - GLOW_PX);
    lights.fillRect(0, 0, COLUMN_WIDTH_PX, GLOW_PX);
    lights.restore();
  });
  picture.globalAlpha = 1;
  const lay = (
    over: CanvasRenderingContext2D,
    { canvas }: CanvasRenderingContext2D,
    how: GlobalCompositeOperation,
  ) => {
    over.globalCompositeOperation = how;
    over.drawImage(canvas, 0, 0, width, height);
    over.globalCompositeOperation = 'source-over';
  };
  lay(lights, letters, 'destination-in');
  lay(picture, letters, 'destination-out');
  lay(picture, lights, 'source-over');
}
