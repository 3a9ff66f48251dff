import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../../../../src/later/background/scene';
import { openStage } from '../../../../src/later/background/stage';
import { createScreen } from './screen';

let screen: ReturnType<typeof createScreen>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = createScreen();
});
afterEach(() => screen.close());

const MOVING: Scene = {
  view: [400, 800, 1, '', false],
  words: ['lua', 'react'],
  space: [0, 21],
  still: false,
};
const STILL: Scene = { ...MOVING, still: true };

function open() {
  const canvas = document.createElement('canvas');
  const show = openStage(canvas);
  if (!show) throw new Error('no stage');
  return { canvas, show };
}

/** The characters drawn since the last time. */
const characters = () => screen.recorded.take().filter(({ call }) => call === 'drawImage');

test('there is no stage if the browser has no context', () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  expect(openStage(document.createElement('canvas'))).toBeUndefined();
});

test('the canvas is filled at once, before the first frame', () => {
  open().show(MOVING);
  expect(screen.recorded.context.canvas).toEqual({ width: 400, height: 800 });
  expect(screen.recorded.take().length).toBeGreaterThan(0);
});

describe('moving', () => {
  test('characters fall', () => {
    open().show(MOVING);
    for (let n = 0; n < 200; n++) screen.frames.frame(50);
    expect(characters().length).toBeGreaterThan(100);
    expect(screen.frames.scheduled).toBe(1);
  });

  test('pausing keeps the last picture and requests no frames, resuming continues from it', () => {
    const { show } = open();
    show(MOVING);
    for (let n = 0; n < 100; n++) screen.frames.frame(50);
    screen.recorded.take();
    show(STILL);
    expect(screen.frames.scheduled).toBe(0);
    expect(screen.recorded.take()).toEqual([]);
    show(MOVING);
    expect(screen.frames.scheduled).toBe(1);
    expect(screen.recorded.take()).toEqual([]);
  });
});

describe('a still picture', () => {
  test('is drawn once, full of characters, without requesting frames', () => {
    open().show(STILL);
    expect(characters().length).toBeGreaterThan(20);
    expect(screen.frames.scheduled).toBe(0);
  });

  test('keeps its columns on a wider screen', () => {
    const { show } = open();
    show(STILL);
    const before = characters().map(({ args }) => args.slice(1, 7));
    show({ ...STILL, view: [800, 800, 1, '', false] });
    const after = characters().map(({ args }) => args.slice(1, 7));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

  test('is redrawn sharply with the same characters at a new pixel ratio', () => {
    const { show } = open();
    show(STILL);
    const before = characters().length;
    show({ ...STILL, view: [400, 800, 1.5, '', false] });
    expect(screen.recorded.context.canvas).toEqual({ width: 600, height: 1200 });
    expect(characters()).toHaveLength(before);
  });

  test('is drawn again after the GPU has discarded it', () => {
    const { canvas, show } = open();
    show(STILL);
    const places = () => characters().map(({ args }) => args.slice(1));
    const before = places();
    canvas.dispatchEvent(new Event('contextrestored'));
    expect(places()).toEqual(before);
  });
});
