import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Finds an installed Firefox: `FIREFOX_PATH` first, then the usual places. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...PLACES].find((path) => path && existsSync(path));
