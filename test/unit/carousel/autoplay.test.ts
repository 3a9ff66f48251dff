import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoplayWhileVisible } from '../../../src/carousel/autoplay';
import { FakeObserver, stubObserver } from '../first/loading/fake-observer';

let root: HTMLElement;
let isPlaying: boolean;
let hidden: boolean;
let stop: () => void;
const onTakeOver = vi.fn();
const autoplay = {
  play: vi.fn(() => {
    isPlaying = true;
  }),
  pause: vi.fn(() => {
    isPlaying = false;
  }),
  isPaused: () => !isPlaying,
};

beforeEach(() => {
  stubObserver();
  root = document.createElement('div');
  root.innerHTML = '<button>Pause</button><a href="#x">picture</a>';
  document.body.append(root);
  isPlaying = hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  root.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setVisible = (ratio: number) => FakeObserver.last.report([root, ratio]);
const fire = (type: string, target: EventTarget = root) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const watch = () => {
  stop = autoplayWhileVisible(root, autoplay, root.firstElementChild, onTakeOver);
};
const start = () => {
  watch();
  setVisible(1);
};

test('rotates once a quarter of the carousel is on screen', () => {
  watch();
  expect(FakeObserver.last.options.threshold).toBe(0.25);
  expect(isPlaying).toBe(false);
  setVisible(0.1);
  expect(isPlaying).toBe(false);
  setVisible(0.25);
  expect(isPlaying).toBe(true);
});

test('stops when the carousel leaves the screen and continues when it is back', () => {
  start();
  setVisible(0.2);
  expect(isPlaying).toBe(false);
  setVisible(0.5);
  expect(isPlaying).toBe(true);
});

test('stops while the tab is hidden', () => {
  start();
  hidden = true;
  fire('visibilitychange', document);
  expect(isPlaying).toBe(false);
  hidden = false;
  fire('visibilitychange', document);
  expect(isPlaying).toBe(true);
});

test('pauses while the pointer is over it', () => {
  start();
  fire('mouseenter');
  expect(isPlaying).toBe(false);
  fire('mouseleave');
  expect(isPlaying).toBe(true);
});

test('moving the focus into it hands control to the visitor', () => {
  start();
  fire('focusin', root.lastElementChild as Element);
  expect(onTakeOver).toHaveBeenCalledOnce();
});

test.each([
  ['focusing its button with the keyboard hands control to the visitor', true, 1],
  ['focusing its button with a pointer does not, as the click decides', false, 0],
])('%s', (_, isVisible, times) => {
  start();
  const button = root.firstElementChild as Element;
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isVisible);
  fire('focusin', button);
  expect(onTakeOver).toHaveBeenCalledTimes(times);
});

test('one reason to pause is enough', () => {
  start();
  fire('mouseenter');
  setVisible(0);
  fire('mouseleave');
  expect(isPlaying).toBe(false);
  setVisible(1);
  expect(isPlaying).toBe(true);
});

test('plays even if pointer and focus are already in it, as after a press on play', () => {
  fire('mouseenter');
  fire('focusin');
  start();
  expect(isPlaying).toBe(true);
  expect(onTakeOver).not.toHaveBeenCalled();
});

test('never calls play or pause twice in a row', () => {
  start();
  setVisible(0.9);
  fire('mouseenter');
  fire('mouseenter');
  expect(autoplay.play).toHaveBeenCalledOnce();
  expect(autoplay.pause).toHaveBeenCalledOnce();
});

test('stays still after it has been stopped, whatever happens', () => {
  start();
  stop();
  expect(isPlaying).toBe(false);
  expect(FakeObserver.last.disconnect).toHaveBeenCalled();
  fire('mouseenter');
  fire('mouseleave');
  fire('visibilitychange', document);
  fire('focusin');
  expect(isPlaying).toBe(false);
  expect(onTakeOver).not.toHaveBeenCalled();
});
