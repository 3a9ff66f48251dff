import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoop, REDRAW_MS } from '../../../src/rain/loop';
import { createFrames } from './frames';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function open() {
  const frames = createFrames();
  const clocks: number[] = [];
  const loop = createLoop((clock) => clocks.push(clock), frames.request, frames.cancel);
  return { frames, clocks, loop };
}

/** Runs a second on a screen of so many Hz and answers when it was redrawn. */
function second(hertz: number) {
  const { frames, clocks, loop } = open();
  loop.start();
  frames.frame(0);
  for (let n = 0; n < hertz; n++) frames.frame(1000 / hertz);
  return clocks;
}

describe('the pace', () => {
  test.each([60, 120, 144, 30])('at %i Hz it is redrawn every 50 ms, without drift', (hertz) => {
    const clocks = second(hertz);
    expect(REDRAW_MS).toBe(50);
    expect(clocks).toHaveLength(21);
    for (const [n, clock] of clocks.entries()) {
      expect(clock - n * REDRAW_MS).toBeGreaterThanOrEqual(-1);
      expect(clock - n * REDRAW_MS).toBeLessThan(1000 / hertz);
    }
  });

  test.each([60, 120])('at %i Hz the steps are even', (hertz) => {
    const clocks = second(hertz);
    for (const [n, clock] of clocks.slice(1).entries()) expect(clock - (clocks[n] ?? 0)).toBeCloseTo(50);
  });

  test.each([
    [60, 20],
    [120, 40],
  ])('at %i Hz it asks for %i frames a second, not for all', (hertz, most) => {
    const { frames, loop } = open();
    loop.start();
    frames.frame(0);
    let asked = 0;
    for (let n = 0; n < hertz; n++) asked += frames.frame(1000 / hertz);
    expect(asked).toBeLessThanOrEqual(most);
  });

  test('frames that come a hair early do not cost a frame more', () => {
    const { frames, clocks, loop } = open();
    loop.start();
    frames.frame(0);
    for (let n = 0; n < 3; n++) frames.frame(16.6);
    expect(clocks).toHaveLength(2);
  });

  test('on a screen slower than that it is redrawn once a frame', () => {
    expect(second(10)).toHaveLength(11);
  });

  test('after 10 s of standstill there is one redraw, and the next one 50 ms later', () => {
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
  test('before the start and after the stop no frame is asked for', () => {
    const { frames, clocks, loop } = open();
    expect(frames.scheduled).toBe(0);
    loop.start();
    frames.frame(0);
    loop.stop();
    expect(frames.scheduled).toBe(0);
    frames.frame(1000);
    expect(clocks).toHaveLength(1);
  });

  test('it goes on where it stopped: the time between does not count', () => {
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

  test('starting twice runs it once', () => {
    const { frames, loop } = open();
    loop.start();
    loop.start();
    expect(frames.scheduled).toBe(1);
    frames.frame(16);
    loop.start();
    expect(frames.scheduled).toBe(1);
  });

  test('a redraw may stop it', () => {
    const frames = createFrames();
    const loop = createLoop(() => loop.stop(), frames.request, frames.cancel);
    loop.start();
    frames.frame(0);
    expect(frames.scheduled).toBe(0);
  });
});
