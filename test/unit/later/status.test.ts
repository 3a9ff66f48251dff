import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLoading } from '../../../src/first/navigation';
import { announceLoading, SLOW_MS } from '../../../src/later/status';

const announce = vi.fn();
announceLoading(announce);

beforeEach(() => {
  vi.useFakeTimers();
  announce.mockClear();
});
afterEach(() => vi.useRealTimers());

test('choosing another page meanwhile does not restart the timer', () => {
  showLoading(true);
  vi.advanceTimersByTime(SLOW_MS / 2);
  showLoading(true);
  vi.advanceTimersByTime(SLOW_MS / 2);
  expect(announce).toHaveBeenLastCalledWith('Loading …');
  showLoading(false);
  expect(announce).toHaveBeenLastCalledWith('');
});

test('announces nothing for what loads fast, even twice in a row', () => {
  showLoading(true);
  showLoading(true);
  showLoading(false);
  vi.advanceTimersByTime(SLOW_MS);
  expect(announce).not.toHaveBeenCalledWith('Loading …');
});
