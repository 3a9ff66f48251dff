import type { Page, Route } from '@playwright/test';
import { project, validContent } from '../support/content.ts';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import type { Host } from '../support/host.ts';
import { brokenWords, tornTexts } from '../support/layout.ts';
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

/** The display faces that have loaded, each by its unicode range. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /^"?Display"?$/.test(family) && status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange),
  );

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
 * @returns the sum of the layout shifts
 */
async function shiftAsFaceArrives(page: Page, url: string): Promise<number> {
  await page.unrouteAll();
  await page.goto('about:blank');
  const held: (() => Promise<void>)[] = [];
  await facesFromFiles(page, (route, font) => held.push(() => route.fulfill({ body: font })));
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // A shift is reported with its frame.
        document.fonts.addEventListener('loadingdone', () =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum)))),
        );
      }),
  );
  for (const release of held) await release();
  const shift = await shifts;
  expect(await faces(page)).not.toHaveLength(0);
  return shift;
}

test.describe('a name in display type', () => {
  let host: Host;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    const content = validContent();
    Object.assign(content.resume.basics as object, { name: NAME });
    content.projects.beta = project('Platform for open design');
    content.site.words = { notFound: 'Seite nicht gefunden' };
    ({ host } = await serveFork('display-type', content));
  });
  test.afterAll(() => host.close());

  test.use({ bypassCSP: true });

  test('is painted in a face that is inlined in the page, without requesting those of other pages', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(host.url('/'));
    await expect.poll(() => faces(page)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    expect(await page.evaluate((text) => document.fonts.check('700 1em Display', text), NAME)).toBe(true);
    expect(
      await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily),
    ).toMatch(/^"?Display"?,/);
  });

  test('causes no layout shift on any page or screen if the face arrives after the first paint', async ({
    page,
  }) => {
    test.slow();
    for (const path of ['/', '/beta', '/nowhere'])
      for (const viewport of SCREENS) {
        await page.setViewportSize(viewport);
        const shift = await shiftAsFaceArrives(page, host.url(path));
        expect.soft(shift, `${path} at ${viewport.width} px`).toBe(0);
      }
  });
});

test('in a wide font of the owner no heading beside its section is broken inside a word', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  content.site.font = '@fontsource/inter/900';
  content.site.words = { experience: 'Doświadczenie', skills: 'Veröffentlichungen' };
  const { host } = await serveFork('display-wide', content);
  for (const width of [390, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(host.url('/'));
    expect(await brokenWords(page, 'section > h2'), `at ${width} px`).toEqual([]);
  }
  host.close();
});

test('a name whose characters are missing from the display font loads no face, and joined letters have no spacing', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const [name, title] = ['ليلى حسن', 'منصة التعاون'];
  const content = { ...validContent(), resume: { basics: { name } } };
  // A card would bring a heading of the interface.
  content.projects = { beta: { ...project(title), listed: false } };
  const { host } = await serveFork('display-none', content);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(host.url('/'));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  expect(await faces(page)).toEqual([]);
  expect(await tornTexts(page)).toEqual([]);
  await page.goto(host.url('/beta'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await tornTexts(page)).toEqual([]);
  await page.goto(host.url('/nowhere'));
  await expect.poll(() => faces(page)).toHaveLength(1);
  host.close();
});
