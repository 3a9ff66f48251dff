import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from '../../../../src/first/preferences/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('without access to storage the choice is lost, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => remember('background-paused', '1')).not.toThrow();
  expect(recall('background-paused')).toBeNull();
});
