import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from '../../../../src/first/preferences/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a choice is kept for the next visit', () => {
  remember('background-paused', '1');
  expect(recall('background-paused')).toBe('1');
  remember('background-paused', '0');
  expect(recall('background-paused')).toBe('0');
});

test('a choice that was never made is null', () => {
  expect(recall('background-paused')).toBeNull();
});

test('without access to storage the choice is lost, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => remember('background-paused', '1')).not.toThrow();
  expect(recall('background-paused')).toBeNull();
});
