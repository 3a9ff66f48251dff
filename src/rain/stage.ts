import { createLoop } from './loop';
import { advance, createRain, picture, resizeRain } from './model';
import { createPainter } from './painter';

/** The rain on one canvas. */
export interface Stage {
  /** Whether the picture stands still. */
  setStill(still: boolean): void;
  /** Ends every listener and frame. */
  close(): void;
}

/**
 * Owns all that the rain needs of the page: size, pixel ratio, visibility, frames.
 * Draws as soon as the canvas has a size, and moves only while nobody asks for stillness and the tab is visible.
 * @returns null where the browser gives no 2D context, on the screen or off it
 */
export function openStage(canvas: HTMLCanvasElement): Stage | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || !globalThis.OffscreenCanvas) return null;

  const rain = createRain();
  const painter = createPainter(context);
  const loop = createLoop((clock) => painter.redraw(advance(rain, clock, Math.random)));
  const end = new AbortController();
  const { signal } = end;
  let still = true;

  function resize() {
    const { clientWidth, clientHeight } = canvas;
    // Not laid out, as on paper: the columns wait for their screen.
    if (!clientWidth) return;
    resizeRain(rain, clientWidth, clientHeight, Math.random, still);
    painter.resize(clientWidth, clientHeight, devicePixelRatio);
    painter.redraw(picture(rain));
  }

  function run() {
    if (still || document.hidden) loop.stop();
    else loop.start();
  }

  // A pixel ratio can change with no change of size: another monitor.
  function watchRatio() {
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener(
      'change',
      () => {
        resize();
        watchRatio();
      },
      { once: true, signal },
    );
  }

  // After the frame that tells of it: with a whole new picture to draw, that would be a long one.
  const observer = new ResizeObserver(() => setTimeout(resize));
  observer.observe(canvas);
  watchRatio();
  document.addEventListener('visibilitychange', run, { signal });
  // The GPU may drop a picture while the tab is away.
  canvas.addEventListener('contextrestored', resize, { signal });

  return {
    setStill(value) {
      still = value;
      run();
    },
    close() {
      loop.stop();
      observer.disconnect();
      end.abort();
    },
  };
}
