import { HOME, PROJECTS } from '../support/site.ts';
import { visit } from './helpers.ts';
import { expect, test } from './test.ts';

const NARROW = { width: 320, height: 640 };

/** Words that are longer than a line, with their syllables separated. */
const WORDS = {
  de: 'Welt-raum-for-schungs-ein-rich-tun-gen',
  en: 'in-ter-na-tion-al-i-sa-tion-of-re-spon-si-bil-i-ties',
};

/** Replaces each heading with a word and measures where the word is broken and how wide the page is. */
function hyphenate(language: string, word: string) {
  document.documentElement.lang = language;
  const range = document.createRange();
  const partsOf = (text: Text) => {
    const tops = [...word].map((_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    return [...word].map((letter, at) => (at && tops[at] !== tops[at - 1] ? `-${letter}` : letter)).join('');
  };
  // True if this browser has a hyphenation dictionary for the language.
  const probe = document.body.appendChild(document.createElement('p'));
  probe.append(word);
  probe.style.cssText = 'width: 10em; overflow-wrap: normal; hyphens: auto; -webkit-hyphens: auto';
  const hasDictionary = partsOf(probe.firstChild as Text) !== word;
  probe.remove();
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3 a, nav b)')];
  for (const heading of headings) heading.textContent = word;
  return {
    hasDictionary,
    count: headings.length,
    broken: headings.map((heading) => partsOf(heading.firstChild as Text)).filter((parts) => parts !== word),
    isEnabled: headings.every((heading) => getComputedStyle(heading).hyphens === 'auto'),
    width: document.documentElement.scrollWidth,
  };
}

for (const [language, syllables] of Object.entries(WORDS))
  test(`a word in ${language} longer than a narrow screen is broken between syllables`, {
    tag: '@long',
  }, async ({ visitor, host, engine }) => {
    const word = syllables.replaceAll('-', '');
    for (const { path } of [HOME, ...PROJECTS.slice(0, 1)]) {
      await visit(visitor, host, path, NARROW);
      const { hasDictionary, count, isEnabled, broken, width } = await visitor.run(hyphenate, language, word);
      expect(count).toBeGreaterThan(2);
      expect(broken.length).toBeGreaterThan(0);
      expect(isEnabled).toBe(true);
      expect(width).toBeLessThanOrEqual(NARROW.width);
      // Chromium downloads dictionaries, WebKit uses installed ones, and Firefox has its own.
      if (engine === 'firefox') expect(hasDictionary).toBe(true);
      if (hasDictionary) for (const parts of broken) expect(allowed(parts, syllables)).toBe(true);
    }
  });

/** True if a word is broken only between syllables and at least five letters from its ends. */
function allowed(parts: string, syllables: string): boolean {
  const ends = (text: string) => text.split('-').map((_, at, all) => all.slice(0, at).join('').length);
  const length = syllables.replaceAll('-', '').length;
  const [, ...broken] = ends(parts);
  return broken.every((end) => ends(syllables).includes(end) && end >= 5 && end <= length - 5);
}
