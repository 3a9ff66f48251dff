import { eld } from 'eld/small';
import { isKnownLanguage, tagOf } from '../../../plugins/content/read/languages.ts';

/** Fewer letters are names and jargon. */
const ENOUGH_LETTERS = 20;
/** From here on, the texts know better than the name of their file. */
const PLENTY_OF_LETTERS = 200;
/** How many sections of a résumé speak one language only by their script. */
const SCRIPTS: [RegExp, string][] = [
  [/\p{sc=Hiragana}|\p{sc=Katakana}/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Hebrew}/u, 'he'],
];

/** The language of a file, and how it was found. */
export interface Language {
  /** BCP 47 tag; English if it was not found. */
  tag: string;
  from: 'field' | 'name' | 'texts' | 'owner' | 'nothing';
}

/**
 * Finds the language of a résumé: from its own field, from its texts, or from the name of its file.
 * @param field what the file says itself
 */
export function languageOf(texts: string[], file: string, field?: string): Language {
  const tag = field?.trim().replace('_', '-');
  if (tag && isKnownLanguage(tag)) return { tag: tagOf(tag), from: 'field' };
  const named = /[._-]([a-z]{2}(?:[-_][A-Z]\w+)?)\.\w+$/.exec(file)?.[1]?.replace('_', '-');
  const found = detect(texts.join('\n'));
  const letters = texts.join('').match(/\p{L}/gu)?.length ?? 0;
  const isName = named && !/^(?:cv|my|me)$/.test(named) && isKnownLanguage(named);
  if (isName && (!found || found === named.slice(0, 2) || letters < PLENTY_OF_LETTERS))
    return { tag: tagOf(named), from: 'name' };
  return found ? { tag: found, from: 'texts' } : { tag: 'en', from: 'nothing' };
}

/** The language of texts; undefined if it is not certain. */
export function detect(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(
    ([script]) => letters.filter((letter) => script.test(letter)).length * 4 > letters.length,
  );
  if (script) return script[1];
  const result = eld.detect(text);
  return letters.length >= ENOUGH_LETTERS && result.isReliable() ? result.language : undefined;
}
