import type { Splide as SplideCore } from '@splidejs/splide';
import { afterFrame } from '../first/loading/idle';
import { isNavigating, showLoading } from '../first/navigation';
import { LOADING } from '../states';

/** Longest wait for the lightbox; after that the link to the picture file is followed, which is quicker. */
const LIGHTBOX_TIMEOUT_MS = 8000;

/** Returns the link of a slide's picture. */
export const pictureLink = (slide?: HTMLElement) => slide?.querySelector('a') as HTMLAnchorElement;

/** Opens the pressed picture in the lightbox; in browsers without `dialog`, its link is followed as usual. */
export function openPressed(core: SplideCore, event: MouseEvent, label: string) {
  if (!window.HTMLDialogElement?.prototype.showModal || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const slides = core.Components.Slides.get();
  // Clones are inert and receive no events, so they are found by position; a click by keyboard has none.
  const pressed =
    slides.find(({ slide }) => slide.contains(event.target as Node)) ??
    slides.find(({ slide, isClone }) => {
      const { left, right } = slide.getBoundingClientRect();
      return isClone && left < event.clientX && event.clientX < right;
    });
  if (!pressed) return;
  event.preventDefault();
  enlarge(core, pressed.isClone ? pressed.slideIndex : pressed.index, label);
}

/** Loads the lightbox and shows a picture in it; if only that fails, follows the link to the picture. */
async function enlarge(core: SplideCore, index: number, label: string) {
  const links = core.Components.Slides.get(true).map(({ slide }) => pictureLink(slide));
  const link = links[index];
  if (!link || LOADING in document.documentElement.dataset) return;
  showLoading(true);
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  // Paints the loading line first: on a phone the rest takes a frame or two.
  await new Promise<void>(afterFrame);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LIGHTBOX_TIMEOUT_MS));
  const lightbox = await Promise.race([import('./lightbox/lightbox').catch(() => {}), timeout]);
  // False if the visitor has gone on to another page.
  const isHere = !isNavigating();
  if (isHere) showLoading(false);
  const isWanted = isHere && link.isConnected;
  // A link is not followed without a network, nor from a page that is being left: browsers cancel then what it loads.
  const isReachable = () => fetch(link.href).then(Boolean, () => false);
  const isFollowed = !lightbox && isWanted && (await isReachable()) && !isLeaving;
  removeEventListener('beforeunload', leave);
  if (isFollowed) location.assign(link.href);
  if (!lightbox || !isWanted) return;
  lightbox.openLightbox(links, index, label, (last) => {
    core.go(last);
    links[last]?.focus({ preventScroll: true });
  });
}
