import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoop } from '../../../../src/later/background/loop';
import { createFrames } from './frames';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function open() {
  const frames = createFrames();
  const clocks: number[] = [];
  const loop = createLoop((clock) => clocks.push(clock), frames.request, frames.cancel);
  return { frames, clocks, loop };
}

/** Runs the loop for a second at a refresh rate and returns the times of the redraws. */
function second(hertz: number) {
  const { frames, clocks, loop } = open();
  loop.start();
  frames.frame(0);
  for (let n = 0; n < hertz; n++) frames.frame(1000 / hertz);
  return clocks;
}

describe('the rate', () => {
  test.each([60, 120, 144, 30])('redraws every 50 ms at %i Hz, without drift', (hertz) => {
    const clocks = second(hertz);
    expect(clocks).toHaveLength(21);
    for (const [n, clock] of clocks.entries()) {
      expect(clock - n * 50).toBeGreaterThanOrEqual(-1);
      expect(clock - n * 50).toBeLessThan(1000 / hertz);
    }
  });

  test.each([
    [60, 20],
    [120, 40],
  ])('has even steps at %i Hz, and requests at most %i frames per second', (hertz, limit) => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    let requested = 0;
    for (let n = 0; n < hertz; n++) requested += frames.frame(1000 / hertz);
    expect(requested).toBeLessThanOrEqual(limit);
    for (const [n, clock] of clocks.slice(1).entries()) expect(clock - (clocks[n] ?? 0)).toBeCloseTo(50);
  });

  test('slightly early frames do not delay a redraw by a frame', () => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    for (let n = 0; n < 3; n++) frames.frame(16.6);
    expect(clocks).toHaveLength(2);
  });

  test('redraws once per frame on a slower screen', () => {
    expect(second(10)).toHaveLength(11);
  });

  test('redraws once after a gap of 10 s, and again 50 ms later', () => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    frames.frame(10_000);
    expect(clocks).toHaveLength(2);
    for (let n = 0; n < 4; n++) frames.frame(10);
    expect(clocks).toHaveLength(2);
    frames.frame(10);
    expect(clocks).toHaveLength(3);
    expect(clocks[2]).toBeLessThan(1000);
  });
});

describe('stopping', () => {
  test('continues where it stopped, without counting the time between', () => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    frames.frame(50);
    loop.stop();
    expect(frames.scheduled).toBe(0);
    frames.frame(60_000);
    loop.start();
    frames.frame(1000);
    frames.frame(50);
    expect(clocks).toEqual([0, 50, 100]);
  });

  test('runs once if started twice', () => {
    const { frames, loop } = open();
    loop.start();
    loop.start();
    expect(frames.scheduled).toBe(1);
    frames.frame(16);
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
});
