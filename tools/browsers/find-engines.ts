import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without its windows: its pages are the same, and cost a fifth of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** The screen that WebKitGTK needs. */
const SCREEN = '/usr/bin/Xvfb';

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Whether a browser is Chromium's shell, by its path. */
export const isShell = (path = ''): boolean => /headless[-_]shell/.test(path);

export const hasShell = () => existsSync(SHELL);

/**
 * Finds an installed Chrome or Chromium to test in: `CHROME_PATH` first, then the shell, then the whole browser.
 * @returns its path, or undefined where only Playwright's own download can help
 */
export const findChromium = (): string | undefined => firstOf(process.env.CHROME_PATH, SHELL, ...CHROMIUM);

/**
 * Finds a Chrome or Chromium as visitors have it: the shell paints and keeps time in ways of its own.
 * @returns its path, Playwright's own download last, or undefined
 */
export function findWholeChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  return firstOf(isShell(CHROME_PATH) ? undefined : CHROME_PATH, ...CHROMIUM, chromium.executablePath());
}

/** The three engines that the site is tried in: how each is found, and Debian's packages of it. */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    find: findWholeChromium,
    packages: ['chromium'],
  },
  firefox: {
    name: 'Firefox',
    find: () => firstOf(process.env.FIREFOX_PATH, ...FIREFOX),
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    find: () => (existsSync(SCREEN) ? firstOf(WEBKIT_DRIVER) : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export type Engine = keyof typeof ENGINES;

/** How Chromium is started to test and to measure: quiet, and with no graphics card. */
export const LAUNCH = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The same for tests, quicker by what changes no page: no software for 3D, which none draws in, saves an
 * eighth of their time; one process for the pages that a browser opens one after the other, another eighth.
 */
export const TEST_LAUNCH = {
  ...LAUNCH,
  args: [
    ...LAUNCH.args,
    '--disable-software-rasterizer',
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
  ],
};
