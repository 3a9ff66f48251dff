import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchGestures } from '../../../../src/islands/lightbox/gestures';

const gestures = { onPan: vi.fn(), onPinch: vi.fn(), onDoubleTap: vi.fn(), onRelease: vi.fn() };
let stage: HTMLElement;
let stop: () => void;
let now: number;

beforeEach(() => {
  now = 1000;
  stage = document.createElement('div');
  stage.setPointerCapture = () => {};
  // Its middle is at 200, 400.
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
  // happy-dom's wheel is no mouse: it has no place, and no Ctrl.
  Object.assign(event, { ctrlKey: init.ctrlKey, clientX: init.clientX, clientY: init.clientY });
  stage.dispatchEvent(event);
  return event;
};

test('a finger that goes its way is a swipe, told step by step', () => {
  touch('down', 300, 400);
  touch('move', 280, 400);
  touch('move', 250, 410);
  expect(gestures.onPan.mock.calls).toEqual([
    [{ x: -20, y: 0 }, true],
    [{ x: -30, y: 10 }, true],
  ]);
  expect(gestures.onRelease).not.toHaveBeenCalled();
  touch('up', 250, 410);
  expect(gestures.onRelease).toHaveBeenCalledOnce();
});

test('a finger that trembles moves nothing', () => {
  touch('down', 300, 400);
  touch('move', 303, 402);
  touch('up', 303, 402);
  expect(gestures.onPan).not.toHaveBeenCalled();
});

test('a mouse that is not pressed moves nothing', () => {
  touch('move', 100, 100);
  expect(gestures.onPan).not.toHaveBeenCalled();
});

test('two fingers that move apart zoom at the point between them', () => {
  touch('down', 150, 400, 1);
  touch('down', 250, 400, 2);
  touch('move', 350, 400, 2);
  expect(gestures.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 50, y: 0 });
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 0 }, false);
  touch('up', 150, 400, 1);
  expect(gestures.onRelease).not.toHaveBeenCalled();
  touch('up', 350, 400, 2);
  expect(gestures.onRelease).toHaveBeenCalledOnce();
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
});

test('a finger that stays after a pinch goes on from where it is', () => {
  touch('down', 100, 400, 1);
  touch('down', 300, 400, 2);
  touch('move', 320, 400, 2);
  touch('up', 100, 400, 1);
  gestures.onPan.mockClear();
  touch('move', 330, 400, 2);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 0 }, true);
});

test('two taps at one place are told with it', () => {
  tap(260, 300);
  now += 250;
  tap(262, 298);
  expect(gestures.onDoubleTap).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ x: 62, y: -102 }));
});

test.each([
  ['late', 400, 260],
  ['elsewhere', 100, 340],
])('a second tap that comes %s is none', (_, after, x) => {
  tap(260, 300);
  now += after;
  tap(x, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
});

test('three taps are one double tap', () => {
  for (let taps = 0; taps < 3; taps++) {
    tap(260, 300);
    now += 100;
  }
  expect(gestures.onDoubleTap).toHaveBeenCalledOnce();
});

test('a touch that the browser takes away is no tap', () => {
  tap(260, 300);
  touch('down', 260, 300);
  touch('cancel', 260, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
  expect(gestures.onRelease).toHaveBeenCalledTimes(2);
});

test('the wheel moves the picture, with Ctrl it zooms, and the page stays as it is', () => {
  expect(turn({ deltaX: 10, deltaY: 40 }).defaultPrevented).toBe(true);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: -10, y: -40 }, false);
  turn({ deltaY: -160, ctrlKey: true, clientX: 210, clientY: 400 });
  expect(gestures.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 10, y: 0 });
});
