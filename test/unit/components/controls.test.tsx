import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotLoaded } from '../../../src/components/not-loaded';
import { PauseButton } from '../../../src/components/pause-button';
import { ThemeSwitch } from '../../../src/components/theme-switch';
import { ChunkLoadError } from '../../../src/first/loading/chunk-error';
import { setPaused } from '../../../src/first/preferences/pause';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button');
const press = () => fireEvent.click(button());

test('a page that Back restores shows that the background was paused meanwhile, in another language', () => {
  setPaused(false);
  render(<PauseButton />);
  localStorage.setItem('background-paused', '1');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(button().getAttribute('aria-label')).toBe('Resume background');
});

const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => vi.stubGlobal('matchMedia', () => system));
afterEach(() => vi.unstubAllGlobals());

test('the switch shows which theme it is, also when another one is shown', () => {
  render(<ThemeSwitch />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  Object.assign(window, { isLight: true });
  act(() => void document.dispatchEvent(new Event('theme')));
  expect(button().getAttribute('aria-pressed')).toBe('true');
});

test.each(['missing', 'error', 'timeout'] as const)(
  'in place of a page stands why its code has not come (%s), with two ways on: to try again, and home',
  (type) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    render(<NotLoaded error={new ChunkLoadError('notify', type, 'https://robin.example/notify.js')} />);
    expect(screen.getByRole('alert').textContent).toMatch(new RegExp(`notify.*\\(${type}\\)\\. \\S`));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    press();
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('any other error is no page that has not loaded', () => {
  expect(() => render(<NotLoaded error={new TypeError('a mistake')} />)).toThrow('a mistake');
});
