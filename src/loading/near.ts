/** How far below the screen something starts to load, in CSS px. */
const MARGIN = '160px 0px';

/**
 * Calls back, once for each element, when it comes near.
 * @param root the element that scrolls, by default the page
 * @returns how to stop watching
 */
export function whenNear(
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

/** What is shown and the next one; a hair less, so that mere neighbours don't count. */
const ONE_AHEAD = '0px 99% 0px -1px';

/** Lets the pictures load that wait inside `[data-lazy]` boxes (see `base.css`), as each comes near. */
export const watchPictures = (boxes: Iterable<Element>): (() => void) => whenNear(boxes, show);

/** The same inside a strip that scrolls sideways: what is shown and the next one. */
export const watchStrip = (track: Element): (() => void) =>
  whenNear(track.querySelectorAll('[data-lazy]'), show, track, ONE_AHEAD);

const show = (box: Element) => box.setAttribute('data-near', '');
