import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminanceOf, type Rgb } from './painted.ts';

/** What the keyboard reached, and how it stands on the screen; all in CSS px. */
export interface Reached {
  /** Its name, for messages. */
  what: string;
  /** Elements of one kind have the same ring, on the same ground. */
  kind: string;
  isInBar: boolean;
  top: number;
  bottom: number;
  /** Where the bar ends and where the screen does. */
  barBottom: number;
  screenBottom: number;
  ring?: { color: Rgb; width: number; offset: number; box: [number, number, number, number] };
}

/** Steps on, or back, and tells what has the focus then; undefined at the document's end. */
export async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Reached | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const w = window as unknown as { reached?: Element[] };
    w.reached ??= [];
    w.reached.push(element);
    const ringOf = (box: Element, pseudo?: string): Reached['ring'] => {
      const style = getComputedStyle(element, pseudo);
      if (style.outlineStyle === 'none' || style.outlineWidth === '0px') return undefined;
      let { left, top, right, bottom } = box.getClientRects()[0] ?? new DOMRect();
      // What is drawn by a pseudo-element fills the box within its border.
      if (pseudo) [left, top] = [left + box.clientLeft, top + box.clientTop];
      if (pseudo) [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
      return {
        color: (style.outlineColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Rgb,
        width: Number.parseFloat(style.outlineWidth),
        offset: Number.parseFloat(style.outlineOffset),
        box: [left, top, right, bottom],
      };
    };
    const { top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const bar = document.querySelector('#app > header');
    const { className, parentElement } = element;
    return {
      what: element.ariaLabel ?? element.textContent ?? element.outerHTML,
      kind: [element.tagName, className, parentElement?.className, parentElement?.tagName].join(),
      isInBar: !!element.closest('#app > header, .skip'),
      top,
      bottom,
      barBottom: bar?.getBoundingClientRect().bottom ?? 0,
      screenBottom: innerHeight,
      // The ring of a whole scene is drawn around what its heading's link stretches over.
      ring: ringOf(element) ?? ringOf((element as HTMLElement).offsetParent ?? element, '::after'),
    };
  });
}

/** Points along each edge of a ring, as shares of the edge. */
const SHARES = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Painted edges are smoothed: a channel may be so far off. */
const OFF = 24;
/** Of the points that are on the screen so many must show the ring. */
const ENOUGH = 0.8;
const NEEDED = 3;
/** So much around a box is looked at, in px. */
const AROUND = 8;

/**
 * Looks at the painted ring around what has the focus.
 * @returns undefined where it can be seen, else what is wrong
 */
export async function ringTrouble(page: Page, { ring, barBottom, isInBar }: Reached) {
  if (!ring) return 'no ring';
  const { color, width, offset, box } = ring;
  if (width < 2) return `a ring of ${width} px`;
  const [x, y] = [Math.max(0, Math.floor(box[0]) - AROUND), Math.max(0, Math.floor(box[1]) - AROUND)];
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = {
    x,
    y,
    width: Math.min(screen.width, Math.ceil(box[2]) + AROUND) - x,
    height: Math.min(screen.height, Math.ceil(box[3]) + AROUND) - y,
  };
  const shot = await page.screenshot({ clip, scale: 'css' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (left: number, top: number): Rgb | undefined => {
    const [column, row] = [Math.floor(left) - x, Math.floor(top) - y];
    const isOut = column < 0 || row < 0 || column >= info.width || row >= info.height;
    if (isOut || top < (isInBar ? 0 : barBottom)) return;
    const place = (row * info.width + column) * info.channels;
    return [data[place], data[place + 1], data[place + 2]] as Rgb;
  };
  const [left, top, right, bottom] = box.map(Math.round) as typeof box;
  /** The picture so far outside of the box, in the middle of a pixel, beside one share of one edge. */
  const outside = (far: number, edge: number, share: number) =>
    [
      () => at(left + (right - left) * share, top - far),
      () => at(left + (right - left) * share, bottom + far),
      () => at(left - far, top + (bottom - top) * share),
      () => at(right + far, top + (bottom - top) * share),
    ][edge]?.();
  let shown = 0;
  let seen = 0;
  let least = 21;
  for (const edge of [0, 1, 2, 3])
    for (const share of SHARES) {
      // A box between two pixels is painted on one of them.
      const [{ band, by } = { band: undefined, by: 0 }] = [0, -1, 1]
        .flatMap((by) => {
          const band = outside(offset + width / 2 + by, edge, share);
          return band ? [{ band, by }] : [];
        })
        .sort((one, other) => farFrom(color, one.band) - farFrom(color, other.band));
      const sides = [outside(offset + width + 2 + by, edge, share), outside(offset - 1 + by, edge, share)];
      if (!band) continue;
      seen++;
      const contrasts = sides
        .filter((side) => side !== undefined)
        .map((side) => contrastOf(luminanceOf(band), luminanceOf(side)));
      const isRing = farFrom(color, band) <= OFF;
      least = Math.min(least, ...contrasts);
      if (isRing && contrasts.every((contrast) => contrast >= NEEDED)) shown++;
    }
  if (seen && shown / seen >= ENOUGH) return;
  return `a ring that shows at ${shown} of ${seen} points, least ${least.toFixed(2)}:1`;
}

/** How far two colours are apart, in the channel in which they differ most. */
const farFrom = (one: Rgb, other: Rgb) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));

/** What the keyboard did not reach, what it reached out of the document's order, and what not in the order of sight. */
export const orderTrouble = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { reached = [] } = window as unknown as { reached?: HTMLElement[] };
    scrollTo({ top: 0, behavior: 'instant' });
    const name = (element?: Element) => element?.outerHTML.slice(0, 80) ?? '';
    const wanted = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[inert]'),
    );
    const trouble = wanted.flatMap((element, index) =>
      reached[index] === element
        ? []
        : [`${index}: not ${name(element)}, but ${name(reached[index])} has the focus`],
    );
    if (reached.length > wanted.length) trouble.push(`more has the focus: ${reached.length}`);
    // The bar lies over all of it, and the link that skips it over the bar.
    const onPage = reached.filter((element) => !element.closest('#app > header, .skip'));
    onPage.slice(1).forEach((second, index) => {
      const first = onPage[index] as HTMLElement;
      let parent = first.parentElement as Element;
      while (!parent.contains(second)) parent = parent.parentElement as Element;
      // A carousel's buttons come before the pictures that they move, wherever they stand.
      if (parent.matches('.splide')) return;
      const child = (of: Element) => {
        let element = of;
        while (element.parentElement && element.parentElement !== parent) element = element.parentElement;
        return element.getClientRects()[0] ?? new DOMRect();
      };
      const [a, b] = [child(first), child(second)];
      const isBelow = b.top >= a.bottom - 1;
      const isBeside = b.bottom > a.top && b.left >= a.right - 1;
      if (!isBelow && !isBeside) trouble.push(`${name(second)} stands before ${name(first)}`);
    });
    return trouble;
  });
