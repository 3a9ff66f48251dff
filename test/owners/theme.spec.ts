import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../plugins/content/styles/color.ts';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../plugins/content/styles/theme.ts';
import type { Site } from '../../plugins/content/types.ts';
import { project, validContent } from '../support/content.ts';
import { faintTexts, floodBackground } from '../support/contrast.ts';
import { BUILD_MS, buildSite, changedDemonstration, type Fork, serveFork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { type ScreenSize, SIZES, type State, violations, walkStates } from '../support/page-states.ts';
import { notBlackOnWhite } from '../support/read-pdf.ts';
import { HOME, NOT_FOUND, PROJECTS, ready, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** An accent with just enough contrast in the dark theme: 4.75:1. */
const DIM = '#cc6666';
/** A site with the theme "light" is the example of a designer. */
const THEMES = ['dark', 'auto'] as const;
const SYSTEMS = ['dark', 'light'] as const;
/** What `npm run budget -- --update` records: a site with records has a page `/budget`. */
const RECORDS = JSON.stringify({ loads: { '/': { 'after load': ['main.js'] } } });

test.describe.configure({ mode: 'default' });
test.use({ rain: true });

const hosts: Record<string, Host> = {};

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  for (const theme of THEMES) {
    const content = validContent();
    content.site.theme = theme;
    content.projects.beta = { ...project('Beta'), accent: DIM };
    const prepare = (fork: Fork) => writeFileSync(fork.path('src/content/budget.json'), RECORDS);
    ({ host: hosts[theme] } = await serveFork(`theme-${theme}`, content, { prepare }));
  }
});

test.afterAll(() => {
  for (const host of Object.values(hosts)) host.close();
});

const go = (page: Page, theme: Site['theme'], path = '/') =>
  page.goto(hosts[theme ?? 'dark']?.url(path) ?? '');

/** The computed value of a custom colour property at an element, as `#rrggbb`. */
const colorOf = (page: Page, name: string, at = 'body') =>
  page.locator(at).evaluate((element, property) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
    probe.remove();
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }, name);

/** The `theme-color` that applies to the browser's bar. */
const themeColorOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  );

/** Whether the browser's own colours, such as `Canvas`, are light. */
const isLightScheme = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const [red = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
    probe.remove();
    return red > 128;
  });

async function expectTheme(page: Page, { ground, raised, text, scheme }: typeof LIGHT_PALETTE) {
  await expect.poll(() => colorOf(page, '--ground')).toBe(ground);
  expect(await colorOf(page, '--text')).toBe(text);
  expect(await themeColorOf(page)).toBe(raised);
  expect(await isLightScheme(page)).toBe(scheme === 'light');
  const [red = 0] = await page.evaluate(() =>
    (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBe(Number.parseInt(ground.slice(1, 3), 16));
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

const paletteOf = (theme: Site['theme'], system: 'dark' | 'light') =>
  theme === 'dark' || (theme === 'auto' && system === 'dark') ? DARK_PALETTE : LIGHT_PALETTE;

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Light theme' });

for (const theme of THEMES)
  for (const system of SYSTEMS)
    test(`the theme "${theme}" on a ${system} system has its colours and rain`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await go(page, theme);
      await expectTheme(page, paletteOf(theme, system));
      await page.locator('body > canvas').waitFor();
      await expect(themeSwitch(page)).toHaveCount(theme === 'auto' ? 1 : 0);
      await expectRain(page, paletteOf(theme, system));
    });

test('without scripts there is no switch, and the theme is the system’s', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const page = await context.newPage();
  await go(page, 'auto');
  await expect(themeSwitch(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await context.close();
});

for (const system of SYSTEMS) {
  const after = system === 'dark' ? LIGHT_PALETTE : DARK_PALETTE;
  test(`on a ${system} system the switch is remembered, without a flash`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await go(page, 'auto');
    await ready(page);
    await page.locator('body > canvas').waitFor();
    await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', String(system === 'light'));
    await themeSwitch(page).click();
    await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', String(after === LIGHT_PALETTE));
    await expectTheme(page, after);
    await expectRain(page, after);

    // Record the background colour of every frame until the page has loaded.
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
    await page.getByRole('main').getByRole('link', { name: /Alpha/ }).first().click();
    await expect(page).toHaveURL(/\/alpha$/);
    await expectTheme(page, after);
    // No other script runs on it.
    await go(page, 'auto', '/budget');
    await expect(page.locator('[data-figures]').first()).toBeAttached();
    await expectTheme(page, after);
  });
}

test('a click on the switch before the script runs takes effect once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const held: (() => void)[] = [];
  await page.route(/\/assets\/main-/, (route) => {
    held.push(() => route.continue());
  });
  await go(page, 'auto');
  await themeSwitch(page).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await ready(page);
  await expectTheme(page, LIGHT_PALETTE);
});

test('until the visitor chooses, the page and its rain follow the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await go(page, 'auto');
  await page.locator('body > canvas').waitFor();
  await expectTheme(page, DARK_PALETTE);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, LIGHT_PALETTE);
  await expectRain(page, LIGHT_PALETTE);
});

/** Prints a page, whatever the visitor's preference, with an element that has a project's accent. */
async function printsBlackOnWhite(page: Page) {
  await page.evaluate(() => {
    const scene = document.createElement('p');
    scene.dataset.accent = 'alpha';
    scene.append(Object.assign(document.createElement('a'), { href: '/alpha', textContent: 'Alpha' }));
    document.querySelector('main')?.append(scene);
  });
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
  for (const path of ['/', '/alpha', '/beta']) {
    await go(page, 'auto', path);
    if (path === '/') await printsBlackOnWhite(page);
    for (const colorScheme of SYSTEMS) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const palette = paletteOf('auto', colorScheme);
      await expect.poll(() => colorOf(page, '--quiet')).toBe(palette.text);
      expect(await colorOf(page, '--line')).toBe(palette.firmLine);
      accents[colorScheme].push(await colorOf(page, '--accent'));
    }
  }
  // Each readable, as `theme.test.ts` holds of any accent.
  for (const colorScheme of SYSTEMS) expect(new Set(accents[colorScheme]).size).toBe(3);
});

test.describe('by day', () => {
  /** The other states have the same colours, or the visitor's own. */
  const STATES: State[] = ['as loaded', 'menu open', 'copied', 'picture open', 'more contrast'];
  const [PHONE, , DESKTOP] = SIZES;

  // One worker, so that the site is built once for all tests.
  test.describe.configure({ mode: 'default' });
  // The theme that the other tests do not see.
  test.use({ colorScheme: 'light' });

  let host: Host;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    const folder = changedDemonstration((text, file) =>
      file === 'site.json' ? text.replace('{', '{ "theme": "auto",') : text,
    );
    host = await Host.open(await buildSite('other-theme', folder));
  });
  test.afterAll(() => host.close());

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
});
