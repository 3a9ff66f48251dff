import { existsSync } from 'node:fs';

/** Chromium without its windows: its pages are the same, and cost a fifth of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether a browser is Chromium's shell, by its path. */
export const isShell = (path = ''): boolean => /headless[-_]shell/.test(path);

/** Whether Chromium's shell is installed. */
export const hasShell = () => existsSync(SHELL);

/**
 * Finds an installed Chrome or Chromium: `CHROME_PATH` first, then the usual places.
 * @param whole prefers the whole browser to its shell, which smooths letters in another way
 * @returns its path, or undefined where only Playwright's own download can help
 */
export function findChromium(whole = false): string | undefined {
  const places = whole ? [...PLACES, SHELL] : [SHELL, ...PLACES];
  return [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));
}
