import { expect, test } from 'vitest';
import { replayEarlyClicks } from '../../../../src/first/navigation/early-clicks';

const early = window as { clicks?: Element[] | null };

test('replays early clicks once, in order, and stops queueing', () => {
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
