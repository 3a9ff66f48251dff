import anyAscii from 'any-ascii';

/** Returns a text with plain letters in place of other Latin ones: `Þórðar` becomes `Thordar`; other scripts stay. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{sc=Latin}/gu, anyAscii)
    .replace(/\p{M}/gu, '');
