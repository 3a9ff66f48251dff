import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../plugins/content/styles/color.ts';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../plugins/content/styles/theme.ts';
import { faintTexts, floodBackground } from '../support/contrast.ts';
import { buildSite, changedDemonstration } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { type ScreenSize, SIZES, type State, violations, walkStates } from '../support/page-states.ts';
import { notBlackOnWhite } from '../support/read-pdf.ts';
import { DIST, HOME, NOT_FOUND, PROJECTS, ready, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const SYSTEMS = ['dark', 'light'] as const;

// One worker, so that the site is built once for all tests.
test.describe.configure({ mode: 'default' });
test.use({ rain: true });

/** The demonstration with both themes. */
let host: Host;
test.beforeAll(async () => {
  const folder = changedDemonstration((text, file) =>
    file === 'site.json' ? text.replace('{', '{ "theme": "auto",') : text,
  );
  host = await Host.open(await buildSite('theme', folder));
});

/** A color of a page's styles, as `#rrggbb`. */
const colorOf = (page: Page, color: string) =>
  page.locator('body').evaluate((body, color) => {
    const probe = body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const channels = (getComputedStyle(probe).color.match(/\d+/g) ?? []).slice(0, 3);
    probe.remove();
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  }, color);

/** The `theme-color` that applies to the browser's bar. */
const themeColorOf = (page: Page) =>
  page.evaluate(() => {
    const [...all] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
    return all.find(({ media }) => matchMedia(media || 'all').matches)?.content;
  });

async function expectTheme(page: Page, { ground, raised, text, scheme }: typeof LIGHT_PALETTE) {
  await expect.poll(() => colorOf(page, 'var(--ground)')).toBe(ground);
  expect(await colorOf(page, 'var(--text)')).toBe(text);
  expect(await themeColorOf(page)).toBe(raised);
  // The browser's own colors follow.
  expect((await colorOf(page, 'Canvas')) === '#ffffff').toBe(scheme === 'light');
  const behind = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await colorOf(page, behind)).toBe(ground);
}

/** Waits until the mean brightness of the background is that of a theme; the page is hidden from then on. */
async function expectRain(page: Page, { scheme }: typeof LIGHT_PALETTE) {
  await page.evaluate(() => {
    (document.getElementById('app') as HTMLElement).style.visibility = 'hidden';
  });
  const brightness = async () => (await sharp(await page.screenshot()).stats()).channels[0]?.mean ?? 0;
  if (scheme === 'light') await expect.poll(brightness).toBeGreaterThan(200);
  else await expect.poll(brightness).toBeLessThan(60);
}

/** A project with an accent of its own. */
const PROJECT = PROJECTS[0]?.path ?? '';

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Light theme' });

test('with one theme a site has no switch, and its look whatever the system prefers', async ({ page }) => {
  const dark = await Host.open(DIST);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(dark.url('/'));
  await expectTheme(page, DARK_PALETTE);
  await page.locator('body > canvas').waitFor();
  await expect(themeSwitch(page)).toHaveCount(0);
  await expectRain(page, DARK_PALETTE);
});

test('without scripts there is no switch, and the theme is the system’s', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(host.url('/'));
  await expect(themeSwitch(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await context.close();
});

for (const system of SYSTEMS) {
  const after = system === 'dark' ? LIGHT_PALETTE : DARK_PALETTE;
  test(`on a ${system} system the switch is remembered, without a flash`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(host.url('/'));
    await ready(page);
    await page.locator('body > canvas').waitFor();
    await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', String(system === 'light'));
    await themeSwitch(page).click();
    await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', String(after === LIGHT_PALETTE));
    await expectTheme(page, after);
    await expectRain(page, after);

    // Record the background color of every frame until the page has loaded.
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      Object.assign(window, { grounds });
      const record = () => {
        if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
        if (document.readyState !== 'complete') requestAnimationFrame(record);
      };
      record();
      document.addEventListener('DOMContentLoaded', record);
    });
    await page.reload();
    await ready(page);
    await expectTheme(page, after);
    expect(await page.evaluate(() => (window as unknown as { grounds: Set<string> }).grounds.size)).toBe(1);
    await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', String(after === LIGHT_PALETTE));
    await page.locator(`main a[href="${PROJECT}"]`).first().click();
    await expect(page).toHaveURL(host.url(PROJECT));
    await expectTheme(page, after);
    // No other script runs on it.
    await page.goto(host.url('/budget'));
    await expect(page.locator('[data-figures]').first()).toBeAttached();
    await expectTheme(page, after);
  });
}

