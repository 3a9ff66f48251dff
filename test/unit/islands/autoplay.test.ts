import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoplayWhileVisible } from '../../../src/islands/autoplay';
import { Screen, stubScreen } from '../loading/screen';

let root: HTMLElement;
let moves: boolean;
let hidden: boolean;
let stop: () => void;
const onTakeOver = vi.fn();
const autoplay = {
  play: vi.fn(() => {
    moves = true;
  }),
  pause: vi.fn(() => {
    moves = false;
  }),
  isPaused: () => !moves,
};

beforeEach(() => {
  stubScreen();
  root = document.createElement('div');
  root.innerHTML = '<button>Pause</button><a href="#x">picture</a>';
  document.body.append(root);
  moves = hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  root.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const see = (ratio: number) => Screen.last.shows([root, ratio]);
const feel = (type: string, target: EventTarget = root) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const watch = () => {
  stop = autoplayWhileVisible(root, autoplay, root.firstElementChild, onTakeOver);
};
const start = () => {
  watch();
  see(1);
};

test('a carousel moves once a quarter of it is on screen', () => {
  watch();
  expect(Screen.last.options.threshold).toBe(0.25);
  expect(moves).toBe(false);
  see(0.1);
  expect(moves).toBe(false);
  see(0.25);
  expect(moves).toBe(true);
});

test('a carousel that leaves the screen stops, and goes on when it is back', () => {
  start();
  see(0.2);
  expect(moves).toBe(false);
  see(0.5);
  expect(moves).toBe(true);
});

test('a hidden tab stops it', () => {
  start();
  hidden = true;
  feel('visibilitychange', document);
  expect(moves).toBe(false);
  hidden = false;
  feel('visibilitychange', document);
  expect(moves).toBe(true);
});

test('it rests under the pointer', () => {
  start();
  feel('mouseenter');
  expect(moves).toBe(false);
  feel('mouseleave');
  expect(moves).toBe(true);
});

test('whoever puts the focus into it takes it over', () => {
  start();
  feel('focusin', root.lastElementChild as Element);
  expect(onTakeOver).toHaveBeenCalledOnce();
});

test.each([
  ['the keyboard comes to its button: taken over', true, 1],
  ['a pointer presses its button: the press itself decides', false, 0],
])('%s', (_, isVisible, times) => {
  start();
  const button = root.firstElementChild as Element;
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isVisible);
  feel('focusin', button);
  expect(onTakeOver).toHaveBeenCalledTimes(times);
});

test('one reason to rest is enough', () => {
  start();
  feel('mouseenter');
  see(0);
  feel('mouseleave');
  expect(moves).toBe(false);
  see(1);
  expect(moves).toBe(true);
});

test('whoever presses play has pointer and focus there already: that does not hold it', () => {
  feel('mouseenter');
  feel('focusin');
  start();
  expect(moves).toBe(true);
  expect(onTakeOver).not.toHaveBeenCalled();
});

test('it is told neither to play nor to pause twice', () => {
  start();
  see(0.9);
  feel('mouseenter');
  feel('mouseenter');
  expect(autoplay.play).toHaveBeenCalledOnce();
  expect(autoplay.pause).toHaveBeenCalledOnce();
});

test('once it is no longer wanted it stands still, whatever happens', () => {
  start();
  stop();
  expect(moves).toBe(false);
  expect(Screen.last.disconnect).toHaveBeenCalled();
  feel('mouseenter');
  feel('mouseleave');
  feel('visibilitychange', document);
  feel('focusin');
  expect(moves).toBe(false);
  expect(onTakeOver).not.toHaveBeenCalled();
});
