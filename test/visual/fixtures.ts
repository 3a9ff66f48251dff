import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { BUILD_MS, buildSite, changedDemonstration, exampleFolder } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { DIST } from '../support/site.ts';
import { prepareSite } from './prepare-site.ts';
import { settled } from './settled.ts';

export { expect };

const ROOT = resolve(import.meta.dirname, '../..');
const OUTPUT = resolve(ROOT, 'test-results/visual');

/** The three screens that each page is compared on. */
export const SCREENS = {
  phone: PHONE,
  sideways: { width: 844, height: 390 },
  desktop: DESKTOP,
};
export type Screen = keyof typeof SCREENS;

/** Scripts whose output is never the same twice: the moving rain, and a visit's own figures. */
const BLOCKED = /\/assets\/(background|vitals)-[^/]*\.js/;

/** Shown instead of a visit's own figures. */
const VISIT = 'This visit: 25\u00a0kB, LCP\u00a00.52\u00a0s';

/** The content of other owners' sites. */
const FORKS = {
  arabic: () => exampleFolder('arabic'),
  /** The demonstration with the light theme. */
  day: () =>
    changedDemonstration((text, file) =>
      file === 'site.json' ? text.replace('{', '{ "theme": "light",') : text,
    ),
};

export type Fork = keyof typeof FORKS;

async function open(name: string, built: string): Promise<Host> {
  const folder = resolve(OUTPUT, name);
  prepareSite(built, folder);
  const host = await Host.open(folder);
  host.override = ({ url = '' }, response) => {
    if (!BLOCKED.test(url)) return false;
    response.writeHead(404).end();
    return true;
  };
  return host;
}

interface WorkerFixtures {
  /** The demonstration, as it is built. */
  site: Host;
  /** Sites of other owners, built while the demonstration is compared. */
  forks: Record<Fork, Promise<Host>>;
}

export const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const host = await open('site', DIST);
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  forks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const built = async (name: Fork) => open(name, await buildSite(`visual-${name}`, FORKS[name]()));
      const arabic = built('arabic');
      // One at a time: the browser needs the other core.
      const forks = { arabic, day: arabic.then(() => built('day')) };
      await use(forks);
      for (const host of Object.values(forks)) (await host).close();
    },
    { scope: 'worker', auto: true, timeout: BUILD_MS },
  ],
});

/** Opens a page on a screen and waits until it has settled. */
export async function openPage(page: Page, host: Host, path: string, screen: Screen): Promise<void> {
  await page.setViewportSize(SCREENS[screen]);
  await page.goto(host.url(path));
  await settled(page);
  await page.locator('footer > :last-child').evaluate((line, text) => {
    line.textContent = text;
  }, VISIT);
}

/** Scrolls the first element that matches a selector to the top of the screen, below the bar. */
export async function scrollTo(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await settled(page);
}

/** Compares the screen with the stored picture of that name; the test continues if they differ. */
export const compare = (page: Page, name: string) => expect.soft(page).toHaveScreenshot(`${name}.png`);
