import { loadChunk, optional } from '../loading/chunk';
import { watchPictures, watchStrip, whenNear } from '../loading/near';

type Stop = () => void;

/**
 * Gives a page that has just come its behaviour: pictures that load as they come near, strips that
 * become carousels. The page may have come from the server or from a component: it goes by what
 * stands in the document.
 * @returns how to take it away again
 */
export function enliven(page: Element): Stop {
  const stops: Stop[] = [
    watchPictures(page.querySelectorAll('[data-lazy]:not(.splide *)')),
    whenNear(page.querySelectorAll('[data-carousel]'), (box) => {
      const track = box.querySelector('.splide__track');
      if (track) stops.push(watchStrip(track));
      // Without the chunk the strip stays a strip.
      loadChunk('carousel', () => import('./carousel-player'), optional).then(
        ({ play }) => box.isConnected && stops.push(play(box as HTMLElement)),
        () => {},
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
