/** What a page is asked in any engine; each runs in the page. */

/** Reads the page down to its end and waits at each step for what comes with it. */
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

/** Pictures that have come and show nothing. */
export function brokenPictures() {
  const shown = [...document.images].filter((image) => image.complete && image.getBoundingClientRect().width);
  return shown.filter(({ naturalWidth }) => !naturalWidth).map(({ currentSrc }) => currentSrc);
}

/** What reaches past the screen's sides, strips that scroll by themselves left out. */
export function overflowing() {
  const root = document.documentElement;
  // A strip reaches as far as the gap behind its last picture; what is around it cuts it off.
  const strips = '.splide__track, .splide__track *, #menu *, canvas, .unseen';
  const isOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > root.clientWidth || left < 0;
  };
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => !element.matches(strips) && isOut(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
