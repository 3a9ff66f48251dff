import { loadChunk, optional } from '../loading/chunk';
import { watchPictures, watchStrip, whenNear } from '../loading/near';

type Stop = () => void;

/**
 * Attaches behaviour to a page that has just been shown: pictures load as they come near, strips become
 * carousels. Prerendered and rendered pages are treated alike: only the document is read.
 * @returns how to detach it
 */
export function attachBehavior(page: Element): Stop {
  const stops: Stop[] = [
    watchPictures(page.querySelectorAll('[data-lazy]:not(.splide *)')),
    whenNear(page.querySelectorAll('[data-carousel]'), (box) => {
      stops.push(watchStrip(box.querySelector('.splide__track') as Element));
      // Without the chunk the strip stays a strip.
      loadChunk('carousel', () => import('./carousel-player'), optional).then(
        ({ mountCarousel }) => stops.push(mountCarousel(box as HTMLElement)),
        () => {},
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
