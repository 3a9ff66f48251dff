import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { PHONE } from '../figures.ts';

/** Where Chrome and Chromium are; first the one without windows, which renders the same pages in a fifth of the time. */
export const CHROMIUMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for no background activity and no GPU. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * These flags, and some that make the browser faster and change no page: no software rasterizer for 3D, which no page uses (saves
 * an eighth of the time), and one process for pages that are opened one after another (saves another eighth).
 */
export const FAST = [
  ...QUIET,
  '--disable-software-rasterizer',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** Returns flags by which pages find no name and no address, also by WebRTC, so that they reach only one port of this machine. */
const offline = (port?: number) => [
  `--host-resolver-rules=${port ? `MAP *.localhost:80 127.0.0.1:${port}, ` : ''}MAP * ~NOTFOUND`,
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Chromium without windows knows no connection, and would load lazy pictures and frames from farther than a phone on 4G does. */
const ON_4G = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=2500';

/** Returns what a terminal can show of a message, in one line. */
const oneLine = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Starts the first installed Chromium, Chrome or Edge that can start. Its pages reach at most one port, as `*.localhost`. */
export async function launchBrowser(port?: number): Promise<Browser> {
  const { CHROME_PATH = '' } = process.env;
  const paths = [CHROME_PATH, ...CHROMIUMS.filter(existsSync)].filter(Boolean);
  const installed = paths.map((executablePath) => ({ executablePath }));
  for (const way of [...installed, { channel: 'chrome' }, { channel: 'msedge' }, {}])
    try {
      return await chromium.launch({ args: [...FAST, ON_4G, ...offline(port)], ...way });
    } catch (error) {
      const { message } = error as Error;
      // The message has the browser's own words twice.
      const words = [...message.matchAll(/\[err\] (.*)/g)].map(([, line = '']) => oneLine(line));
      const why = [...new Set(words)].join(' ') || oneLine(message);
      if ('executablePath' in way) console.error(`${way.executablePath} does not start: ${why}`);
    }
  throw new Error('No Chrome, Edge or Chromium found: install one, or set CHROME_PATH to its binary.');
}

/** Far more than any visit takes; without an end, a browser that no longer answers would keep a command for good. */
const MAX_MS = 10 * 60_000;

/** Opens a page as a new visitor, with an empty cache and no service worker, and closes it after the visit, or after `most` ms. */
export async function asVisitor<T>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<T>,
  most = MAX_MS,
  more: BrowserContextOptions = {},
): Promise<T> {
  const { ratio: deviceScaleFactor, ...viewport } = PHONE;
  const phone = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...more });
  try {
    const page = await context.newPage();
    const reason = () => `${page.url()}: the browser no longer answers`;
    const watch = setTimeout(() => context.close({ reason: reason() }), most);
    return await visit(page, await context.newCDPSession(page)).finally(() => clearTimeout(watch));
  } finally {
    await context.close();
  }
}
