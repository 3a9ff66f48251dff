import type { Splide as SplideCore } from '@splidejs/splide';
import { afterFrame } from '../loading/idle';

/** How long a visitor waits for the lightbox; the picture alone comes sooner then. */
const LIGHTBOX_TIMEOUT_MS = 8000;

/** The link of a slide's picture. */
export const linkIn = (slide?: HTMLElement) => slide?.querySelector('a') as HTMLAnchorElement;

/** Opens the picture that is pressed; with no dialog to show it in, its link leads there. */
export function openPressed(core: SplideCore, event: MouseEvent, label: string) {
  if (!window.HTMLDialogElement || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A copy is inert: the press goes past it.
  const pressed = core.Components.Slides.get().find(({ slide, isClone }) => {
    const { left, right } = slide.getBoundingClientRect();
    return isClone ? left < event.clientX && event.clientX < right : slide.contains(event.target as Node);
  });
  if (!pressed) return;
  event.preventDefault();
  openPicture(core, pressed.isClone ? pressed.slideIndex : pressed.index, label);
}

/** Shows a picture in the lightbox, which comes now; where it does not, the link leads to the picture. */
async function openPicture(core: SplideCore, index: number, label: string) {
  const links = core.Components.Slides.get(true).map(({ slide }) => linkIn(slide));
  const link = links[index];
  const { dataset } = document.documentElement;
  if (!link || 'loading' in dataset) return;
  dataset.loading = '';
  // The line on top is seen first: a phone takes a frame or two for what follows.
  await new Promise<void>(afterFrame);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LIGHTBOX_TIMEOUT_MS));
  const lightbox = await Promise.race([import('./lightbox/lightbox').catch(() => {}), late]);
  delete dataset.loading;
  if (!link.isConnected) return;
  if (!lightbox) return location.assign(link.href);
  lightbox.openLightbox(links, index, label, (last) => {
    core.go(last);
    links[last]?.focus({ preventScroll: true });
  });
}
