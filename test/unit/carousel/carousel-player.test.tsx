import { afterEach, expect, test } from 'vitest';
import { mountCarousel } from '../../../src/carousel/carousel-player';

afterEach(() => {
  document.body.innerHTML = '';
});

const strip = () => {
  const box = document.createElement('div');
  box.innerHTML =
    '<div class="splide"><div class="splide__track"><div class="splide__list"></div></div></div>';
  return box;
};

test('does nothing if the page was left before the carousel loaded', () => {
  const box = strip();
  const before = box.innerHTML;
  mountCarousel(box)();
  expect(box.innerHTML).toBe(before);
});
