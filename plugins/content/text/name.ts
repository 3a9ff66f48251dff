/** Pronouns, a nickname or a reading, in brackets. */
const ASIDE = /[([（［][^)\]）］]*[)\]）］]?/g;
const COMMA = /\s*[,،，、]\s*/;

/** A family name in East Asian script, which comes first and is never abbreviated: up to three characters. */
const FAMILY_NAME = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{1,3}$/u;

interface Name {
  /** The name itself, word by word. */
  words: string[];
  /** Degrees and the like, after commas. */
  titles: string[];
  isFamilyFirst: boolean;
}

/** Splits a person's name, without anything in brackets. */
export function parseName(text: string): Name {
  const [name = '', ...titles] = (text.replace(ASIDE, ' ').trim() || text).split(COMMA);
  const words = name.split(/\s+/).filter(Boolean);
  const isFamilyFirst = words.length > 1 && FAMILY_NAME.test(words[0] ?? '');
  return { words, titles: titles.filter(Boolean), isFamilyFirst };
}

/** Keeps the initials of a cursive script from joining into a word. */
const NON_JOINER = '\u200c';

/** The initials of the first and last name, by grapheme for any script; a short East Asian family name in full. */
export function initialsOf(name: string): string {
  const { words, isFamilyFirst } = parseName(name);
  if (isFamilyFirst) return words[0] ?? '';
  const bare = words.map((word) => word.replace(/^\p{P}+/u, '')).filter(Boolean);
  const initials = bare.map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  const [first = '', ...others] = initials;
  const between = /\p{Script=Arabic}$/u.test(first) ? NON_JOINER : '';
  return others.length ? first + between + others.at(-1) : first;
}
