import { background } from 'content:settings';
import { createLoop } from './loop';
import { advance, createRain, type Glyph, resizeRain, visibleGlyphs } from './model';
import { createPainter } from './painter';
import type { Scene } from './scene';

/** Where the owner wants it sparse, it rains in every third column. */
const SPARSE = 3;

const shown = (glyphs: Glyph[]): Glyph[] =>
  background === 'sparse' ? glyphs.filter(({ column }) => column % SPARSE === 1) : glyphs;

/** Shows a scene: fits the picture to it, and moves or stands still. */
export type Show = (scene: Scene) => void;

/**
 * The rain on one canvas: model, painter and loop. Knows no page: it runs in a worker as well.
 * Draws as soon as it gets a scene, and keeps the columns that remain when the size or the theme is another.
 * @returns undefined where the browser gives no 2D context
 */
export function openStage(canvas: HTMLCanvasElement | OffscreenCanvas): Show | undefined {
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) return;

  const rain = createRain();
  const painter = createPainter(context);
  const loop = createLoop((clock) => painter.redraw(shown(advance(rain, clock, Math.random))));
  let { view, still } = {} as Scene;

  function draw() {
    resizeRain(rain, view[0], view[1], Math.random, still);
    painter.resize(...view);
    painter.redraw(shown(visibleGlyphs(rain)));
  }

  // The GPU may drop a picture while the tab is away.
  canvas.addEventListener('contextrestored', draw);

  return (next) => {
    const isSame = `${view}` === `${next.view}`;
    ({ view, still } = next);
    if (!isSame) draw();
    if (still) loop.stop();
    else loop.start();
  };
}
