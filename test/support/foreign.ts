import type { Content } from '../../plugins/content/types.ts';
import { LANGUAGES, textsOf } from '../../plugins/content/words/words.ts';

/** Shorter ones are in words of any language. */
const LEAST_LETTERS = 4;
/** What is written so in every language. */
const COMMON = /^(JSON|PDF|Ctrl|FCP|LCP|CLS|kB)$/;
const PLACEHOLDER = /\{\w+\}/;
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d@.:/+-]*/gu;

/**
 * What of all that a page says (see `saidOn`) is neither the owner's nor in the page's language: words of the interface in
 * another one, and for a language that is not written in Latin letters any word in them.
 */
export function foreignTo(said: string[], { resume, site, projects }: Content): string[] {
  const own = JSON.stringify([resume, site, projects]);
  const native = Object.values(textsOf(site)).join('\n');
  const isOurs = (words: string) => own.includes(words) || native.includes(words);
  const phrases = Object.values(LANGUAGES)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) => text.split(PLACEHOLDER))
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS && !isOurs(part));
  const others = said.filter((text) => !isOurs(text) && phrases.some((phrase) => has(text, phrase)));
  const script = new Intl.Locale(site.language ?? 'en').maximize().script;
  const latin = script === 'Latn' ? [] : said.flatMap((text) => text.match(LATIN) ?? []);
  return [...new Set([...others, ...latin.filter((word) => !COMMON.test(word) && !isOurs(word))])];
}

/** Whether a text has a phrase in it, as words of their own. */
function has(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + phrase.length] ?? ' '}`);
}
