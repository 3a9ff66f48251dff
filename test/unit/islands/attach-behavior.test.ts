import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachBehavior } from '../../../src/islands/attach-behavior';
import { Screen, stubScreen } from '../loading/screen';

const { play, end } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, play: vi.fn((_: HTMLElement) => end) };
});
vi.mock('../../../src/islands/carousel-player', () => ({ mountCarousel: play }));

let page: HTMLElement;
beforeEach(() => {
  stubScreen();
  page = document.createElement('main');
  page.innerHTML = `
    <a data-lazy id="card"></a>
    <div data-carousel="Screens"><div class="splide"><div class="splide__track"><a data-lazy></a></div></div></div>`;
  document.body.append(page);
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  page.remove();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const box = () => page.querySelector('[data-carousel]') as HTMLElement;
const comesNear = (element: Element) => {
  for (const screen of Screen.all) screen.shows([element, 1]);
};

test('pictures outside of carousels load as they come near; those inside wait for their strip', () => {
  attachBehavior(page);
  comesNear(page.querySelector('#card') as Element);
  expect([...page.querySelectorAll('[data-near]')].map(({ id }) => id)).toEqual(['card']);
  comesNear(box());
  comesNear(box().querySelector('a') as Element);
  expect(page.querySelectorAll('[data-near]')).toHaveLength(2);
});

test('a strip becomes a carousel as it comes near, and ends with its page', async () => {
  const stop = attachBehavior(page);
  expect(play).not.toHaveBeenCalled();
  comesNear(box());
  await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith(box()));
  stop();
  expect(end).toHaveBeenCalledOnce();
  for (const screen of Screen.all) expect(screen.watched.size).toBe(0);
});
