/** An item of a list that is written as lines of plain text. */
const ITEM = /^\s*(?:[•‣▪●◦*–-]|\d{1,2}[.)])\s+(?=\S)/;
const SIGN = /^\s*[•‣▪●◦*–-]\s+/;
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
