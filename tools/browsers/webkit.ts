import { existsSync } from 'node:fs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Finds the driver of WebKitGTK, if the screen that it needs is there too. */
export const findWebKit = (): string | undefined =>
  existsSync(DRIVER) && existsSync(SCREEN) ? DRIVER : undefined;
