import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OwnerContent, project, validContent } from '../support/content.ts';
import { type ForkSite, serveFork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { brokenWords } from '../support/layout.ts';
import { markedResume } from '../support/marked-resume.ts';
import { readPdf } from '../support/read-pdf.ts';
import { waitUntilCached } from '../support/service-worker.ts';
import { DIST, HOME, ready, visit, visitWithExtras } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ANALYTICS_SCRIPT = 'https://stats.test/js/count.js';
const VITALS = 'https://vitals.test/v';

/** Content that uses most of what an owner can change in `site.json`. */
function contentWithSettings(): OwnerContent {
  const content = validContent();
  Object.assign(content.site, {
    greeting: 'Good day, I am',
    facts: [{ label: 'Open to', text: '[contracts](https://doe.test/)' }],
    footer: 'Made in Kyoto',
    background: 'none',
    sections: [
      'skills',
      {
        id: 'talks',
        heading: 'Talks',
        blocks: [
          { text: 'Where I spoke.' },
          { links: [{ label: 'Slides', url: 'https://slides.test/' }] },
          { carousel: { label: 'Stages', pictures: [{ src: 'alpha/screen.png', alt: 'A stage' }] } },
        ],
      },
      'about',
      'contact',
    ],
    words: { seeWork: 'My things', contact: 'Write to me', contactItem: 'write' },
    vitals: VITALS,
    analytics: { script: ANALYTICS_SCRIPT, data: { domain: 'doe.test' }, sends: 'https://api.stats.test/' },
    pdf: { paper: 'letter' },
    hsts: 'preload',
    training: false,
    repository: 'https://github.com/doe/site',
    policy: { hosts: ['https://pictures.example.org'] },
  });
  return content;
}

/** Content that uses all other fields of `site.json`. */
function contentWithOtherSettings(): OwnerContent {
  const content = validContent();
  content.site = {
    language: 'pt-BR',
    theme: 'light',
    accent: '#7a1fa2',
    font: 'system',
    description: 'Kim faz coisas.',
    copyright: 1999,
    rain: ['Ruby', 'c++'],
    budget: false,
    offline: false,
    portraitAlt: 'Kim, sorrindo',
    openGraph: 'alpha/preview.png',
    logos: [{ src: 'logo.svg', alt: 'Um logotipo' }],
  };
  return content;
}

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

test('a group of one short word has its name on the line of the group beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto(site.host.url('/'));
  await expect(page.locator('#interests [data-short] h3')).toHaveText('Climbing');
  const [first, ...others] = await page
    .locator('#interests h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(others).toEqual([first]);
});

test('a site not to work offline takes its worker from earlier visitors', async ({ browser }) => {
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

  await expect(page.locator('h1')).toHaveCSS('color', /^rgb\(\d\d?, \d\d?, \d\d?\)$/);
  await expect(page.locator('h1')).toHaveCSS('font-family', 'system-ui, sans-serif');
  await expect(main.locator('.button').first()).toHaveCSS('border-color', 'rgb(122, 31, 162)');
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

test('a title in the system font, however wide, is never broken inside a word', async ({ page }) => {
  for (const path of ['/', '/alpha', '/beta']) {
    await page.goto(site.host.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'system-ui, sans-serif');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('every field of JSON Resume is on the home page, or said to be left out', async ({ page }) => {
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
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const isReported = (field: string) =>
    new RegExp(`^.*resume\\.json:\\d+: ${field.replace(/[.[\]]/g, '\\$&')}: `, 'm').test(output);
  const shown = [await main.innerText(), ...links].join('\n');
  const missing = marks.filter(({ field, word }) => !shown.includes(word) && !isReported(field));
  expect(missing.map(({ field }) => field)).toEqual([]);
  expect(marks.filter(({ field }) => isReported(field)).map(({ field }) => field)).toEqual(['basics.image']);
  expect(readFileSync(fork.path('dist/resume.json'), 'utf8')).toContain(marks.at(-1)?.word);
});

test('the owner’s settings take effect on the site, its PDF and its policy', async ({ page }) => {
  const { fork, host } = await serveFork('owner-settings', contentWithSettings());
  const sent: string[] = [];
  await page.route(/^https:\/\/(\w+\.)*(stats|vitals)\.test\//, (route) => {
    const request = route.request();
    if (request.url() !== ANALYTICS_SCRIPT) {
      sent.push(`${request.url()} ${request.postData()}`);
      return route.fulfill({ status: 204 });
    }
    const body = `navigator.sendBeacon('https://api.stats.test/event', document.currentScript.dataset.domain)`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });

  const response = await page.goto(host.url('/'));
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Good day, I am')).toBeVisible();
  const fact = main.getByRole('definition').filter({ hasText: 'contracts' });
  await expect(fact.getByRole('link')).toHaveAttribute('href', 'https://doe.test/');
  await expect(page.getByText('Based in')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Made in Kyoto');
  const ids = await main.locator('section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['skills', 'talks', 'about', 'contact']);
  expect(await page.locator('#menu a').allTextContents()).toEqual(['skills', 'talks', 'about', 'write']);
  await expect(main.getByRole('heading', { name: 'Write to me' })).toBeAttached();
  await expect(main.getByRole('link', { name: 'My things' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', 'https://slides.test/');
  await page.locator('#talks').scrollIntoViewIfNeeded();
  await expect(page.locator('#talks .splide.is-initialized')).toBeAttached();

  await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0);
  await expect.poll(() => sent).toEqual(['https://api.stats.test/event doe.test']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('This visit');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatch(/^https:\/\/vitals\.test\/v \{"page":"\/","vitals":\[\{"name":"/);
  await expect(page.locator('body > canvas')).toHaveCount(0);
  const scripts = readdirSync(fork.path('dist/assets')).filter((file) => file.startsWith('background-'));
  expect(scripts, 'the build has no script for the background').toEqual([]);

  // The page's own policy: the header's is the same for every page.
  const policy = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? '';
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ?)+ https:\/\/stats\.test\/js\/count\.js;/);
  expect(policy).toContain(
    "connect-src 'self' https://api.stats.test https://vitals.test https://pictures.example.org;",
  );
  const hsts = response?.headers()['strict-transport-security'];
  expect(hsts).toBe('max-age=63072000; includeSubDomains; preload');

  // After navigating from another page, the sections are rendered by the script.
  await page.goto(host.url('/alpha'));
  await ready(page);
  await page.getByRole('link', { name: /home$/ }).click();
  const headings = ['Skills', 'Talks', 'About me', 'Write to me'];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(main.getByText('Where I spoke.')).toBeAttached();

  const pdf = await readPdf(Buffer.from(await (await fetch(host.url('/resume.pdf'))).arrayBuffer()));
  const text = pdf.pages.join('\n');
  expect(text.indexOf('SKILLS')).toBeGreaterThan(-1);
  expect(text.indexOf('TALKS')).toBeGreaterThan(text.indexOf('SKILLS'));
  expect(text).not.toContain('EXPERIENCE');
  // On Letter, whose sheets are 50 pt lower than those of A4: there the name would be above this.
  expect(Math.max(...pdf.drawn.map(({ y }) => y))).toBeLessThan(760);

  // A content blocker that blocks the analytics breaks nothing else.
  await page.route(ANALYTICS_SCRIPT, (route) => route.abort());
  await page.goto(host.url('/'));
  await ready(page);
  await expect(page.locator('html')).toHaveClass(/js/);
});
