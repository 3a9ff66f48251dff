import type { Page } from '@playwright/test';
import { addStyle } from '../support/contrast.ts';
import { watchErrors } from '../support/network.ts';
import { SIZES } from '../support/page-states.ts';
import { extrasReady, PAGES, type PageFacts, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const isHome = ({ path }: PageFacts) => path === '/';
const hasCarousel = ({ carousels }: PageFacts) => carousels > 0;

interface Feature {
  /** The only kind of page that uses it; none if every page uses it, in its own way. */
  on?: typeof isHome;
  /** The properties of its API, which are removed before the page's own scripts run. */
  api?: string[];
  /** Removes it from markup and styles, as for a browser that does not know it. */
  source?: (text: string) => string;
}

const propertiesOf = (object: string, ...names: string[]) => names.map((name) => `${object}.${name}`);

/** Features that the site uses and that not every browser has, and how to simulate a browser without them. */
const FEATURES: Record<string, Feature> = {
  popover: {
    api: propertiesOf('HTMLElement.prototype', 'popover', 'showPopover', 'hidePopover', 'togglePopover'),
    source: (text) =>
      text.replace(/ popover(target)?=/g, ' data-unknown$1=').replaceAll(':popover-open', ':unknown'),
  },
  inert: { on: hasCarousel, api: ['HTMLElement.prototype.inert'] },
  dialog: {
    on: hasCarousel,
    api: propertiesOf('HTMLDialogElement.prototype', 'open', 'show', 'showModal', 'close').concat(
      'window.HTMLDialogElement',
    ),
  },
  // It cannot read the syntax of the inline scripts, either.
  modules: { source: (text) => text.replace(/<script(?=>| type="module")/g, '<script type="unknown"') },
  IntersectionObserver: { api: ['window.IntersectionObserver'] },
  ResizeObserver: { on: hasCarousel, api: ['window.ResizeObserver'] },
  PerformanceObserver: { on: isHome, api: ['window.PerformanceObserver'] },
  visualViewport: { on: hasCarousel, api: ['window.visualViewport'] },
  showModal: { on: hasCarousel, api: ['window.HTMLDialogElement?.prototype.showModal'] },
  OffscreenCanvas: {
    on: isHome,
    api: ['window.OffscreenCanvas', 'HTMLCanvasElement.prototype.transferControlToOffscreen'],
  },
  clipboard: { on: isHome, api: ['Navigator.prototype.clipboard'] },
  requestIdleCallback: { on: isHome, api: ['window.requestIdleCallback'] },
  'service worker': { on: isHome, api: ['Navigator.prototype.serviceWorker'] },
  'view transitions': {
    on: hasCarousel,
    api: ['Document.prototype.startViewTransition'],
    source: (text) => text.replaceAll('@view-transition', '@unknown'),
  },
  'media queries with <, > and a bare not': {
    // In attributes, `<` is `&lt;`.
    source: (text) =>
      text
        .replace(/\((?:width|height)\s*(?=[<>&])/g, '(unknown ')
        .replace(/\bnot \((?:min|max)-(?=width|height)/g, 'not (unknown-'),
  },
  ':has()': { source: (text) => text.replaceAll(':has(', ':unknown(') },
  ':focus-visible': { on: hasCarousel, source: (text) => text.replaceAll(':focus-visible', ':unknown') },
  'translate and rotate': {
    on: hasCarousel,
    source: (text) => text.replace(/([{;])(translate|rotate):/g, '$1unknown:'),
  },
};

/** Removes features from a page before it is opened; its context must bypass the Content-Security-Policy. */
async function without(page: Page, features: Feature[]): Promise<void> {
  const names = features.flatMap(({ api = [] }) => api);
  await page.addInitScript(names.map((name) => `delete ${name};`).join(''));
  if (!features.some(({ source }) => source)) return;
  await page.route(/\/(?!assets\/[^?]*\.(?!css))[^?]*$/, async (route) => {
    if (!['document', 'stylesheet', 'fetch'].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = features.reduce((left, { source }) => source?.(left) ?? left, text);
    return route.fulfill({ response, body });
  });
}

// The page's policy allows only the styles that it was built with, not those changed for an older browser.
test.use({ bypassCSP: true, viewport: SIZES[0] });

// For each missing feature one page of each kind, as project pages differ only in their texts; all pages without any.
const kinds = PAGES.filter((page, index) => isHome(page) || index === PAGES.findIndex(hasCarousel));
const lacks = Object.entries(FEATURES).map(([name, feature]) => {
  const users = kinds.filter(feature.on ?? Boolean);
  return { name, features: [feature], pages: users.length ? users : kinds };
});

for (const { name, features, pages } of [
  ...lacks,
  { name: 'any of these features', features: Object.values(FEATURES), pages: PAGES },
])
  test(
    `without ${name} pages are complete and usable`,
    features.length > 1 ? {} : { tag: '@long' },
    async ({ page }) => {
      const errors = watchErrors(page);
      await without(page, features);
      for (const { path, heading, sections } of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        // Scrolling smoothly paints hundreds of frames.
        await addStyle(page, 'html { scroll-behavior: auto !important }');
        await settle(page);
        for (const id of sections) await expect(page.locator(`#${id}`)).toBeVisible();
        expect(await page.evaluate(hiddenContent), `${path}: everything is visible`).toEqual([]);
        expect(await page.evaluate(isCovered), `${path}: nothing covers the heading`).toBe(false);
        await tryMenu(page, sections);
        await tryCopy(page);
        await tryPicture(page);
      }
      expect(errors).toEqual([]);
    },
  );

for (const viewport of [SIZES[0], SIZES[2]])
  test(`at ${viewport.width} px an older browser shows the pictures that others show`, async ({ page }) => {
    const older = await page.context().newPage();
    await without(older, [FEATURES['media queries with <, > and a bare not'] as Feature]);
    const shown = async (tab: Page, path: string) => {
      await tab.setViewportSize(viewport);
      await tab.goto(path);
      const pictures = tab.locator('main img:not([loading=lazy])');
      await expect(pictures.first()).toHaveJSProperty('complete', true);
      return pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
    };
    for (const { path } of kinds) expect(await shown(older, path)).toEqual(await shown(page, path));
  });

test('styles use no CSS nesting, which browsers of the last five years may ignore', async ({ page }) => {
  for (const { path } of kinds) {
    await page.goto(path);
    const nested = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.cssRules] : []))
        .map(({ cssText }) => cssText),
    );
    expect(nested).toEqual([]);
  }
});

/** Waits until the script has done what it can, then scrolls the page down to its end and back. */
async function settle(page: Page) {
  await page.waitForFunction(
    () => (window as { clicks?: unknown }).clicks === null || !document.querySelector('.js'),
  );
  if (await page.locator('html.js').count()) await extrasReady(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let count = 0; count < 3; count++) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Text, links and pictures without a visible link that are hidden by mistake; and the body, if it overflows. */
function hiddenContent() {
  const hidden = (element: Element) => !element.checkVisibility() || !element.getClientRects().length;
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, a)')].filter(
    (element) => element.textContent?.trim() && hidden(element),
  );
  const pictures = [...document.querySelectorAll('main img')].filter((image) => {
    const link = image.closest('a');
    return hidden(image) && (!link || hidden(link));
  });
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth ? [document.body] : [];
  return [...words, ...pictures, ...wide].map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** True if something covers the page's heading or the bar's links. */
function isCovered() {
  return [...document.querySelectorAll('h1, header > a, header li:not(#menu *) a')].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
}

async function tryMenu(page: Page, sections: string[]) {
  const toggle = page.getByRole('button', { name: words.menu });
  for (const id of [sections[0], sections.at(-1)]) {
    const item = page.locator(`#menu a[href="#${id}"]`);
    if (!(await item.isVisible())) await toggle.click();
    await item.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
}

async function tryCopy(page: Page) {
  const button = page.getByRole('button', { name: words.copyEmail });
  if (!(await button.isVisible())) return;
  await button.click();
  const status = (await page.locator('main [role=status]').filter({ hasText: /\S/ }).textContent()) ?? '';
  expect([words.copied, words.byHand]).toContain(status);
  await expect(button.locator('+ [data-tip]')).toBeVisible();
}

/** A carousel's picture opens in a dialog or in a new tab. */
async function tryPicture(page: Page) {
  const slide = '[data-carousel] .splide__slide:not(.splide__slide--clone)';
  const picture = page.locator(
    `${slide}.is-active a, [data-carousel] > :not(.is-initialized) .splide__slide a`,
  );
  if (!(await picture.count())) return;
  const link = picture.first();
  await link.scrollIntoViewIfNeeded();
  const tab = page
    .context()
    .waitForEvent('page')
    .then((opened) => opened.close().then(() => true));
  const dialog = page.locator('dialog');
  const shown = dialog.waitFor().then(() => false);
  await link.click();
  const isTab = await Promise.race([tab, shown]);
  if (isTab) shown.catch(() => {});
  else {
    tab.catch(() => {});
    await page.getByRole('button', { name: words.closePicture }).click();
    await expect(dialog).toHaveCount(0);
  }
}
