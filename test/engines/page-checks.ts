/** Functions that run in the page, in any engine. */

/** Scrolls the page down to its end, waiting at each step until the carousels and pictures on the screen are loaded. */
export async function readThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const onScreen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const settled = () =>
    [...document.querySelectorAll('[data-carousel]')]
      .filter(onScreen)
      .every((box) => box.querySelector('.is-initialized')) &&
    [...document.images].filter(onScreen).every(({ complete }) => complete);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (let count = 0; count < 2 || !settled(); count++) await frame();
  }
}

/** The URLs of visible pictures that failed to load. */
export function brokenPictures() {
  const shown = [...document.images].filter((image) => image.complete && image.getBoundingClientRect().width);
  return shown.filter(({ naturalWidth }) => !naturalWidth).map(({ currentSrc }) => currentSrc);
}

/** Elements that overflow the viewport horizontally, except in strips that scroll on their own. */
export function overflowing() {
  const root = document.documentElement;
  // A strip is wider by the gap after its last picture, which its container clips.
  const strips = '.splide__track, .splide__track *, #menu *, canvas, .sr-only';
  const isOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > root.clientWidth || left < 0;
  };
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => !element.matches(strips) && isOut(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
