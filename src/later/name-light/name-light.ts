import { COLUMN_WIDTH_PX, MAX_PIXEL_RATIO, REDRAW_MS, ROW_HEIGHT_PX } from '../background/grid';
import type { Random } from '../background/model';
import { createDrops, LIGHT_MS } from './drops';
import { textBox, writeWords } from './letters';
import { type Layers, paintDrops, prepareLayers } from './painter';

/** How long nothing is painted after a press: the next frames belong to what it does. */
const PRESS_MS = 250;
/** So much earlier a timer ends than the frame that it is for. */
const HALF_FRAME_MS = 8;

/** The browser functions that the effect uses; tests replace them. */
interface Browser {
  request: (frame: (now: number) => void) => void;
  random: Random;
  /** Creates a canvas of a size in CSS px. */
  openLayer: (width: number, height: number) => CanvasRenderingContext2D | null;
}

const browser: Browser = {
  request: (frame) => requestAnimationFrame(frame),
  random: Math.random,
  openLayer(width, height) {
    const canvas = document.createElement('canvas');
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = canvas.getContext('2d');
    context?.scale(ratio, ratio);
    return context;
  },
};

/**
 * Lets characters fall through a heading, on the rain's grid: its letters light up where they pass and fade again.
 * Removes itself at the end.
 */
export function lightHeading(heading: HTMLElement, { request, random, openLayer } = browser): void {
  const box = gridBox(textBox(heading));
  const { width, height } = box;
  // Out of view.
  if (width <= 0 || box.bottom <= 0 || box.top >= innerHeight) return;
  const picture = openLayer(width, height);
  const ink = openLayer(width, height);
  if (!picture || !ink) return;

  const { top, bottom } = heading.getBoundingClientRect();
  const rows: Layers['rows'] = [
    Math.ceil((top - box.top) / ROW_HEIGHT_PX),
    Math.floor((bottom - box.top) / ROW_HEIGHT_PX),
  ];
  const layers: Layers = { width, height, rows, picture, ink };
  const drops = createDrops(width / COLUMN_WIDTH_PX, height / ROW_HEIGHT_PX, random);
  const { canvas } = picture;
  placeOver(canvas, heading, box);

  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    canvas.remove();
  };
  // After a resize, and on paper, it would no longer match the letters, and could be wider than the page.
  addEventListener('resize', end, { signal });
  addEventListener('beforeprint', end, { signal });
  let due = 0;
  const wait = () => {
    due = performance.now() + PRESS_MS;
  };
  addEventListener('pointerdown', wait, { signal, capture: true });
  // One frame each for the layers, the letters and the drops: together they would block the main thread.
  request((start) => {
    // Another page may be shown by now.
    if (!canvas.isConnected) return end();
    writeWords(ink, heading, box);
    prepareLayers(layers, getComputedStyle(canvas).color);
    request(function paint(now) {
      const time = (now - start) / LIGHT_MS;
      if (time >= 1 || !canvas.isConnected) return end();
      // In the rain's rhythm, by a timer: a frame that paints nothing is work, too.
      if (now >= due) {
        due = now + REDRAW_MS - HALF_FRAME_MS;
        paintDrops(layers, drops, time);
      }
      setTimeout(request, due - now, paint);
    });
  });
}

/** A box extended to complete cells of the rain, excluding cells that reach past the sides of the screen. */
function gridBox({ left, top, right, bottom }: DOMRect): DOMRect {
  const x = Math.max(0, Math.floor(left / COLUMN_WIDTH_PX)) * COLUMN_WIDTH_PX;
  const y = Math.floor(top / ROW_HEIGHT_PX) * ROW_HEIGHT_PX;
  const columns = Math.min(
    Math.ceil((right - x) / COLUMN_WIDTH_PX),
    Math.floor((document.documentElement.clientWidth - x) / COLUMN_WIDTH_PX),
  );
  const rows = Math.ceil((bottom - y) / ROW_HEIGHT_PX);
  return new DOMRect(x, y, columns * COLUMN_WIDTH_PX, rows * ROW_HEIGHT_PX);
}

/** Places a canvas over a box of the viewport; it moves and disappears with the heading. */
function placeOver(
  canvas: HTMLCanvasElement,
  heading: HTMLElement,
  { left, top, width, height }: DOMRect,
): void {
  const { style } = canvas;
  canvas.setAttribute('aria-hidden', 'true');
  style.cssText = 'position:absolute;inset-block-start:0;left:0;pointer-events:none;color:var(--accent)';
  style.width = `${width}px`;
  style.height = `${height}px`;
  heading.append(canvas);
  const from = canvas.getBoundingClientRect();
  style.translate = `${left - from.left}px ${top - from.top}px`;
}
