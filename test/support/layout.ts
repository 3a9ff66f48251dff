import type { Page } from '@playwright/test';

/** Selector of strips that scroll on their own, and of elements that are hidden on purpose. */
export const IGNORED =
  '.splide__track, #menu, .skip, .sr-only, .splide__sr, canvas, pre > code, [tabindex] > table';

/** Elements that overflow the viewport horizontally, except in what is ignored; runs in the page. */
export function findOverflowing(ignored: string): string[] {
  const root = document.documentElement;
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && !element.closest(ignored) && (right > root.clientWidth + 1 || left < -1);
  });
  const tooWide = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`] : [];
  return [...tooWide, ...outside.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

export const overflowing = (page: Page): Promise<string[]> => page.evaluate(findOverflowing, IGNORED);

/** The URLs of visible pictures that failed to load; runs in the page. */
export function brokenPictures(): string[] {
  const shown = [...document.images].filter((image) => image.complete && image.getBoundingClientRect().width);
  return shown.filter(({ naturalWidth }) => !naturalWidth).map(({ currentSrc }) => currentSrc);
}

/** Texts that are clipped by a box around them, or that overlap another text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((ignored) => {
    /** Lines may exceed their box by as much as accents and descenders need. */
    const tolerancePx = 2;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { words: string; parent: Element; box: DOMRect }[] = [];
    const problems: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!words || !parent || !isSeen || parent.closest(`${ignored}, [inert]`)) continue;
      // Visually hidden: only for screen readers.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (!box.width) continue;
        lines.push({ words, parent, box });
        for (let around: Element | null = parent; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (around === document.body || around === document.documentElement) break;
          const { left, top, right, bottom } = around.getBoundingClientRect();
          const isCut =
            (overflowX !== 'visible' && (box.left < left - tolerancePx || box.right > right + tolerancePx)) ||
            (overflowY === 'hidden' && (box.top < top - tolerancePx || box.bottom > bottom + tolerancePx));
          if (isCut) problems.push(`cut: ${words.slice(0, 60)}`);
        }
      }
    }
    lines.forEach(({ words, parent, box: a }, index) => {
      for (const { words: others, parent: other, box: b } of lines.slice(index + 1)) {
        if (parent === other || parent.closest('#app > header') || other.closest('#app > header')) continue;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        // Line boxes are taller than their letters.
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > tolerancePx && height > Math.min(a.height, b.height) / 2)
          problems.push(`overlap: ${words.slice(0, 40)} | ${others.slice(0, 40)}`);
      }
    });
    return problems;
  }, IGNORED);

/** The words of headings, by default of the page's `h1`, that are broken over two lines. */
export const brokenWords = (page: Page, headings = 'h1'): Promise<string[]> =>
  page.locator(headings).evaluateAll((all) =>
    all.flatMap((heading) => {
      const text = heading.firstChild as Text;
      const range = document.createRange();
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

/** Elements with Arabic text that have letter spacing, which would tear its letters apart. */
export const tornTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /\p{sc=Arab}/u.test(node.data)),
      )
      .filter((element) => !/^(normal|0px)$/.test(getComputedStyle(element).letterSpacing))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Faults of the bar's menu: it is either a strip that shows all of its items or behind its button. */
export const menuFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const menu = document.getElementById('menu');
    if (!menu?.querySelector('a')) return [];
    const isSeen = (element: Element | null) => !!element?.getClientRects().length;
    const faults: string[] = [];
    if (isSeen(menu) === isSeen(document.querySelector('[popovertarget=menu]')))
      faults.push(isSeen(menu) ? 'both a strip and a button' : 'neither a strip nor a button');
    if (menu.scrollWidth > menu.clientWidth) faults.push(`cut by ${menu.scrollWidth - menu.clientWidth} px`);
    return faults;
  });

/** The viewport widths in px at which a page's styles change. */
export const breakpoints = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.conditionText] : []))
      .flatMap((query) => [...query.matchAll(/width:? *[<>=]* *([\d.]+)rem/g)])
      .map(([, rem]) => 16 * Number(rem)),
  );

/** The least width and height of a touch target, in CSS px (WCAG 2.5.5). */
const MIN_TARGET_PX = 44;

/** The visible controls that are too small to be pressed with a finger. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('button, a:not(.skip)')
    .filter({ visible: true })
    .evaluateAll((all, minSize) => {
      /** The area that can be pressed: some links are stretched, a heading's over its scene. */
      const boxOf = (target: HTMLElement) => {
        const { width, height } = target.getBoundingClientRect();
        const after = getComputedStyle(target, '::after');
        if (after.position !== 'absolute') return { width, height };
        return {
          width: Math.max(width, Number.parseFloat(after.width)),
          height: Math.max(height, Number.parseFloat(after.height)),
        };
      };
      /** Links within a sentence are only as tall as its lines. */
      const isInSentence = (target: HTMLElement) => {
        const around = target.parentElement as HTMLElement;
        const display = getComputedStyle(target).display;
        return display === 'inline' && around.innerText.trim() !== target.innerText.trim();
      };
      return (all as HTMLElement[]).flatMap((target) => {
        const { width, height } = boxOf(target);
        const isLarge = width >= minSize && height >= minSize;
        return isLarge || target.closest('[inert]') || isInSentence(target)
          ? []
          : [`${width} × ${height}: ${target.outerHTML.slice(0, 160)}`];
      });
    }, MIN_TARGET_PX);

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Returns the layout shifts of a page so far, each its value and the elements that moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const words = ({ node }: Shift['sources'][number]) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          const shifts = list.getEntries() as Shift[];
          resolve(shifts.map(({ value, sources }) => [value, ...sources.map(words)].join(' ')));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without entries the observer is not called; buffered ones arrive within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
