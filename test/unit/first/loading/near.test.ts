import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachBehavior } from '../../../../src/first/attach-behavior';
import { watchStrip, whenNearViewport } from '../../../../src/first/loading/near';
import { FakeObserver, stubObserver } from './fakes';

const { mount, unmount } = vi.hoisted(() => {
  const unmount = vi.fn();
  return { unmount, mount: vi.fn((_: HTMLElement) => unmount) };
});
vi.mock('../../../../src/carousel/carousel-player', () => ({ mountCarousel: mount }));
vi.mock('content:settings', async (original) => ({ ...(await original<object>()), isRightToLeft: true }));

beforeEach(stubObserver);
afterEach(() => void vi.unstubAllGlobals());

const box = (): Element => Object.assign(document.createElement('a'), { innerHTML: '<img>' });

test('reports each element once, when it comes near', () => {
  const [first, second] = [box(), box()];
  const near = vi.fn();
  whenNearViewport([first, second], near);
  FakeObserver.last.report([first, 0], [second, 0]);
  expect(near).not.toHaveBeenCalled();
  FakeObserver.last.report([first, 0.1]);
  expect(near).toHaveBeenCalledExactlyOnceWith(first);
  FakeObserver.last.report([first, 1], [second, 1]);
  expect(near.mock.calls).toEqual([[first], [second]]);
});

test('in a strip, pictures load as they come near horizontally; from right to left, the next one is on the left', () => {
  const strip = document.createElement('div');
  strip.innerHTML = '<a data-lazy></a><a data-lazy></a><b></b>';
  watchStrip(strip);
  expect(FakeObserver.last.options).toMatchObject({ root: strip, rootMargin: '0px -1px 0px 99%' });
  expect([...FakeObserver.last.watched]).toEqual([...strip.querySelectorAll('a')]);
});

test('a strip becomes a carousel as it comes near, and is unmounted with its page', async () => {
  document.body.innerHTML = '<main><div data-carousel><div class="splide__track"></div></div></main>';
  const [page, box] = [...document.querySelectorAll<HTMLElement>('main, [data-carousel]')];
  const stop = attachBehavior(page as Element);
  expect(mount).not.toHaveBeenCalled();
  for (const observer of FakeObserver.all) observer.report([box as Element, 1]);
  await expect.poll(() => mount).toHaveBeenCalledExactlyOnceWith(box);
  await vi.dynamicImportSettled();
  stop();
  expect(unmount).toHaveBeenCalledOnce();
  for (const observer of FakeObserver.all) expect(observer.watched.size).toBe(0);
});
