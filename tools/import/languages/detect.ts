import { eld } from 'eld/small';
import { isKnownLanguage, tagOf } from '../../../plugins/content/read/folder.ts';

/** Fewer letters are names and jargon. */
const ENOUGH_LETTERS = 20;
/** From here on, the texts know better than the name of their file. */
const PLENTY = 200;
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
export function languageOf(texts: string[], file: string, field = ''): Language {
  const text = texts.join('\n');
  const found = detect(text) ?? '';
  const [, named = ''] = /[._-](?!cv\b|my\b|me\b)([a-z]{2}(?:[-_][A-Z]\w+)?)\.\w+$/.exec(file) ?? [];
  const isOther = found && !named.startsWith(found) && text.length > PLENTY;
  const claims = { field, name: isOther ? '' : named, texts: found };
  for (const [from, claim] of Object.entries(claims)) {
    const tag = claim.trim().replace('_', '-');
    if (isKnownLanguage(tag)) return { tag: tagOf(tag), from: from as keyof typeof claims };
  }
  return { tag: 'en', from: 'nothing' };
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
