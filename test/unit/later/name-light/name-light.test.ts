import { beforeEach, expect, test, vi } from 'vitest';
import { LIGHT_MS } from '../../../../src/later/name-light/drops';
import { lightName } from '../../../../src/later/name-light/name-light';

type Frame = (now: number) => void;
let frames: Frame[];
let name: HTMLElement;
let box: DOMRect;

beforeEach(() => {
  frames = [];
  box = new DOMRect(30, 110, 300, 100);
  document.body.innerHTML = '<h1>Robin Sample</h1>';
  name = document.querySelector('h1') as HTMLElement;
  name.getBoundingClientRect = () => box;
  Range.prototype.getBoundingClientRect = () => box;
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 412 });
});

/** A layer that paints nothing and records where characters are drawn. */
function layer(written: [string, number, number][] = []) {
  const canvas = document.createElement('canvas');
  const nothing = () => {};
  return {
    canvas,
    measureText: () => ({ fontBoundingBoxAscent: 80, fontBoundingBoxDescent: 20 }),
    createLinearGradient: () => ({ addColorStop: nothing }),
    fillText: (...words: [string, number, number]) => written.push(words),
    ...Object.fromEntries(
      ['clearRect', 'fillRect', 'drawImage', 'save', 'restore', 'translate'].map((call) => [call, nothing]),
    ),
  } as unknown as CanvasRenderingContext2D;
}
const browser = (openLayer: (width: number, height: number) => CanvasRenderingContext2D | null) => ({
  request: (frame: Frame) => frames.push(frame),
  random: () => 0.5,
  openLayer,
});
const next = (now: number) => frames.shift()?.(now);
const canvases = () => document.querySelectorAll('canvas').length;

test('covers the name on the grid of the rain, hidden from screen readers and pointers', () => {
  const open = vi.fn(() => layer());
  lightName(name, browser(open));
  expect(open.mock.calls).toEqual(Array(2).fill([320, 120]));
  const canvas = name.querySelector('canvas') as HTMLElement;
  expect(canvas.getAttribute('aria-hidden')).toBe('true');
  expect(canvas.style.pointerEvents).toBe('none');
  expect(canvas.style.position).toBe('absolute');
  expect(name.textContent).toBe('Robin Sample');
});

test('is removed after 900 ms and requests no more frames', () => {
  lightName(
    name,
    browser(() => layer()),
  );
  next(5000);
  for (let now = 5016; now < 5000 + LIGHT_MS; now += 16) next(now);
  expect(canvases()).toBe(1);
  next(5000 + LIGHT_MS);
  expect(canvases()).toBe(0);
  expect(frames).toEqual([]);
});

test('does nothing if the page is left before its first frame', () => {
  lightName(
    name,
    browser(() => layer()),
  );
  name.remove();
  expect(() => next(5000)).not.toThrow();
  expect(frames).toEqual([]);
});

test.each([
  ['on a resize, after which it would not match the letters', 'resize'],
  ['for printing, where it would cover other lines', 'beforeprint'],
])('is removed at once %s', (_, event) => {
  lightName(
    name,
    browser(() => layer()),
  );
  next(5000);
  dispatchEvent(new Event(event));
  expect(canvases()).toBe(0);
  next(5016);
  expect(frames).toEqual([]);
});

test('characters fall only through the rows of the name', () => {
  const written: [string, number, number][] = [];
  lightName(
    name,
    browser(() => layer(written)),
  );
  // The letters of the name.
  next(0);
  written.length = 0;
  for (let now = 16; now < LIGHT_MS; now += 16) next(now);
  const rows = new Set(written.map(([, , y]) => Math.floor(y / 20)));
  // From the first complete row below 110 px, in a box that begins at 100.
  expect([...rows].sort()).toEqual([1, 2, 3, 4]);
  expect(written.every(([text, x]) => text.length === 1 && x % 20 === 10)).toBe(true);
});

test('the parts of a broken word are drawn where they are on the page', () => {
  name.textContent = 'Ann Long-name';
  Range.prototype.getBoundingClientRect = function () {
    return new DOMRect(30, this.startOffset < 9 ? 110 : 160, 300, 50);
  };
  const written: [string, number, number][] = [];
  lightName(
    name,
    browser(() => layer(written)),
  );
  next(0);
  expect(written.map(([text, , y]) => [text, y < 90])).toEqual([
    ['Ann', true],
    ['Long-', true],
    ['name', false],
  ]);
});

test.each<[string, () => DOMRect]>([
  ['above the screen', () => new DOMRect(30, -300, 300, 100)],
  ['below the screen', () => new DOMRect(30, 900, 300, 100)],
])('a name %s is left alone', (_, where) => {
  box = where();
  lightName(
    name,
    browser(() => layer()),
  );
  expect(canvases()).toBe(0);
  expect(frames).toEqual([]);
});

test('never reaches past the side of the screen', () => {
  box = new DOMRect(30, 110, 1000, 100);
  const open = vi.fn(() => layer());
  lightName(name, browser(open));
  expect(open).toHaveBeenCalledWith(380, 120);
});

test('does nothing in a browser that cannot draw', () => {
  lightName(
    name,
    browser(() => null),
  );
  expect(canvases()).toBe(0);
});
