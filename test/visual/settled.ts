import type { Page } from '@playwright/test';

/** Waits until everything on the screen has loaded: the page's script, fonts, pictures and carousels. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const onScreen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      // A carousel hides what is outside its track.
      const track = element.closest('.splide__track')?.getBoundingClientRect();
      const [from, to] = [Math.max(0, track?.left ?? 0), Math.min(innerWidth, track?.right ?? innerWidth)];
      return element.checkVisibility() && bottom > 0 && top < innerHeight && right > from && left < to;
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(onScreen);
    const isDone = () =>
      'extras' in document.documentElement.dataset &&
      document.fonts.status === 'loaded' &&
      !document.querySelector('h1 canvas') &&
      all('[data-carousel]').every((box) => box.querySelector('.is-initialized')) &&
      all('[data-lazy]').every((box) => 'near' in box.dataset) &&
      all('img').every((image) => (image as HTMLImageElement).complete);
    // What has just loaded may have requested more.
    for (let quiet = 0; quiet < 3; quiet = isDone() ? quiet + 1 : 0) await frame();
    await Promise.all(all('img').map((image) => (image as HTMLImageElement).decode()));
  });
