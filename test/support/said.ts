import type { Page } from '@playwright/test';
import type { Texts, WordName } from '../../plugins/content/words/texts.ts';

/** All that a page says to those who see it and to those who hear it, but for what is marked as another language's. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = ['aria-label', 'aria-roledescription', 'alt', 'title'];
    const described = ['description', 'og:title', 'og:description'];
    const texts = [
      document.title,
      ...described.map((name) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
      ),
    ];
    for (const element of document.querySelectorAll('body, body *:not(script, style, template)')) {
      if (element.closest('body [lang]')) continue;
      texts.push(...heard.map((name) => element.getAttribute(name)));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.map((text) => text?.trim() ?? '').filter(Boolean);
  });

/**
 * Tells the words of one language's interface from another's.
 * @param foreign, own the words of both
 * @returns which of these texts is a word of the foreign one, and not of the own
 */
export function foreignIn(texts: string[], foreign: Texts, own: Texts): string[] {
  const names = Object.keys(foreign) as WordName[];
  const patterns = names
    .filter((name) => foreign[name] !== own[name])
    .map((name) => patternOf(foreign[name]));
  const known = names.map((name) => patternOf(own[name]));
  const is = (list: RegExp[], text: string) => list.some((pattern) => pattern.test(text));
  return [...new Set(texts.filter((text) => is(patterns, text) && !is(known, text)))];
}

/** A word as a whole text; what stands in braces may be anything. */
const patternOf = (word: string): RegExp =>
  new RegExp(`^${word.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's');
