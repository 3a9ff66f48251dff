import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUMS, QUIET } from '../../packages/page-weight/src/visit/browser.ts';

/** Returns the first of some paths that exists. */
export const firstExisting = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** True if a browser is Chromium's headless shell, judging by its path. */
export const isShell = (path = ''): boolean => /headless[-_]shell/.test(path);

/** Returns the path of an installed Chrome or Chromium to test in, if any: `CHROME_PATH`, the headless shell, the full browser. */
export const findChromium = (): string | undefined => firstExisting(process.env.CHROME_PATH, ...CHROMIUMS);

/** Returns the path of a full Chrome or Chromium, if any: painting and timing differ in the headless shell. */
export const findFullChromium = (): string | undefined =>
  [process.env.CHROME_PATH, ...CHROMIUMS, chromium.executablePath()].find(
    (path) => !isShell(path) && firstExisting(path),
  );

/** Launch options for tests and measurements. */
export const LAUNCH = { executablePath: findChromium(), args: QUIET };
