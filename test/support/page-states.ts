import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { DESKTOP, PHONE } from './screens.ts';
import { type PageFacts, resume, visitFullyLoaded, words } from './site.ts';

/** The sizes that every page is checked at: a phone in portrait and landscape, a desktop, 1280 × 1024 at 400 % zoom. */
export const SIZES = [PHONE, { width: 844, height: 390 }, DESKTOP, { width: 320, height: 256 }] as const;

export type ScreenSize = (typeof SIZES)[number];

/** From this width on the menu is a strip in the bar that needs no opening. */
const STRIP_PX = 66 * 16;

const CONTRAST = 'color-contrast';
const BAR = '#app > header';

type Leave = (() => Promise<unknown>) | undefined;

/** A state of a page, and what it can break: checking everything every time takes axe five times as long. */
interface PageState {
  /** True if a page has the state on a screen of this width; by default every page has it. */
  on?: (facts: PageFacts, width: number) => boolean;
  /** Puts the page into the state; returns a function that ends the state. */
  enter?: (page: Page) => Promise<Leave>;
  /** Selector of the part of the page that the state changes; by default the complete page. */
  part?: string;
  /** The only rule that the state can break. */
  only?: string;
  /** A rule that does not apply in the state. */
  without?: string;
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
const media = (preference: Media, none: Media) => async (page: Page) => {
  await page.emulateMedia(preference);
  return () => page.emulateMedia(none);
};

const STATES = {
  'as loaded': {},
  'menu open': {
    on: ({ sections }, width) => sections.length > 0 && width < STRIP_PX,
    async enter(page) {
      await page.getByRole('button', { name: words.menu }).click();
      await expect(page.locator('#menu a').first()).toBeVisible();
      return () => page.keyboard.press('Escape');
    },
    part: BAR,
  },
  copied: {
    on: ({ path }) => path === '/' && !!(resume.basics?.email || resume.basics?.phone),
    async enter(page) {
      const button = page.locator('[data-copy]').first();
      await button.click();
      await expect(button.locator('+ [data-tip]')).toHaveText(words.copied);
      return undefined;
    },
    part: '#contact',
  },
  'picture open': {
    on: ({ carousels }) => carousels > 0,
    async enter(page) {
      await page.locator('.splide__slide.is-active:not(.splide__slide--clone) a').first().click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      return async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
    },
    part: 'dialog',
  },
  'reduced motion': {
    enter: media({ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }),
    // The pause button is hidden.
    part: BAR,
    without: CONTRAST,
  },
  'more contrast': { enter: media({ contrast: 'more' }, { contrast: 'no-preference' }), only: CONTRAST },
  'forced colors': {
    enter: media({ forcedColors: 'active' }, { forcedColors: 'none' }),
    // The colors are then the visitor's own, but axe reads those of the stylesheets.
    part: BAR,
    without: CONTRAST,
  },
  // The last one, as the page is opened anew.
  'no script': { without: CONTRAST },
} satisfies Record<string, PageState>;

export type State = keyof typeof STATES;

/**
 * Visits a page and puts it into each state at each size.
 * @param url the page's URL
 * @param look called in each combination
 */
export async function walkStates(
  page: Page,
  url: string,
  facts: PageFacts,
  look: (state: State, size: ScreenSize) => Promise<void>,
  sizes: readonly ScreenSize[],
  states = Object.keys(STATES) as State[],
): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(keepTooltips);
  await page.setViewportSize(SIZES[0]);
  await visitFullyLoaded(page, url);
  await startCarousels(page);
  const walk = async (wanted: State[]) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of wanted) {
        const { on, enter }: PageState = STATES[name];
        if (on && !on(facts, size.width)) continue;
        const leave = await enter?.(page);
        // Until all animations have ended.
        await page.evaluate(async () => {
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        });
        await look(name, size);
        await leave?.();
      }
    }
  };
  await walk(states.filter((state) => state !== 'no script'));
  if (!states.includes('no script')) return;
  await visitWithoutScripts(page, url);
  await walk(['no script']);
}

/** Scrolls to each carousel of a page, until it has become one. */
export async function startCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.is-initialized')).toBeVisible();
  }
}

/** Keeps the result of a copy on the screen, which would be gone after two seconds; runs in the page. */
export function keepTooltips(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...args: unknown[]) =>
    ms === 2000 ? 0 : setTimeout(run, ms, ...args)) as typeof setTimeout;
}

/** Removes the page's scripts: it then looks as without JavaScript, but tests can still run scripts in it. */
async function visitWithoutScripts(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script\b.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  await expect(page.locator('html')).not.toHaveClass(/js/);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on a page in a state, each with its element.
 * @param colors checks contrast only: everything else is the same in every theme
 */
export async function violations(page: Page, state: State, colors = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const scope: PageState = STATES[state];
  const { part = 'html', only, without } = colors ? { part: scope.part, only: CONTRAST } : scope;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: TAGS },
    rules: without ? { [without]: { enabled: false } } : {},
    // Passes are not reported element by element: that takes half of the time.
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([part, options]) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const result = await run.run(part, options);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
      );
    },
    [part, options] as const,
  );
}
