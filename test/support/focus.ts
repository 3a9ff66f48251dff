import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminanceOf, type Rgb } from './contrast.ts';

/** A focused element and its position on the screen, in CSS px. */
export interface Focused {
  /** Its name, for error messages. */
  what: string;
  /** Elements of one kind have the same focus ring on the same background. */
  kind: string;
  isInBar: boolean;
  top: number;
  bottom: number;
  /** The bottom edges of the bar and of the screen. */
  barBottom: number;
  screenBottom: number;
  ring?: { color: Rgb; width: number; offset: number; box: [number, number, number, number] };
}

/** Moves the focus forwards or backwards and returns the focused element; undefined at the document's end. */
export async function moveFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Focused | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const w = window as unknown as { reached?: Element[] };
    w.reached ??= [];
    w.reached.push(element);
    const ringOf = (box: Element, pseudo?: string): Focused['ring'] => {
      const style = getComputedStyle(element, pseudo);
      if (style.outlineStyle === 'none' || style.outlineWidth === '0px') return undefined;
      let { left, top, right, bottom } = box.getClientRects()[0] ?? new DOMRect();
      // A pseudo-element fills the padding box, inside the border.
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
      // A scene's ring is drawn around the area that its heading's link is stretched over.
      ring: ringOf(element) ?? ringOf((element as HTMLElement).offsetParent ?? element, '::after'),
    };
  });
}

/** Sampled points along each edge of a ring, as fractions of the edge. */
const SHARES = [0.2, 0.35, 0.5, 0.65, 0.8];
/** How far off a colour channel may be: painted edges are antialiased. */
const CHANNEL_TOLERANCE = 24;
/** The fraction of the points on the screen that must show the ring. */
const MIN_SHARE = 0.8;
const MIN_CONTRAST = 3;
/** How much of the picture around a box is examined, in px. */
const MARGIN = 8;

/**
 * Checks the painted ring around the focused element.
 * @returns undefined if it can be seen, else the problem
 */
export async function ringProblem(page: Page, { ring, barBottom, isInBar }: Focused) {
  if (!ring) return 'no ring';
  const { color, width, offset, box } = ring;
  if (width < 2) return `a ring of ${width} px`;
  const [x, y] = [Math.max(0, Math.floor(box[0]) - MARGIN), Math.max(0, Math.floor(box[1]) - MARGIN)];
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = {
    x,
    y,
    width: Math.min(screen.width, Math.ceil(box[2]) + MARGIN) - x,
    height: Math.min(screen.height, Math.ceil(box[3]) + MARGIN) - y,
  };
  const shot = await page.screenshot({ clip, scale: 'css' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (left: number, top: number): Rgb | undefined => {
    const [column, row] = [Math.floor(left) - x, Math.floor(top) - y];
    const isOut = column < 0 || row < 0 || column >= info.width || row >= info.height;
    if (isOut || top < (isInBar ? 0 : barBottom)) return;
    const index = (row * info.width + column) * info.channels;
    return [data[index], data[index + 1], data[index + 2]] as Rgb;
  };
  const [left, top, right, bottom] = box.map(Math.round) as typeof box;
  /** The pixel at some distance outside of the box, next to one point of one edge. */
  const outside = (distance: number, edge: number, share: number) =>
    [
      () => pixelAt(left + (right - left) * share, top - distance),
      () => pixelAt(left + (right - left) * share, bottom + distance),
      () => pixelAt(left - distance, top + (bottom - top) * share),
      () => pixelAt(right + distance, top + (bottom - top) * share),
    ][edge]?.();
  let visible = 0;
  let sampled = 0;
  let lowest = 21;
  for (const edge of [0, 1, 2, 3])
    for (const share of SHARES) {
      // A box between two pixels is snapped to one of them.
      const [{ band, by } = { band: undefined, by: 0 }] = [0, -1, 1]
        .flatMap((by) => {
          const band = outside(offset + width / 2 + by, edge, share);
          return band ? [{ band, by }] : [];
        })
        .sort((one, other) => distanceOf(color, one.band) - distanceOf(color, other.band));
      const sides = [outside(offset + width + 1 + by, edge, share), outside(offset - 1 + by, edge, share)];
      if (!band) continue;
      sampled++;
      const contrasts = sides
        .filter((side) => side !== undefined)
        .map((side) => contrastOf(luminanceOf(band), luminanceOf(side)));
      const isRing = distanceOf(color, band) <= CHANNEL_TOLERANCE;
      lowest = Math.min(lowest, ...contrasts);
      if (isRing && contrasts.every((contrast) => contrast >= MIN_CONTRAST)) visible++;
    }
  if (sampled && visible / sampled >= MIN_SHARE) return;
  return `a ring that shows at ${visible} of ${sampled} points, lowest contrast ${lowest.toFixed(2)}:1`;
}

/** The distance between two colours in the channel in which they differ most. */
const distanceOf = (one: Rgb, other: Rgb) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));

/** Elements that the keyboard did not reach, or not in the order of the document, or not in visual order. */
export const orderProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { reached = [] } = window as unknown as { reached?: HTMLElement[] };
    scrollTo({ top: 0, behavior: 'instant' });
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const name = (element?: Element) => element?.outerHTML.slice(0, 80) ?? '';
    const wanted = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[inert]'),
    );
    const problems = wanted.flatMap((element, index) =>
      reached[index] === element
        ? []
        : [`${index}: ${name(reached[index])} has the focus, not ${name(element)}`],
    );
    if (reached.length > wanted.length) problems.push(`more than expected got the focus: ${reached.length}`);
    // The bar covers the page, and the skip link covers the bar.
    const onPage = reached.filter((element) => !element.closest('#app > header, .skip'));
    onPage.slice(1).forEach((second, index) => {
      const first = onPage[index] as HTMLElement;
      let parent = first.parentElement as Element;
      while (!parent.contains(second)) parent = parent.parentElement as Element;
      // A carousel's buttons come before its pictures, wherever they are placed.
      if (parent.matches('.splide')) return;
      const child = (of: Element) => {
        let element = of;
        while (element.parentElement && element.parentElement !== parent) element = element.parentElement;
        return element.getClientRects()[0] ?? new DOMRect();
      };
      const [a, b] = [child(first), child(second)];
      const isBelow = b.top >= a.bottom - 1;
      const isBeside = b.bottom > a.top && (isRightToLeft ? b.right <= a.left + 1 : b.left >= a.right - 1);
      if (!isBelow && !isBeside) problems.push(`${name(second)} is placed before ${name(first)}`);
    });
    return problems;
  });
