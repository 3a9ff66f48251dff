import { isRightToLeft } from 'content:site';

/** How far outside the viewport elements start to load. */
const MARGIN = '160px 0px';

/**
 * Calls back once for each element when it comes near the viewport.
 * @param root the scroll container, by default the page
 * @returns stops watching
 */
export function whenNearViewport(
  elements: Iterable<Element>,
  callback: (element: Element) => void,
  root?: Element,
  margin = MARGIN,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target);
      }
    },
    { root, rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Margins of a strip: the slide after the visible ones counts as near, the one before, which only touches the edge, does not. */
const ONE_AHEAD = isRightToLeft ? '0px -1px 0px 25%' : '0px 25% 0px -1px';

/** Lets the pictures in `[data-lazy]` boxes load (see `base.css`) as each comes near the viewport. */
export const watchPictures = (boxes: Iterable<Element>): (() => void) => whenNearViewport(boxes, show);

/** Lets the pictures in a strip that scrolls horizontally load: the visible ones and the next one. */
export const watchStrip = (track: Element): (() => void) =>
  whenNearViewport(track.querySelectorAll('[data-lazy]'), show, track, ONE_AHEAD);

const show = (box: Element) => box.setAttribute('data-near', '');
