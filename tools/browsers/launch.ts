import { findChromium } from './chromium.ts';

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
