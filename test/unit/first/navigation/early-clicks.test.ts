import { expect, test } from 'vitest';
import { replayEarlyClicks } from '../../../../src/first/navigation/early-clicks';

test('the page has its script, whatever an error has made of it before', () => {
  document.documentElement.classList.remove('js');
  replayEarlyClicks();
  expect(document.documentElement.className).toBe('js');
});

test('replays early clicks once, in order, and stops queueing', () => {
  const done: string[] = [];
  window.clicks = ['first', 'second'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => done.push(name));
    return button;
  });
  replayEarlyClicks();
  replayEarlyClicks();
  expect(done).toEqual(['first', 'second']);
  expect(window.clicks).toBeNull();
});
