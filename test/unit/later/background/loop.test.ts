import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REDRAW_MS } from '../../../../src/later/background/grid';
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
    expect(REDRAW_MS).toBe(50);
    expect(clocks).toHaveLength(21);
    for (const [n, clock] of clocks.entries()) {
      expect(clock - n * REDRAW_MS).toBeGreaterThanOrEqual(-1);
      expect(clock - n * REDRAW_MS).toBeLessThan(1000 / hertz);
    }
  });

  test.each([60, 120])('has even steps at %i Hz', (hertz) => {
    const clocks = second(hertz);
    for (const [n, clock] of clocks.slice(1).entries()) expect(clock - (clocks[n] ?? 0)).toBeCloseTo(50);
  });

  test.each([
    [60, 20],
    [120, 40],
  ])('at %i Hz requests at limit %i frames per second, not all', (hertz, limit) => {
    const { frames, loop } = open();
    loop.start();
    frames.frame(0);
    let requested = 0;
    for (let n = 0; n < hertz; n++) requested += frames.frame(1000 / hertz);
    expect(requested).toBeLessThanOrEqual(limit);
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
  test('requests no frames before the start and after the stop', () => {
    const { frames, clocks, loop } = open();
    expect(frames.scheduled).toBe(0);
    loop.start();
    frames.frame(0);
    loop.stop();
    expect(frames.scheduled).toBe(0);
    frames.frame(1000);
    expect(clocks).toHaveLength(1);
  });

  test('continues where it stopped, without counting the time between', () => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    frames.frame(50);
    loop.stop();
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
