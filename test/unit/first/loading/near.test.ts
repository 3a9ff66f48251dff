import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStrip, whenNearViewport } from '../../../../src/first/loading/near';
import { FakeObserver, stubObserver } from './fakes';

vi.mock('content:site', async (original) => ({ ...(await original<object>()), isRightToLeft: true }));

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

test('in a strip, pictures load as they come near; from right to left, the next one is on the left', () => {
  const strip = document.createElement('div');
  strip.innerHTML = '<a data-lazy></a><a data-lazy></a><b></b>';
  watchStrip(strip);
  expect(FakeObserver.last.options).toMatchObject({ root: strip, rootMargin: '0px -1px 0px 25%' });
  expect([...FakeObserver.last.watched]).toEqual([...strip.querySelectorAll('a')]);
});
