import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  onReducedEffectsChange,
  prefersReducedEffects,
} from '../../../../src/first/preferences/reduced-effects';

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

test('is false by default', () => {
  expect(prefersReducedEffects()).toBe(false);
});

test('is true with reduced motion', () => {
  reduced.matches = true;
  expect(prefersReducedEffects()).toBe(true);
});

test('is true with reduced data usage', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(prefersReducedEffects()).toBe(true);
});

test('is false without data saving, or in a browser that does not report it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(prefersReducedEffects()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(prefersReducedEffects()).toBe(false);
});

test('reports a change of the setting until the listener is removed', () => {
  const listener = vi.fn();
  const stop = onReducedEffectsChange(listener);
  reduced.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  reduced.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledOnce();
});
