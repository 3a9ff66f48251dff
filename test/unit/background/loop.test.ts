import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoop } from '../../../src/background/loop';
import { createFrames } from './screen';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A loop that has started and drawn once, at 0 ms. */
function open() {
  const frames = createFrames();
  const clocks: number[] = [];
  const loop = createLoop((clock) => clocks.push(clock), frames.request, frames.cancel);
  loop.start();
  frames.frame(0);
  return { frames, clocks, loop };
}

test.each([
  [144, 144],
  [120, 40],
  [60, 20],
  [30, 30],
])('at %i Hz redraws every 50 ms, without drift, with at most %i frames per second', (hertz, limit) => {
  const { frames, clocks } = open();
  let requested = 0;
  for (let n = 0; n < hertz; n++) requested += frames.frame(1000 / hertz);
  expect(requested).toBeLessThanOrEqual(limit);
  expect(clocks).toHaveLength(21);
  for (const [n, clock] of clocks.entries()) {
    expect(clock - n * 50).toBeGreaterThanOrEqual(-1);
    expect(clock - n * 50).toBeLessThan(1000 / hertz);
    // Where it can, in even steps.
    if (hertz % 20 === 0 && n) expect(clock - (clocks[n - 1] ?? 0)).toBeCloseTo(50);
  }
});

test.each([
  ['frames that are slightly early do not delay a redraw', 16.6, 3, 2],
  ['a slower screen is redrawn once per frame', 100, 10, 11],
  ['a gap of 10 s is followed by one redraw', 10_000, 1, 2],
])('%s', (_, ms, count, redraws) => {
  const { frames, clocks } = open();
  for (let n = 0; n < count; n++) frames.frame(ms);
  expect(clocks).toHaveLength(redraws);
  if (ms < 1000) return;
  for (let n = 0; n < 4; n++) frames.frame(10);
  expect(clocks).toHaveLength(redraws);
  frames.frame(10);
  expect(clocks).toHaveLength(redraws + 1);
  expect(clocks.at(-1)).toBeLessThan(1000);
});

test('continues where it stopped, without counting the time between', () => {
  const { frames, clocks, loop } = open();
  frames.frame(50);
  loop.stop();
  expect(frames.scheduled).toBe(0);
  frames.frame(60_000);
  loop.start();
  frames.frame(1000);
  frames.frame(50);
  expect(clocks).toEqual([0, 50, 100]);
});

test('runs once if it is started again', () => {
  const { frames, loop } = open();
  loop.start();
  expect(frames.scheduled).toBe(1);
});

test('can be stopped by a redraw', () => {
  const frames = createFrames();
  const loop = createLoop(() => loop.stop(), frames.request, frames.cancel);
  loop.start();
  frames.frame(0);
  expect(frames.scheduled).toBe(0);
});
