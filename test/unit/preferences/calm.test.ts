import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCalm, onCalmChange } from '../../../src/preferences/calm';

/** The system's setting, as the browser tells it. */
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

test('nobody asks for calm by default', () => {
  expect(isCalm()).toBe(false);
});

test('reduced motion asks for calm', () => {
  reduced.matches = true;
  expect(isCalm()).toBe(true);
});

test('saving data asks for calm', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isCalm()).toBe(true);
});

test('a fast connection, or a browser that does not tell, asks for nothing', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(isCalm()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(isCalm()).toBe(false);
});

test('a change of the setting is told until nobody listens', () => {
  const told = vi.fn();
  const stop = onCalmChange(told);
  reduced.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  reduced.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenCalledOnce();
});
