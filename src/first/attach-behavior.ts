import { loadChunk, withoutReload } from './loading/chunk';
import { watchPictures, watchStrip, whenNearViewport } from './loading/near';

let detachments: (() => void)[] = [];

/**
 * Attaches behavior to a page that has just been shown, and detaches it from the one before: pictures load as they come
 * near the viewport, strips become carousels. Served pages and those that a link led to are treated alike.
 */
export function attachBehavior(page: Element): void {
  for (const detach of detachments) detach();
  const latest = [
    watchPictures(page.querySelectorAll('[data-lazy]:not(.splide *)')),
    whenNearViewport(page.querySelectorAll('[data-carousel]'), (box) => {
      latest.push(watchStrip(box.querySelector('.splide__track') as Element));
      // If the chunk fails to load, the strip remains a strip.
      loadChunk('carousel-player', () => import('../carousel/carousel-player'), withoutReload).then(
        ({ mountCarousel }) => latest.push(mountCarousel(box as HTMLElement)),
        () => {},
      );
    }),
  ];
  detachments = latest;
}
