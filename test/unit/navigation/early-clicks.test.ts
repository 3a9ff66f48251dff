import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIdleOrInput, replayEarlyClicks } from '../../../src/navigation/early-clicks';

const early = window as { clicks?: Element[] | null };
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  early.clicks = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page comes alive when the browser is idle', () => {
  const start = vi.fn();
  onIdleOrInput(start);
  expect(start).not.toHaveBeenCalled();
  idle[0]?.();
  expect(start).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'the page comes alive at once with a %s, only once',
  (act) => {
    const start = vi.fn();
    onIdleOrInput(start);
    document.body.dispatchEvent(new Event(act, { bubbles: true }));
    expect(start).toHaveBeenCalledOnce();
    document.body.dispatchEvent(new Event(act, { bubbles: true }));
    idle[0]?.();
    expect(start).toHaveBeenCalledOnce();
  },
);

test('the page comes alive at once for a click that was there before', () => {
  early.clicks = [document.createElement('button')];
  const start = vi.fn();
  onIdleOrInput(start);
  expect(start).toHaveBeenCalledOnce();
});

test('early clicks are done once, in their order, and no more are kept', () => {
  const done: string[] = [];
  early.clicks = ['first', 'second'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => done.push(name));
    return button;
  });
  replayEarlyClicks();
  replayEarlyClicks();
  expect(done).toEqual(['first', 'second']);
  expect(early.clicks).toBeNull();
});
