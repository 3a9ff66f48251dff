import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHARACTERS, type Glyph, TRAIL_REDRAWS } from '../../../src/background/glyphs';
import { createLoop } from '../../../src/background/loop';
import { createPainter } from '../../../src/background/painter';
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

vi.mock('content:site', async (original) => ({ ...(await original<object>()), background: 'sparse' }));

/** Paints sparse rain on 100 × 205 px; `redraw` returns what that draws, in full strength. */
function paint() {
  const drawn: { call: string; args: number[]; alpha: number }[] = [];
  const record =
    (call: string) =>
    (...args: unknown[]) =>
      drawn.push({ call, args: args.filter((each) => typeof each === 'number'), alpha: context.globalAlpha });
  const context = {
    ...{ globalAlpha: 1, fillStyle: '', canvas: {} },
    ...{ fillRect: record('fillRect'), drawImage: record('drawImage') },
  };
  const painter = createPainter(context as never, () => new EventTarget() as never);
  painter.resize(100, 205, 1, '#7ee2a8');
  const paintedBy = (act: () => void) => {
    drawn.length = 0;
    act();
    return drawn.filter(({ alpha }) => alpha === 1);
  };
  const redraw = (...glyphs: Partial<Glyph>[]) =>
    paintedBy(() =>
      painter.redraw(
        glyphs.map((glyph) => ({ column: 1, row: 3, character: 0, alpha: 1, age: 0, ...glyph })),
      ),
    );
  const clear = (isCovered: (glyph: Glyph) => boolean) => paintedBy(() => painter.clear(isCovered));
  return { redraw, clear };
}

test.each([
  ['a trail', CHARACTERS.indexOf('x'), 0],
  ['a letter of a word, which stands at full strength for 2 s before,', 50, 39],
])('%s is cleared in the end, once, and only its own cell', (_, character, standing) => {
  const { redraw } = paint();
  redraw({ character });
  const redraws = Array.from({ length: 200 }, () => redraw());
  const stands = redraws.filter((drawn) => drawn.some(({ call }) => call === 'drawImage'));
  expect(stands).toHaveLength(standing);
  const rest = redraws.slice(standing).map((drawn) => drawn.map(({ args }) => args));
  const cleared = rest.flatMap((drawn, index) => (drawn.length ? index : []));
  expect(cleared).toEqual([TRAIL_REDRAWS - (standing ? 0 : 1)]);
  expect(rest.flat()).toEqual([[20, 60, 20, 20]]);
});

test('a sparse background rains in every third column', () => {
  const glyphs = [0, 1, 2, 3, 4, 5].map((column) => ({ column }));
  const drawn = paint()
    .redraw(...glyphs)
    .filter(({ call }) => call === 'drawImage');
  expect(drawn.map(({ args }) => (args.at(-4) ?? 0) / 20)).toEqual([1, 4]);
});

test('what a text has moved over is cleared at once and does not come back', () => {
  const { redraw, clear } = paint();
  redraw({ row: 3, character: 50 }, { row: 4, character: 50 });
  expect(clear(({ row }) => row > 3).map(({ args }) => args)).toEqual([[20, 80, 20, 20]]);
  expect(redraw().flatMap(({ call, args }) => (call === 'drawImage' ? args.at(-3) : []))).toEqual([60]);
});
