import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lightHeading } from '../../../src/later/name-light/name-light';

const FRAME_MS = 10;

/** When the light was painted, in ms since it began. */
let painted: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  painted = [];
  const box = () => new DOMRect(20, 20, 200, 60);
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(box);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(box);
  document.body.innerHTML = '<h2>Projects</h2>';
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A context that draws nothing; of what it is asked only clearing is noted, with which each picture begins. */
function openLayer(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  const clearRect = () => painted.push(Math.round(performance.now()));
  const gradient = { addColorStop() {} };
  const known = { canvas, clearRect, createLinearGradient: () => gradient, measureText: () => ({}) };
  return new Proxy(known, {
    get: (target, name) => target[name as keyof typeof known] ?? (() => {}),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
}

const request = (frame: (now: number) => void) => void setTimeout(() => frame(performance.now()), FRAME_MS);

function light(): HTMLElement {
  const heading = document.querySelector('h2') as HTMLElement;
  lightHeading(heading, { request, random: () => 0.5, openLayer });
  return heading;
}

test('the light is painted in the rhythm of the rain, and removes itself', () => {
  const heading = light();
  expect(heading.children).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  const gaps = painted.slice(1).map((time, index) => time - (painted[index] as number));
  expect(gaps.length).toBeGreaterThan(10);
  expect(new Set(gaps.map((gap) => Math.floor(gap / 50)))).toEqual(new Set([1]));
  expect(heading.children).toHaveLength(0);
});

test('for 250 ms after a press nothing is painted; then the light goes on', () => {
  const heading = light();
  vi.advanceTimersByTime(300);
  dispatchEvent(new Event('pointerdown'));
  const before = painted.length;
  vi.advanceTimersByTime(250);
  expect(painted).toHaveLength(before);
  vi.advanceTimersByTime(100);
  expect(painted.length).toBeGreaterThan(before);
  vi.advanceTimersByTime(1000);
  expect(heading.children).toHaveLength(0);
});
