import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

const own = () => chromium.executablePath();

/** The three engines that the site is tried in: how each is found, and Debian's packages of it. */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    find: () => findChromium(true) ?? (existsSync(own()) ? own() : undefined),
    packages: ['chromium'],
  },
  firefox: { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  webkit: { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

export type Engine = keyof typeof ENGINES;
