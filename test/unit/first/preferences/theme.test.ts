import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initTheme } from '../../../../src/first/preferences/theme';

const root = document.documentElement;
const end = new AbortController();
let system: EventTarget & { matches: boolean };
let stop: (() => void)[] = [];

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  document.head.innerHTML = '<meta name="theme-color" media="(x)"><meta name="theme-color">';
  document.body.innerHTML =
    '<button data-theme-switch aria-label="Light theme"><i></i></button><button>Other</button>';
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
const bar = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
/** Back has restored the page as it was. */
const restored = () => Object.assign(new Event('pageshow'), { persisted: true });
const button = () => document.querySelector('button') as HTMLButtonElement;
const setSystem = (light: boolean) => {
  system.matches = light;
  system.dispatchEvent(new Event('change'));
};

describe('until the visitor chooses', () => {
  test('the theme follows the system', () => {
    open();
    expect(root.dataset.theme).toBe('dark');
    setSystem(true);
    expect(root.dataset.theme).toBe('light');
    expect(bar()).toEqual(['#eeeeee', '#eeeeee']);
    expect(localStorage.length).toBe(0);
  });
});

describe('the switch', () => {
  test('shows the other theme, sets aria-pressed and remembers the choice', () => {
    open();
    (button().firstElementChild as HTMLElement).click();
    expect(root.dataset.theme).toBe('light');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('theme')).toBe('light');
    button().click();
    expect(root.dataset.theme).toBe('dark');
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(bar()).toEqual(['#111111', '#111111']);
  });

  test('handles a click at once, and stops it from reaching other listeners', () => {
    open();
    const others = vi.fn();
    addEventListener('click', others, { capture: true, signal: end.signal });
    button().click();
    expect(others).not.toHaveBeenCalled();
    (document.querySelectorAll('button')[1] as HTMLElement).click();
    expect(others).toHaveBeenCalledOnce();
    expect(root.dataset.theme).toBe('light');
    end.abort();
  });

  test('works without access to storage', () => {
    vi.stubGlobal('localStorage', undefined);
    open();
    button().click();
    expect(root.dataset.theme).toBe('light');
    setSystem(false);
    expect(root.dataset.theme).toBe('light');
    dispatchEvent(restored());
    expect(root.dataset.theme).toBe('light');
  });
});

describe('a stored choice', () => {
  test('takes precedence over the system’s setting, also when that changes', () => {
    localStorage.setItem('theme', 'light');
    open();
    expect(root.dataset.theme).toBe('light');
    setSystem(false);
    expect(root.dataset.theme).toBe('light');
  });

  test('is followed when it is made in another tab', () => {
    open();
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(root.dataset.theme).toBe('dark');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(root.dataset.theme).toBe('light');
  });

  test('is shown on a page that the Back button restores, also if it was made meanwhile', () => {
    open();
    localStorage.setItem('theme', 'light');
    dispatchEvent(restored());
    expect(root.dataset.theme).toBe('light');
  });

  test('is ignored if it is not a theme, as another site of the host may have stored it', () => {
    localStorage.setItem('theme', 'solarized');
    open();
    expect(root.dataset.theme).toBe('dark');
  });
});

test('dispatches an event for each change', () => {
  const days: unknown[] = [];
  const hear = () => days.push((window as { isLight?: boolean }).isLight);
  document.addEventListener('theme', hear);
  open();
  button().click();
  button().click();
  expect(days).toEqual([false, true, false]);
  document.removeEventListener('theme', hear);
});

test('the switch shows the current theme as soon as it is parsed', () => {
  localStorage.setItem('theme', 'light');
  open();
  button().removeAttribute('aria-pressed');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(button().getAttribute('aria-pressed')).toBe('true');
});
