/** Pronouns, a nickname, how a name is read: what stands in brackets beside it. */
const ASIDE = /[([（［][^)\]）］]*[)\]）］]?/g;
const COMMA = /\s*[,،，、]\s*/;

/** A family name in East Asian script, which stands first and is never abbreviated: three signs are no wider than two letters. */
const FAMILY_NAME = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{1,3}$/u;

interface Name {
  /** The name alone, word by word. */
  words: string[];
  /** What commas part from it: degrees and the like. */
  titles: string[];
  isFamilyFirst: boolean;
}

/** A person's name without what stands beside it. */
export function nameOf(text: string): Name {
  const [name = '', ...titles] = (text.replace(ASIDE, ' ').trim() || text).split(COMMA);
  const words = name.split(/\s+/).filter(Boolean);
  const isFamilyFirst = words.length > 1 && FAMILY_NAME.test(words[0] ?? '');
  return { words, titles: titles.filter(Boolean), isFamilyFirst };
}
