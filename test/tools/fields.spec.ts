import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { project, validContent } from '../support/content.ts';
import { BUILD_MS, type ForkSite, serveFork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { brokenWords } from '../support/layout.ts';
import { markedResume } from '../support/marked-resume.ts';
import { contentWithOtherSettings, contentWithSettings } from '../support/owner-settings.ts';
import { waitUntilCached } from '../support/service-worker.ts';
import { DIST, HOME, ready, visit, visitWithExtras } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  ...[320, 390, 600, 820, 1440].map((width) => [width, 844] as const),
  [844, 390],
  [2560, 1440],
] as const;
const SCHEMA = resolve(import.meta.dirname, '../../plugins/content/site.schema.json');

test('every field of site.json is tested', () => {
  const { properties } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const fields = Object.keys(properties).filter((name) => name !== '$schema');
  const tested = [contentWithSettings(), contentWithOtherSettings()].flatMap(({ site }) => Object.keys(site));
  expect([...new Set(tested)].sort()).toEqual(fields.sort());
});

// One worker, so that the site is built once for all tests.
test.describe.configure({ mode: 'default' });

let site: ForkSite;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const content = contentWithOtherSettings();
  Object.assign(content.resume.basics ?? {}, {
    name: 'Tom Commonwealthman',
    summary: 'Kim **faz** *coisas*; [tudo](/resume.json).',
  });
  content.resume.interests = [
    { name: 'Chess', keywords: ['Blitz', 'Bullet'] },
    { name: 'Climbing', keywords: ['Ice'] },
  ];
  content.projects.alpha = project('Wimmelbuch');
  content.projects.beta = project('WWWWWWW');
  site = await serveFork('site-fields', content);
});
test.afterAll(() => site?.host.close());

test('the name of a group of one short word stands on the line of the group beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto(site.host.url('/'));
  await expect(page.locator('#interests [data-short] h3')).toHaveText('Climbing');
  const [first, ...others] = await page
    .locator('#interests h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(others).toEqual([first]);
});

test('a site that is not to work offline takes its worker from earlier visitors, and registers none', async ({
  browser,
}) => {
  const { fork } = site;
  expect(readdirSync(fork.path('dist/assets')).filter((file) => /^(worker|offline)-/.test(file))).toEqual([]);
  const host = await Host.open(DIST);
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  await visit(page, host.url('/'));
  await waitUntilCached(page);
  host.deploy(fork.path('dist'));
  const rests = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  expect(await rests()).not.toEqual([]);
  // The page that the worker had.
  await page.goto(host.url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading);
  await expect.poll(rests).toEqual([]);
  for (const [path, heading] of [
    ['/', 'Tom Commonwealthman'],
    ['/alpha', 'Wimmelbuch'],
  ] as const) {
    await visitWithExtras(page, host.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await rests()).toEqual([]);
  }
  await page.close();
  host.close();
});

test('language, look, pictures and metadata follow site.json', async ({ page }) => {
  const { fork, host } = site;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(host.url('/'));
  await ready(page);
  const main = page.getByRole('main');

  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Sobre mim');
  await expect(main.getByRole('img', { name: 'Kim, sorrindo' })).toBeVisible();
  await expect(main).toContainText('Kim faz coisas; tudo.');
  await page.locator('#skills').scrollIntoViewIfNeeded();
  await expect(main.getByRole('img', { name: 'Um logotipo' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('1999');
  await expect(page.locator('.page')).toHaveAttribute('data-rain', 'Ruby c++');

  const look = await page.evaluate(() => ({
    text: getComputedStyle(document.querySelector('h1') as Element).color,
    button: getComputedStyle(document.querySelector('main .button') as Element).borderColor,
    heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
  }));
  expect(look).toEqual({
    text: expect.stringMatching(/^rgb\(\d\d?, \d\d?, \d\d?\)$/),
    button: 'rgb(122, 31, 162)',
    heading: 'system-ui, sans-serif',
  });
  const isUnused = /\.woff2$|^vitals-/;
  expect(readdirSync(fork.path('dist/assets')).filter((file) => isUnused.test(file))).toEqual([]);

  const meta = (selector: string) => page.locator(`head meta[${selector}]`);
  await expect(meta('name=description')).toHaveAttribute('content', 'Kim faz coisas.');
  await expect(meta('property="og:locale"')).toHaveAttribute('content', 'pt_BR');
  const preview = await meta('property="og:image"').getAttribute('content');
  expect(preview).toMatch(/^https:\/\/doe\.test\/.*preview/);
  expect((await page.request.get(host.url(new URL(preview ?? '').pathname))).status()).toBe(200);

  await page.getByRole('link', { name: 'tudo', exact: true }).click();
  await expect(page).toHaveURL(host.url('/resume.json'));
  await expect(page.locator('body')).toContainText('"basics"');
});

test('a title in the system font is never broken inside a word, however wide that font is', async ({
  page,
}) => {
  for (const path of ['/', '/alpha', '/beta']) {
    await page.goto(site.host.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'system-ui, sans-serif');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('every field of JSON Resume is shown on the home page or reported as left out', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const { resume, marks } = markedResume();
  const { 'logo.svg': logo = '' } = validContent().pictures;
  const site = { logos: [{ src: 'logo.svg', alt: 'TypeScript' }] };
  const { fork, host, output } = await serveFork(
    'resume-fields',
    { resume: { ...resume }, site, projects: {}, pictures: { 'logo.svg': logo } },
    { env: { SITE_URL: 'https://site.test/' } },
  );
  await page.goto(host.url('/'));
  const main = page.getByRole('main');
  const words = await main.innerText();
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  host.close();
  const isReported = (field: string) =>
    new RegExp(`^.*resume\\.json:\\d+: ${field.replace(/[.[\]]/g, '\\$&')}: `, 'm').test(output);
  const missing = marks.filter(
    ({ field, word }) =>
      !words.includes(word) && !links.some((link) => link.includes(word)) && !isReported(field),
  );
  expect(missing.map(({ field }) => field)).toEqual([]);
  expect(marks.filter(({ field }) => isReported(field)).map(({ field }) => field)).toEqual(['basics.image']);
  expect(readFileSync(fork.path('dist/resume.json'), 'utf8')).toContain(marks.at(-1)?.word);
});
