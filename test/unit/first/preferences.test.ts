import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from '../../../src/first/preferences/storage';
import { initTheme, switchTheme } from '../../../src/first/preferences/theme';

const root = document.documentElement;
let system: EventTarget & { matches: boolean };
let stop: (() => void)[] = [];

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  // Listeners on `window` would outlive the test.
  const { addEventListener: add } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...words: Parameters<typeof add>) => {
    add.apply(window, words);
    stop.push(() => window.removeEventListener(words[0], words[1], words[2]));
  });
});

afterEach(() => {
  for (const each of stop) each();
  stop = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset.theme;
});

const open = () => initTheme({ dark: '#111111', light: '#eeeeee' });
/** Back has restored the page as it was. */
const restored = () => Object.assign(new Event('pageshow'), { persisted: true });
const darken = () => system.dispatchEvent(new Event('change'));

test('without access to storage a choice holds until the page is left', () => {
  vi.stubGlobal('localStorage', undefined);
  open();
  switchTheme();
  expect(root.dataset.theme).toBe('light');
  darken();
  dispatchEvent(restored());
  expect(root.dataset.theme).toBe('light');
});

test.each([
  ['stored before takes precedence over the system’s setting, also when that changes', 'light', darken],
  ['made meanwhile is shown on a page that the Back button restores', '', () => dispatchEvent(restored())],
])('a choice %s', (_, before, change) => {
  localStorage.setItem('theme', before);
  open();
  expect(root.dataset.theme).toBe(before || 'dark');
  localStorage.setItem('theme', 'light');
  change();
  expect(root.dataset.theme).toBe('light');
});

test('a choice in another tab applies here, and what else is stored there does not', () => {
  open();
  for (const [key, theme] of [
    ['other', 'dark'],
    ['theme', 'light'],
  ]) {
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'light' }));
    expect(root.dataset.theme).toBe(theme);
  }
});

test('what another site of the host has stored, and is no theme, is ignored', () => {
  localStorage.setItem('theme', 'solarized');
  open();
  expect(root.dataset.theme).toBe('dark');
});

test('without access to storage the choice is lost, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => remember('background-paused', '1')).not.toThrow();
  expect(recall('background-paused')).toBeNull();
});
