import type { Page } from '@playwright/test';
import type { Texts, WordName } from '../../plugins/content/words/texts.ts';

/** All texts of a page, also those for screen readers only, except those marked as being in another language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const announced = ['aria-label', 'aria-roledescription', 'alt', 'title'];
    const described = ['description', 'og:title', 'og:description'];
    const texts = [
      document.title,
      ...described.map((name) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
      ),
    ];
    for (const element of document.querySelectorAll('body, body *:not(script, style, template)')) {
      if (element.closest('body [lang]')) continue;
      texts.push(...announced.map((name) => element.getAttribute(name)));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.map((text) => text?.trim() ?? '').filter(Boolean);
  });

/**
 * Finds interface texts of another language.
 * @param foreign the interface texts of that language
 * @param own those of the page's language
 * @returns the texts that belong to the other language's interface and not to the page's own
 */
export function untranslatedTexts(texts: string[], foreign: Texts, own: Texts): string[] {
  const names = Object.keys(foreign) as WordName[];
  const patterns = names
    .filter((name) => foreign[name] !== own[name])
    .map((name) => patternOf(foreign[name]));
  const known = names.map((name) => patternOf(own[name]));
  const is = (list: RegExp[], text: string) => list.some((pattern) => pattern.test(text));
  return [...new Set(texts.filter((text) => is(patterns, text) && !is(known, text)))];
}

/** Matches an interface text exactly; a placeholder in braces may be anything. */
const patternOf = (word: string): RegExp =>
  new RegExp(`^${word.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's');
