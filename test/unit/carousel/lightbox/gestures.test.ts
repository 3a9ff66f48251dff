import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchGestures } from '../../../../src/carousel/lightbox/gestures';

const gestures = { onPan: vi.fn(), onPinch: vi.fn(), onDoubleTap: vi.fn(), onRelease: vi.fn() };
let stage: HTMLElement;
let stop: () => void;
let now: number;

beforeEach(() => {
  now = 1000;
  stage = document.createElement('div');
  stage.setPointerCapture = () => {};
  // Its centre is at 200, 400.
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
  stop = watchGestures(stage, () => gestures);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

function touch(type: 'down' | 'move' | 'up' | 'cancel', x: number, y: number, pointerId = 1) {
  const event = new PointerEvent(`pointer${type}`, { clientX: x, clientY: y, pointerId });
  Object.defineProperty(event, 'timeStamp', { value: now });
  stage.dispatchEvent(event);
}
const tap = (x: number, y: number) => {
  touch('down', x, y);
  touch('up', x, y);
};
const turn = (init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { cancelable: true, ...init });
  // happy-dom's WheelEvent lacks the position and the Ctrl key.
  Object.assign(event, { ctrlKey: init.ctrlKey, clientX: init.clientX, clientY: init.clientY });
  stage.dispatchEvent(event);
  return event;
};

test('ignores a trembling finger, and reports its swipe step by step', () => {
  touch('down', 300, 400);
  touch('move', 303, 402);
  expect(gestures.onPan).not.toHaveBeenCalled();
  touch('move', 280, 400);
  touch('move', 250, 410);
  expect(gestures.onPan.mock.calls.map(([by]) => by)).toEqual([expect.anything(), { x: -30, y: 10 }]);
  expect(gestures.onRelease).not.toHaveBeenCalled();
  touch('up', 250, 410);
  expect(gestures.onRelease).toHaveBeenCalledOnce();
});

test('ignores a mouse without a pressed button', () => {
  touch('move', 100, 100);
  expect(gestures.onPan).not.toHaveBeenCalled();
});

test('a finger left after a pinch continues panning from where it is', () => {
  touch('down', 100, 400, 1);
  touch('down', 300, 400, 2);
  touch('move', 320, 400, 2);
  touch('up', 100, 400, 1);
  gestures.onPan.mockClear();
  touch('move', 330, 400, 2);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 0 }, 1);
});

test.each([
  ['that comes late', 400, 260],
  ['elsewhere', 100, 340],
])('a second tap %s is not a double tap', (_, after, x) => {
  tap(260, 300);
  now += after;
  tap(x, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
});

test('reports three taps as one double tap', () => {
  for (let taps = 0; taps < 3; taps++) {
    tap(260, 300);
    now += 100;
  }
  expect(gestures.onDoubleTap).toHaveBeenCalledOnce();
});

test('a touch that the browser cancels is not a tap', () => {
  tap(260, 300);
  touch('down', 260, 300);
  touch('cancel', 260, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
  expect(gestures.onRelease).toHaveBeenCalledTimes(2);
});

test('the wheel pans the picture, zooms it with Ctrl, and never scrolls the page', () => {
  expect(turn({ deltaX: 10, deltaY: 40 }).defaultPrevented).toBe(true);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: -10, y: -40 }, 0);
  turn({ deltaY: -160, ctrlKey: true, clientX: 210, clientY: 400 });
  expect(gestures.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 10, y: 0 });
});
