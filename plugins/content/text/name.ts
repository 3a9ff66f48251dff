import { lettersIn, SQUARE } from '../../../packages/resume-import/src/text/scripts.ts';
import { lettersOf } from './locale.ts';
import { plainLetters } from './slug.ts';

/** Pronouns, a nickname or a reading, in brackets. */
const ASIDE = /[([（［][^)\]）］]*[)\]）］]?/g;
const COMMA = /[,،，、]/;

/** A family name in East Asian script, which comes first and is never abbreviated: up to three characters. */
const FAMILY_NAME = new RegExp(`^[${lettersIn(SQUARE)}]{1,3}$`, 'u');

/** Other languages in which the family name comes first. */
const FAMILY_FIRST = ['hu', 'vi'];

/** Titles before a name, and what follows a family name. Words that are also names only count with their full stop. */
const BEFORE =
  /^(?:Professor|(?:Prof|Dr|Mr|Mrs|Ms|Mx)\.?|(?:Mag|Ing|Dipl|Rev|Hon|med|rer|nat|phil|h\.c)\.|(?:Dr|Dipl)\.?-\p{L}+\.?)$/u;
const AFTER = /^(?:Jr|Sr|II|III|IV|Ph\.?D|M\.?D)\.?$/;

/** Returns the parts of a person's name, without anything in brackets; `language` is that of the name. */
export function parseName(text: string, language = 'en') {
  const [name = '', ...titles] = (text.replace(ASIDE, ' ').trim() || text)
    .split(COMMA)
    .map((part) => part.trim());
  const parts = name.split(/\s+/).filter(Boolean);
  const first = parts.findIndex((word) => !BEFORE.test(word));
  const start = Math.max(0, first);
  const end = parts.length > start + 1 && AFTER.test(parts.at(-1) ?? '') ? -1 : parts.length;
  const words = parts.slice(start, end);
  const isFamilyFirst =
    words.length > 1 &&
    (FAMILY_NAME.test(words[0] ?? '') || FAMILY_FIRST.includes(new Intl.Locale(language).language));
  return {
    words,
    prefixes: parts.slice(0, start),
    titles: [...parts.slice(start + words.length), ...titles.filter(Boolean)],
    isFamilyFirst,
  };
}

/** Keeps the initials of a cursive script from joining into a word. */
const NON_JOINER = '\u200c';

/** Returns the initials of the first and last name, by grapheme for any script; a short East Asian family name in full. */
export function initialsOf(name: string): string {
  const { words, isFamilyFirst } = parseName(name);
  if (isFamilyFirst) return words[0] ?? '';
  const bare = words.map((word) => word.replace(/^\p{P}+/u, '')).filter(Boolean);
  const initials = bare.map((word) => lettersOf(word)[0] ?? '');
  const [first = '', ...others] = initials;
  const between = /\p{Script=Arabic}$/u.test(first) ? NON_JOINER : '';
  return others.length ? first + between + others.at(-1) : first;
}

/** On most systems a file's name may have 255 letters, and the build puts several names into one, or adds letters. */
export const MAX_NAME_LETTERS = 100;

/** Returns the file name of a résumé, `jane-doe.pdf`, or of a version, `jane-doe-acme.pdf`; without Latin letters `resume.pdf`. */
export function pdfNameOf(name = '', version?: string): string {
  const person =
    plainLetters(parseName(name).words.join('-'))
      .toLowerCase()
      .replace(/[^\0-\x7f]/g, '')
      .replace(/[^a-z\d]+/g, '-')
      .slice(0, MAX_NAME_LETTERS)
      .replace(/^-|-$/g, '') || 'resume';
  return `${[person, version].filter(Boolean).join('-')}.pdf`;
}
