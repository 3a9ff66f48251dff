import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachBehavior } from '../../../src/first/attach-behavior';
import { FakeObserver, stubObserver } from './loading/fake-observer';

const { mount, unmount } = vi.hoisted(() => {
  const unmount = vi.fn();
  return { unmount, mount: vi.fn((_: HTMLElement) => unmount) };
});
vi.mock('../../../src/carousel/carousel-player', () => ({ mountCarousel: mount }));

let page: HTMLElement;
beforeEach(() => {
  stubObserver();
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
const approach = (element: Element) => {
  for (const observer of FakeObserver.all) observer.report([element, 1]);
};

test('pictures outside carousels load as they come near; those inside wait for their strip', () => {
  attachBehavior(page);
  approach(page.querySelector('#card') as Element);
  expect([...page.querySelectorAll('[data-near]')].map(({ id }) => id)).toEqual(['card']);
  approach(box());
  approach(box().querySelector('a') as Element);
  expect(page.querySelectorAll('[data-near]')).toHaveLength(2);
});

test('a strip becomes a carousel as it comes near, and is unmounted with its page', async () => {
  const stop = attachBehavior(page);
  expect(mount).not.toHaveBeenCalled();
  approach(box());
  await expect.poll(() => mount).toHaveBeenCalledExactlyOnceWith(box());
  stop();
  expect(unmount).toHaveBeenCalledOnce();
  for (const observer of FakeObserver.all) expect(observer.watched.size).toBe(0);
});
