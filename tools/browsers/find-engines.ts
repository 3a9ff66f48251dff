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
 * Finds an installed Chrome or Chromium: `CHROME_PATH` first, then the usual places.
 * @param whole prefers the whole browser to its shell, which smooths letters in another way
 * @returns its path, or undefined where only Playwright's own download can help
 */
export const findChromium = (whole = false): string | undefined =>
  firstOf(process.env.CHROME_PATH, ...(whole ? [...CHROMIUM, SHELL] : [SHELL, ...CHROMIUM]));

/** The three engines that the site is tried in: how each is found, and Debian's packages of it. */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    // Not its shell: it paints and keeps time in ways of its own, and nobody visits with it.
    find: () => firstOf(process.env.CHROME_PATH, ...CHROMIUM, chromium.executablePath()),
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
 * What saves a test its time and changes no page: no software for 3D, which none draws in, saves an
 * eighth; one process for the pages that a browser opens one after the other, another eighth.
 */
export const QUICK = [
  '--disable-software-rasterizer',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];
