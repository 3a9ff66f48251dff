import { expect, test } from 'vitest';
import { mountCarousel } from '../../../src/carousel/carousel-player';

test('does nothing if the page was left before the carousel loaded', () => {
  const box = document.createElement('div');
  box.innerHTML = '<div class="splide__track"><div class="splide__list"></div></div>';
  const { innerHTML } = box;
  mountCarousel(box)();
  expect(box.innerHTML).toBe(innerHTML);
});
