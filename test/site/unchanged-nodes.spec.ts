import type { Page } from '@playwright/test';
import {
  extrasReady,
  hold,
  NOT_FOUND,
  openDocument,
  PAGES,
  pauseBackground,
  SCRIPT,
  tagOf,
  words,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// A paused background changes its button.
test.use({ rain: true });

interface Kept {
  nodes: Node[];
  html: string;
}
type Tagged = typeof window & { kept: Kept; markup: () => string; nodes: () => Node[] };

/** Records every node of the page and its markup, before any script of the site has run. */
const recordNodes = (page: Page) =>
  page.evaluate(() => {
    const app = document.getElementById('app') as HTMLElement;
    const tagged = window as Tagged;
    // Added later on purpose: the background and the page-weight line.
    const LATE = 'canvas, footer > :last-child';
    tagged.nodes = () => {
      const walker = document.createTreeWalker(app);
      const nodes: Node[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.closest(LATE)) nodes.push(node);
      }
      return nodes;
    };
    tagged.markup = () => {
      const copy = app.cloneNode(true) as HTMLElement;
      for (const late of copy.querySelectorAll(LATE)) late.remove();
      // Set on the pictures of the first view.
      for (const box of copy.querySelectorAll('[data-near]')) box.removeAttribute('data-near');
      return copy.innerHTML;
    };
    tagged.kept = { nodes: tagged.nodes(), html: tagged.markup() };
    return tagged.kept.nodes.length;
  });

const compare = (page: Page) =>
  page.evaluate(() => {
    const { kept, markup, nodes } = window as Tagged;
    const now = nodes();
    const describe = (node: Node) => (node as Element).outerHTML?.slice(0, 120) ?? node.textContent;
    return {
      lost: kept.nodes.filter((node) => !now.includes(node)).map(describe),
      added: now.filter((node) => !kept.nodes.includes(node)).map(describe),
      html: markup(),
      before: kept.html,
    };
  });

for (const { path } of [...PAGES, NOT_FOUND])
  test(`the script leaves every node of ${path} as it was rendered`, tagOf(path), async ({ page }) => {
    const release = await hold(page, SCRIPT);
    await openDocument(page, path);
    expect(await recordNodes(page)).toBeGreaterThan(20);
    release();
    await page.locator('body > canvas').waitFor({ state: 'attached' });
    const { lost, added, html, before } = await compare(page);
    expect(lost).toEqual([]);
    expect(added).toEqual([]);
    expect(html).toBe(before);
  });

test('the page stays if an extension has put an element before it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('main')?.prepend(document.createElement('div')),
    ),
  );
  await page.goto('/');
  await extrasReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[0]?.heading ?? '');
});

test('a stored preference is shown without replacing a node', async ({ page }) => {
  await pauseBackground(page);
  const release = await hold(page, SCRIPT);
  await openDocument(page, '/');
  await recordNodes(page);
  release();
  await expect(page.getByRole('button', { name: words.resumeBackground })).toBeVisible();
  const { lost, added } = await compare(page);
  expect({ lost, added }).toEqual({ lost: [], added: [] });
});

for (const { path, carousels } of PAGES.filter((each) => each.carousels))
  test(`${path}: each strip becomes a carousel of the same elements`, async ({ page }) => {
    await page.goto(path);
    await page.locator('[data-carousel]').evaluateAll((boxes) =>
      Object.assign(window, {
        strips: boxes.map((box) => [...box.querySelectorAll('.splide__slide, .splide__slide *')]),
      }),
    );
    for (let id = 0; id < carousels; id++) {
      const strip = page.locator('[data-carousel]').nth(id);
      await strip.scrollIntoViewIfNeeded();
      await expect(strip.locator('.is-initialized')).toBeVisible();
      const same = await strip.evaluate((box, id) => {
        const kept = (window as unknown as { strips: Element[][] }).strips[id] ?? [];
        const now = box.querySelectorAll(
          '.splide__slide:not(.splide__slide--clone), .splide__slide:not(.splide__slide--clone) *',
        );
        return now.length === kept.length && kept.every((node, index) => node === now[index]);
      }, id);
      expect(same, `${id}`).toBe(true);
    }
  });
