import type { HTMLElement } from 'node-html-parser';
import type { Screen } from '../../plugins/page-styles/length.ts';

/** How far below the screen something starts to load, as in `src/loading/near.ts`, in px. */
const MARGIN_PX = 160;
/** What stands above a carousel is at least so high on a phone, in px. */
const LEAST_PX = { bar: 68, sheet: 100, line: 25, banner: 130 };
/** No line of text holds more. */
const LONGEST_LINE = 60;

const ABOVE = 'article > header, section, h1, h2, h3, p, li, dt, dd, img[fetchpriority], [data-carousel]';

/**
 * Whether a carousel may stand so near the first screen that its script comes by itself. Only a
 * browser knows the layout: this is a yes wherever it can't be ruled out.
 */
export function mayCarouselBeNear(page: HTMLElement, screen: Screen): boolean {
  let top = LEAST_PX.bar;
  for (const element of page.querySelectorAll(ABOVE)) {
    if (element.hasAttribute('data-carousel')) return top <= screen.height + MARGIN_PX;
    top += leastHeight(element);
  }
  return false;
}

function leastHeight(element: HTMLElement): number {
  if (element.localName === 'header' || element.localName === 'section') return LEAST_PX.sheet;
  if (element.localName === 'img') return LEAST_PX.banner;
  return LEAST_PX.line * Math.ceil(element.textContent.trim().length / LONGEST_LINE);
}
