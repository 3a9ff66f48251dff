import anyAscii from 'any-ascii';

/** Returns a text with plain letters in place of other Latin ones: `Þórðar` becomes `Thordar`; other scripts stay. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{sc=Latin}/gu, anyAscii)
    .replace(/\p{M}/gu, '');

/** What letters become in German and the languages of the North, where they are more than a letter with an accent. */
const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a name as a part of a URL: `Übung 2` becomes `uebung-2`; empty if it has no Latin letter and no digit. */
export const slugOf = (name: string): string =>
  plainLetters(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => LETTERS[letter] ?? ''),
  )
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