test('until the visitor chooses, the page and its rain follow the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(host.url('/'));
  await page.locator('body > canvas').waitFor();
  await expectTheme(page, DARK_PALETTE);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, LIGHT_PALETTE);
  await expectRain(page, LIGHT_PALETTE);
});

/** Prints a page, whatever the visitor's preference, with an element that has a project's accent. */
async function printsBlackOnWhite(page: Page) {
  await page.evaluate((href) => {
    const scene = document.createElement('p');
    scene.dataset.accent = href.slice(1);
    scene.append(Object.assign(document.createElement('a'), { href, textContent: 'Project' }));
    document.querySelector('main')?.append(scene);
  }, PROJECT);
  for (const colorScheme of SYSTEMS) {
    await page.emulateMedia({ colorScheme, media: 'print' });
    // The styles for print come with the entry script.
    await expect.poll(() => notBlackOnWhite(page)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^light/);
  }
  await page.emulateMedia({ media: 'screen' });
}

test('visitors who prefer more contrast get it, and the site prints black on white', async ({ page }) => {
  const accents = { dark: [] as string[], light: [] as string[] };
  for (const { path } of [HOME, ...PROJECTS.slice(0, 2)]) {
    await page.goto(host.url(path));
    if (path === '/') await printsBlackOnWhite(page);
    for (const colorScheme of SYSTEMS) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const { text, firmLine } = colorScheme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE;
      await expect.poll(() => colorOf(page, 'var(--quiet)')).toBe(text);
      expect(await colorOf(page, 'var(--line)')).toBe(firmLine);
      accents[colorScheme].push(await colorOf(page, 'var(--accent)'));
    }
  }
  // Each readable, as `theme.test.ts` holds of any accent.
  for (const colorScheme of SYSTEMS) expect(new Set(accents[colorScheme]).size).toBe(3);
});

/** The other states have the same colors, or the visitor's own. */
const STATES: State[] = ['as loaded', 'menu open', 'copied', 'picture open', 'more contrast'];
const [PHONE, , DESKTOP] = SIZES;

// Every project, as each has an accent of its own.
for (const facts of [HOME, ...PROJECTS, NOT_FOUND])
  test(`every text on ${facts.path} has enough contrast by day, in any state`, async ({ page }) => {
    test.slow();
    const look = async (state: State, { width }: ScreenSize) => {
      // All rules once: a site with two themes has a switch.
      const isFirst = state === 'as loaded' && width === PHONE.width;
      expect.soft(await violations(page, state, !isFirst), `${state}, ${width} px`).toEqual([]);
    };
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await walkStates(page, host.url(facts.path), facts, look, [PHONE, DESKTOP], STATES);
  });

test('every text has enough contrast by day, even over the darkest rain', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await visitFullyLoaded(page, host.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await floodBackground(page);
  expect((await faintTexts(page)).faint).toEqual([]);
});

for (const { path } of PROJECTS.filter(({ carousels }) => carousels > 0).slice(0, 1))
  test('by day the pressed zoom button can be seen with more contrast', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', contrast: 'more' });
    await visitFullyLoaded(page, host.url(path));
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await page.locator('.is-initialized .is-active:not(.splide__slide--clone) a').first().press('Enter');
    const zoom = page.getByRole('dialog').getByRole('button', { name: words.zoom });
    await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const { color, backgroundColor } = await zoom.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return { color, backgroundColor };
    });
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(3);
  });
