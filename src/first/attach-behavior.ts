import { loadChunk, withoutReload } from './loading/chunk';
import { watchPictures, watchStrip, whenNearViewport } from './loading/near';

type Stop = () => void;

/**
 * Attaches behaviour to a page that has just been shown: pictures load as they come near the viewport, strips become
 * carousels. Works on the DOM only, so prerendered and client-rendered pages are treated alike.
 * @returns detaches it
 */
export function attachBehavior(page: Element): Stop {
  const stops: Stop[] = [
    watchPictures(page.querySelectorAll('[data-lazy]:not(.splide *)')),
    whenNearViewport(page.querySelectorAll('[data-carousel]'), (box) => {
      stops.push(watchStrip(box.querySelector('.splide__track') as Element));
      // If the chunk fails to load, the strip remains a strip.
      loadChunk('carousel-player', () => import('../carousel/carousel-player'), withoutReload).then(
        ({ mountCarousel }) => stops.push(mountCarousel(box as HTMLElement)),
        () => {},
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
