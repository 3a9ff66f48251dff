/** An item of a list that is written as lines of plain text. */
const ITEM = /^\s*(?:[•‣▪●◦*–-]|\d{1,2}[.)])\s+(?=\S)/;
const SIGN = /^\s*[•‣▪●◦*–-]\s+/;
/** The start of a text that is an item in any case: more signs and longer numbers, which in prose may begin a sentence. */
const BULLET = /^\s*(?:[-–—*•·‣▪●◦]|\d+[.)])\s+/;
/** A list whose lines were joined into one, as in LinkedIn's data export. */
const JOINED = /(?:^|[.:;!?]\s+)[•‣▪●◦]\s/m;

/**
 * Makes each item of a list in a text a paragraph of its own, as the site joins lines.
 * @returns the text itself if it contains no list
 */
export function withItemsApart(words: string): string {
  const isOneLine = !words.trim().includes('\n');
  const lined = isOneLine && JOINED.test(words) ? words.replace(/[^\S\n]+(?=[•‣▪●◦]\s)/g, '\n') : words;
  const lines = lined.split(/\r?\n/);
  if (lines.filter((line) => ITEM.test(line)).length < 2) return words;
  return lines
    .map((line) => (ITEM.test(line) ? `\n${line.replace(SIGN, '• ').trim()}` : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of an item, without its bullet or number. */
export const withoutBullet = (item: string): string => item.replace(BULLET, '');

/** The same, with its number: a list of texts may begin with numbers that count something else. */
export const withoutSign = (item: string): string => item.replace(SIGN, '');
