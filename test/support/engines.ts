import { existsSync } from 'node:fs';
import { findFullChromium, firstExisting } from '../../tools/measure/chromium.ts';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** The virtual display that WebKitGTK needs. */
const VIRTUAL_DISPLAY = '/usr/bin/Xvfb';

/** The three engines that the site is tested in: how each is found, and its Debian packages. */
export const ENGINES = {
  chromium: { name: 'Chromium', find: findFullChromium, packages: ['chromium'] },
  firefox: {
    name: 'Firefox',
    find: () => firstExisting(process.env.FIREFOX_PATH, ...FIREFOX),
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    find: () => (existsSync(VIRTUAL_DISPLAY) ? firstExisting(WEBKIT_DRIVER) : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export type Engine = keyof typeof ENGINES;
