import type { Host } from '../support/host.ts';
import type { Point, Visitor } from './driver/visitor.ts';
import { expect, poll } from './test.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Opens a page at a size and waits until its script has taken it over. */
export async function visit(visitor: Visitor, host: Host, path: string, { width, height } = PHONE) {
  await visitor.resize(width, height);
  // What the page before said as it went is not of this one.
  visitor.console.length = 0;
  await visitor.open(host.url(path));
  await poll(visitor, () => (window as { clicks?: unknown }).clicks).toBe(null);
}

/** Where an element can be clicked, once it stands still and nothing lies over it. */
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

/** What the page and the browser have said on the console since the page was opened. */
export const consoleMessages = async (visitor: Visitor): Promise<string[]> => [
  ...visitor.console.splice(0),
  ...(await visitor.run(() => (window as unknown as { consoleMessages: string[] }).consoleMessages)),
];

/** Puts the page at a depth, at once. */
export const scrollTo = (visitor: Visitor, depth: number) =>
  visitor.run((top) => window.scrollTo({ top, behavior: 'instant' }), depth);

/** Lets the page draw so many frames. */
export const frames = (visitor: Visitor, count: number) =>
  visitor.run(async (left) => {
    for (; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
