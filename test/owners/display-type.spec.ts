import type { Page, Route } from '@playwright/test';
import { project, validContent } from '../support/content.ts';
import { serveFork } from '../support/fork.ts';
import { brokenWords, layoutShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const LATE_FONTS = '**/late-*.woff2';
const NAME = 'Aleksandra Brandt-Lindholm';
const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1000, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/**
 * Moves the faces from the pages into files, as in pages that are too large to inline them. The page's
 * Content-Security-Policy does not allow that.
 * @param respond receives the request for a face, and the font
 */
async function facesFromFiles(page: Page, respond: (route: Route, font: Buffer) => void): Promise<void> {
  const fonts: string[] = [];
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /url\(data:font\/woff2;base64,([^)]+)\)/g,
      (_, font) => `url(/late-${fonts.push(font) - 1}.woff2)`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(LATE_FONTS, (route) => {
    const [, index] = /late-(\d+)/.exec(route.request().url()) ?? [];
    respond(route, Buffer.from(fonts[Number(index)] ?? '', 'base64'));
  });
}

/**
 * Opens a page whose face arrives after its first paint.
 * @returns the layout shifts
 */
async function shiftAsFaceArrives(page: Page, url: string): Promise<string[]> {
  await page.unrouteAll();
  await page.goto('about:blank');
  const held: (() => Promise<void>)[] = [];
  await facesFromFiles(page, (route, font) => held.push(() => route.fulfill({ body: font })));
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const loaded = page.evaluate(
    () => new Promise<void>((done) => document.fonts.addEventListener('loadingdone', () => done())),
  );
  for (const release of held) await release();
  await loaded;
  const isLoaded = () =>
    [...document.fonts].some(({ family, status }) => /^"?Display"?$/.test(family) && status === 'loaded');
  expect(await page.evaluate(isLoaded)).toBe(true);
  return layoutShifts(page);
}

test.use({ bypassCSP: true });

test('a name in display type shifts nothing if its face arrives after the first paint', async ({ page }) => {
  const content = validContent();
  Object.assign(content.resume.basics as object, { name: NAME });
  content.projects.beta = project('Platform for open design');
  content.site.words = { notFound: 'Seite nicht gefunden' };
  const { host } = await serveFork('display-type', content);
  for (const path of ['/', '/beta', '/nowhere'])
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const shift = await shiftAsFaceArrives(page, host.url(path));
      expect.soft(shift, `${path} at ${viewport.width} px`).toEqual([]);
    }
});

test('in a wide font of the owner no heading beside its section breaks inside a word', async ({ page }) => {
  const content = validContent();
  content.site.font = '@fontsource/inter/900';
  content.site.words = { experience: 'Doświadczenie', skills: 'Veröffentlichungen' };
  const { host } = await serveFork('display-wide', content);
  for (const width of [390, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(host.url('/'));
    expect(await brokenWords(page, 'section > h2'), `at ${width} px`).toEqual([]);
  }
});
