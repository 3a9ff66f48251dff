import type { Locator, Page } from '@playwright/test';

/** Strips that scroll by themselves, and what is meant not to be seen. */
const APART = '.splide__track, .skip, .unseen, .splide__sr, canvas';

/** What stands outside of the screen sideways, but for strips that scroll by themselves. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    const root = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && !element.closest(apart) && (right > root.clientWidth + 1 || left < -1);
    });
    const tooWide = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`] : [];
    return [...tooWide, ...outside.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  }, APART);

/** Texts that are cut off by a box around them, or that run into another text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    /** Lines of script may reach over their box by what accents and tails need. */
    const slackPx = 2;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { words: string; parent: Element; box: DOMRect }[] = [];
    const trouble: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!words || !parent || !isSeen || parent.closest(`${apart}, [inert]`)) continue;
      // Clipped to nothing: meant to be heard.
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
            (overflowX !== 'visible' && (box.left < left - slackPx || box.right > right + slackPx)) ||
            (overflowY === 'hidden' && (box.top < top - slackPx || box.bottom > bottom + slackPx));
          if (isCut) trouble.push(`cut: ${words.slice(0, 60)}`);
        }
      }
    }
    lines.forEach(({ words, parent, box: a }, index) => {
      for (const { words: others, parent: other, box: b } of lines.slice(index + 1)) {
        if (parent === other || parent.closest('#app > header') || other.closest('#app > header')) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        // Boxes of lines are higher than their letters.
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > slackPx && high > Math.min(a.height, b.height) / 2)
          trouble.push(`over another: ${words.slice(0, 40)} | ${others.slice(0, 40)}`);
      }
    });
    return trouble;
  }, APART);

/** The words of a heading, the page's first one by itself, that are broken over two lines. */
export const brokenWords = (
  page: Page,
  heading: Locator = page.getByRole('heading', { level: 1 }),
): Promise<string[]> =>
  heading.evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [word] : [];
    });
  });
