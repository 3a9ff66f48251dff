import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPictures, watchStrip, whenNear } from '../../../src/loading/near';
import { Screen, stubScreen } from './screen';

beforeEach(stubScreen);
afterEach(() => {
  vi.unstubAllGlobals();
});

const box = (): Element => Object.assign(document.createElement('a'), { innerHTML: '<img>' });

test('each thing is told of once, when it comes near', () => {
  const [first, second] = [box(), box()];
  const near = vi.fn();
  whenNear([first, second], near);
  Screen.last.shows([first, 0], [second, 0]);
  expect(near).not.toHaveBeenCalled();
  Screen.last.shows([first, 0.1]);
  expect(near).toHaveBeenCalledExactlyOnceWith(first);
  Screen.last.shows([first, 1], [second, 1]);
  expect(near.mock.calls).toEqual([[first], [second]]);
});

test('something begins to load before it can be seen', () => {
  whenNear([box()], vi.fn());
  expect(Screen.last.options.rootMargin).toBe('160px 0px');
});

test('nothing more is told after the page is left', () => {
  const one = box();
  const near = vi.fn();
  whenNear([one], near)();
  Screen.last.shows([one, 1]);
  expect(near).not.toHaveBeenCalled();
});

test('a picture gets its box as it comes near, its neighbours do not', () => {
  const [near, far] = [box(), box()];
  watchPictures([near, far]);
  Screen.last.shows([near, 0.01], [far, 0]);
  expect(near.hasAttribute('data-near')).toBe(true);
  expect(far.hasAttribute('data-near')).toBe(false);
});

test('in a strip the pictures load as they come near sideways', () => {
  const strip = document.createElement('div');
  strip.innerHTML = '<a data-lazy></a><a data-lazy></a><b></b>';
  watchStrip(strip);
  expect(Screen.last.options.root).toBe(strip);
  expect([...Screen.last.watched]).toEqual([...strip.querySelectorAll('a')]);
});
