import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoplayWhileVisible } from '../../../src/carousel/autoplay';
import { FakeObserver, stubObserver } from '../first/loading/fakes';

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
  root.innerHTML = '<button>Pause</button>';
  isPlaying = hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setVisible = (ratio: number) => FakeObserver.last.report([root, ratio]);
const setHidden = (value: boolean) => {
  hidden = value;
  fire('visibilitychange', document);
};
const fire = (type: string, target: EventTarget = root) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const start = () => {
  stop = autoplayWhileVisible(root, autoplay, root.firstElementChild, onTakeOver);
  setVisible(1);
};

test.each([
  ['less than a quarter of it is on screen', () => setVisible(0.2), () => setVisible(0.25)],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
  ['the pointer is over it', () => fire('mouseenter'), () => fire('mouseleave')],
])('a carousel rotates except while %s', (_, begin, end) => {
  start();
  expect(isPlaying).toBe(true);
  begin();
  expect(isPlaying).toBe(false);
  end();
  expect(isPlaying).toBe(true);
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
  expect(FakeObserver.last.disconnect).toHaveBeenCalled();
  for (const type of ['mouseenter', 'mouseleave', 'focusin']) fire(type);
  fire('visibilitychange', document);
  expect(isPlaying).toBe(false);
  expect(onTakeOver).not.toHaveBeenCalled();
});

test('waits until it is seen, and a quarter of it is enough to be told', () => {
  stop = autoplayWhileVisible(root, autoplay, null, onTakeOver);
  fire('mouseleave');
  expect(isPlaying).toBe(false);
  expect(FakeObserver.last.options).toEqual({ threshold: 0.25 });
});

test('the focus takes it over, unless a pointer has put it on the button', () => {
  start();
  const [button = root] = root.children;
  const matches = vi.spyOn(button, 'matches').mockReturnValue(false);
  fire('focusin', button);
  expect(onTakeOver).not.toHaveBeenCalled();
  matches.mockReturnValue(true);
  fire('focusin', button);
  expect(matches).toHaveBeenLastCalledWith(':focus-visible');
  expect(onTakeOver).toHaveBeenCalledTimes(1);
  matches.mockReturnValue(false);
  fire('focusin');
  expect(onTakeOver).toHaveBeenCalledTimes(2);
});
