import type { Host } from '../support/host.ts';
import { PHONE } from '../support/screens.ts';
import type { Point, Visitor } from './driver/visitor.ts';
import { expect, poll } from './test.ts';

/** True if the script of the page has started; false in an empty page, which a driver may still show. */
export const isReady = () => (window as { clicks?: unknown }).clicks === null;

/** Opens a page at a size and waits until its script has started. */
export async function visit(visitor: Visitor, host: Host, path: string, { width, height } = PHONE) {
  await visitor.resize(width, height);
  // Drop what the previous page logged while it was unloaded.
  visitor.console.length = 0;
  await visitor.open(host.url(path));
  await poll(visitor, isReady).toBe(true);
}

/** Returns the point at which an element can be clicked, once it has stopped moving and nothing covers it. */
export async function pointOf(visitor: Visitor, selector: string): Promise<Point> {
  const point = await visitor.run(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = '';
    for (let tries = 0; tries < 200; tries++) {
      const element = document.querySelector(wanted);
      const rect = element?.getBoundingClientRect();
      if (element && rect && (rect.top < 60 || rect.bottom > innerHeight) && !element.closest('header'))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      if (!element || !rect) continue;
      const now = JSON.stringify(element.getBoundingClientRect());
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (now === before && hit && element.contains(hit)) return { x, y };
      before = now;
    }
    return null;
  }, selector);
  expect(point, `${selector} can be clicked`).not.toBeNull();
  return point as Point;
}

export async function click(visitor: Visitor, selector: string): Promise<void> {
  const point = await pointOf(visitor, selector);
  await visitor.drag(point, point);
}

/** Firefox's message about a picture that it stops loading, because the page shows another. */
const CANCELLED = /Failed to load ‘\S+\.(avif|webp)’. A ServiceWorker intercepted the request/;

/** Returns the messages of page and browser since the page was opened. */
export const consoleMessages = async (visitor: Visitor): Promise<string[]> =>
  [
    ...visitor.console.splice(0),
    ...(await visitor.run(() => (window as unknown as { consoleMessages: string[] }).consoleMessages)),
  ].filter((text) => !CANCELLED.test(text));

/** Scrolls the page to a position, without animation. */
export const scrollTo = (visitor: Visitor, position: number) =>
  visitor.run((top) => window.scrollTo({ top, behavior: 'instant' }), position);

/** Waits for a number of frames. */
export const frames = (visitor: Visitor, count: number) =>
  visitor.run(async (left) => {
    for (; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Returns the scroll position once the page has been shown and all animations have ended. */
export const settledScroll = async (visitor: Visitor) => {
  await frames(visitor, 2);
  await visitor.run(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  await frames(visitor, 2);
  return visitor.run(() => scrollY);
};

/** True if the extras have loaded. */
export const hasExtras = () => 'extras' in document.documentElement.dataset;

/** Returns the distance from the bar to the heading of a section below it; negative if the bar covers the heading. */
export const gapTo = (id: string) => {
  const heading = document.querySelector(`#${CSS.escape(id)} :is(h1, h2)`) ?? document.getElementById(id);
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.round((heading?.getBoundingClientRect().top ?? 0) - bar);
};
