import { eld } from 'eld/small';
import type { Language } from '../index.d.ts';
import { comparableKey } from './text/field-names.ts';
import { isKnownLanguage, LANGUAGES, languageName, tagOf } from './text/language-tags.ts';
import { group, list, type Tree } from './tree.ts';

/** Fewer letters are names and jargon. */
const ENOUGH_LETTERS = 20;
/** Fewer letters of another script than Latin are the name of an employer. */
const FEW_LETTERS = 8;
/** The length from which texts say their language more surely than the name of their file does. */
const PLENTY = 200;
/** Scripts that one language has; Japanese comes before Chinese, whose script it has, too. */
const SCRIPTS: [RegExp, string][] = [
  [/\p{sc=Hiragana}|\p{sc=Katakana}/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Hebrew}/u, 'he'],
];
/** The share of letters in such a script that is more than a name: one of its characters is worth several Latin letters. */
const SHARE = 1 / 12;

/** Finds the language of a résumé: from the field that says it, from its texts, or from the name of its file. */
export function languageOf(file: string, text: string, field = ''): Language {
  const detected = detect(text);
  const [, nameTag = ''] = /(?:^|[._-])(?!cv\b|my\b|me\b)([a-z]{2}(?:[-_][A-Z]\w+)?)\.\w+$/.exec(file) ?? [];
  const isOther = detected && !nameTag.startsWith(detected) && text.length > PLENTY;
  const claims = { field, name: isOther ? '' : nameTag, texts: detected };
  for (const [from, claim] of Object.entries(claims)) {
    const tag = claim.trim().replace('_', '-');
    if (isKnownLanguage(tag)) return { tag: tagOf(tag), from: from as keyof typeof claims };
  }
  return { tag: 'en', from: 'nothing' };
}

/** Returns the language of a text; empty if it is not certain. */
function detect(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(
    ([script]) => letters.filter((letter) => script.test(letter)).length > letters.length * SHARE,
  );
  if (script) return script[1];
  const result = eld.detect(text);
  if (letters.length >= ENOUGH_LETTERS && result.isReliable()) return result.language;
  // Jargon is in Latin letters, whatever the language.
  const others = text.replace(/\p{sc=Latin}+/gu, ' ');
  const count = others.match(/\p{L}/gu)?.length ?? 0;
  if (count < FEW_LETTERS || count <= letters.length * SHARE) return '';
  const otherResult = eld.detect(others);
  return otherResult.isReliable() ? otherResult.language : '';
}

/** Returns the tag of a language from words that are its tag and not its name, such as `de` or `PT-BR`. */
export function languageCode(words: string): string | undefined {
  const code = words.trim().replace('_', '-');
  const isCode = /^(?:[a-z]{2,3}|[A-Z]{2})(?:-[A-Za-z]{2,4})?$/.test(code);
  return isCode && isKnownLanguage(code) ? tagOf(code) : undefined;
}

/** Returns the name of the language `code` in the language `tag`. */
export function languageIn(code: string, tag: string): string {
  const name = languageName(tag, code) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const isTag = (key: string): boolean => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(key) && isKnownLanguage(key);

/** Tags of the site's languages by their names in each of these languages, in comparable form. */
const NAMED = new Map(
  LANGUAGES.flatMap((locale) =>
    LANGUAGES.map((tag): [string, string] => [comparableKey(languageName(locale, tag) ?? tag), tag]),
  ),
);

/** Returns a file with tags in place of its keys if all keys are names of languages, with a résumé in each. */
const tagged = (tree: Tree): Tree =>
  tree.entries.length > 1 &&
  tree.entries.every(({ key, value }) => value.kind === 'group' && NAMED.has(comparableKey(key)))
    ? group(tree.entries.map(({ key, value }) => ({ key: NAMED.get(comparableKey(key)) ?? key, value })))
    : tree;

/** Returns the keys of a group if all are languages' tags, as in `{ en: Developer, de: Entwicklerin }`; else none. */
function languagesOf({ entries }: Tree): string[] {
  const keys = entries.map(({ key }) => key);
  const isAlike = keys.length > 1 && entries.every(({ value }) => value.kind === entries[0]?.value.kind);
  return isAlike && keys.every(isTag) && keys.some((key) => LANGUAGES.includes(key.slice(0, 2))) ? keys : [];
}

/** A file in one of its languages; without a tag if it has only one language. */
export type Version = { tag?: string; tree: Tree };

/** Returns the tags of languages in a part of a file; a tag must be there twice, as a single one may be another word. */
function tagsIn(part: Tree, file: Tree): string[] {
  const keys = languagesOf(part);
  // Once is enough beside English, or around the whole file.
  const isCertain = keys.includes('en') || part === file;
  return [...keys, ...(isCertain ? keys : []), ...part.children.flatMap((child) => tagsIn(child, file))];
}

/** Returns a part in one of a file's languages, or else in the first that it has. */
function inLanguage(part: Tree, tag: string, tags: string[]): Tree {
  if (part.isLeaf) return part;
  if (part.kind === 'list') return list(part.items.map((item) => inLanguage(item, tag, tags)));
  const [version] = [tag, ...tags].flatMap((key) => part.at(key) ?? []);
  if (version && languagesOf(part).length) return inLanguage(version, tag, tags);
  return group(part.entries.map(({ key, value }) => ({ key, value: inLanguage(value, tag, tags) })));
}

/** Returns a file's version in each of its languages, that of `first` before others; the file itself if it has one language. */
export function splitLanguages(file: Tree, first?: string): Version[] {
  const tree = tagged(file);
  const found = tagsIn(tree, tree);
  const tags = [...new Set(found.filter((tag, index) => found.indexOf(tag) < index))];
  if (tags.length < 2) return [{ tree }];
  tags.sort((a, b) => Number(b === first) - Number(a === first));
  return tags.map((tag) => ({ tag, tree: inLanguage(tree, tag, tags) }));
}
