import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCalm, onCalmChange } from '../../../src/preferences/calm';

/** The system's setting, as reported by the browser. */
let reduced: { matches: boolean } & EventTarget;

beforeEach(() => {
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(prefers-reduced-motion: reduce)');
    return reduced;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('is not calm by default', () => {
  expect(isCalm()).toBe(false);
});

test('is calm with reduced motion', () => {
  reduced.matches = true;
  expect(isCalm()).toBe(true);
});

test('is calm with reduced data usage', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isCalm()).toBe(true);
});

test('is not calm without data saving, or in a browser that does not report it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(isCalm()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(isCalm()).toBe(false);
});

test('reports a change of the setting until the listener is removed', () => {
  const listener = vi.fn();
  const stop = onCalmChange(listener);
  reduced.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  reduced.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledOnce();
});
