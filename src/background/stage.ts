import { createLoop } from './loop';
import { advance, createRain, isCovered, resizeRain, visibleGlyphs, want } from './model';
import { createPainter } from './painter';
import type { Scene } from './scene';

/** Shows a scene: fits the picture to it and starts or stops the animation. */
export type ShowScene = (scene: Scene) => void;

/**
 * Returns the rain on one canvas: model, painter and loop. Independent of the page, so that it can run in a worker. Draws as
 * soon as it gets a scene, and keeps the remaining columns when the size or the theme changes.
 * @returns undefined if the browser has no 2D context
 */
export function openStage(canvas: HTMLCanvasElement | OffscreenCanvas): ShowScene | undefined {
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) return;

  const rain = createRain(Math.random);
  const painter = createPainter(context);
  const loop = createLoop((clock) => painter.redraw(advance(rain, clock)));
  let view: Scene['view'];
  let drawn: string;

  function draw() {
    resizeRain(rain, view[0], view[1]);
    painter.resize(...view);
    painter.redraw(visibleGlyphs(rain));
  }

  // The GPU may discard the picture while the tab is in the background.
  canvas.addEventListener('contextrestored', draw);

  return (next) => {
    want(rain, next);
    // A still picture is drawn anew when a box moves: with clearing alone, it would have a hole where the box has been.
    const seen = `${[next.view, next.still && next.boxes]}`;
    ({ view } = next);
    if (seen !== drawn || !rain.columns[0]) draw();
    drawn = seen;
    painter.clear((glyph) => isCovered(rain, glyph));
    if (next.still) loop.stop();
    else loop.start();
  };
}
