/** The sign of an item in a list that is written as lines of plain text. */
const SIGN = String.raw`[•‣▪●◦○■►➢➤✔✓✅★*·–—-]\uFE0F?`;
const ITEM = new RegExp(String.raw`^\s*(?:${SIGN}|\d{1,2}[.)、])\s+(?=\S)`);
const BULLET = new RegExp(String.raw`^\s*${SIGN}(?:\s+|$)`);
/** A list whose lines were joined into one, as in LinkedIn's data export. */
const JOINED = /(?:^|[.:;!?]\s+)[•‣▪●◦✔✓➢]\s/m;

/** The text of an item, without its sign: a number may count something else. */
export const withoutSign = (item: string): string => item.replace(BULLET, '').trim();

/** A text without the lists in it, and the items of the one at its end. */
interface Parts {
  text: string;
  items: string[];
}

/** Splits a text into its paragraphs and the list that it ends with, if it is one of signs. */
export function splitList(words: string): Parts {
  const paragraphs = withItemsApart(words).split(/\n{2,}/);
  const first = paragraphs.findIndex((_, index) =>
    paragraphs.slice(index).every((each) => each.startsWith('• ')),
  );
  if (first < 0) return { text: paragraphs.join('\n\n'), items: [] };
  const items = paragraphs.slice(first).map((each) => each.slice(2));
  return { text: paragraphs.slice(0, first).join('\n\n'), items };
}

/**
 * Makes each item of a list in a text a paragraph of its own, as the site joins lines.
 * @returns the text itself if it contains no list
 */
function withItemsApart(words: string): string {
  const isOneLine = !words.trim().includes('\n');
  const lined = isOneLine && JOINED.test(words) ? words.replace(/[^\S\n]+(?=[•‣▪●◦✔✓➢]\s)/g, '\n') : words;
  const lines = lined.split(/\r?\n/);
  if (lines.filter((line) => ITEM.test(line)).length < 2) return words.trim();
  return lines
    .map((line) => (ITEM.test(line) ? `\n\n${line.replace(BULLET, '• ').trim()}\n` : line))
    .join('\n')
    .replace(/(?<=^• .*)\n\n(?=[^\S\n]+\S)/gm, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** The parts between commas, except commas in brackets. */
export const commaParts = (words: string): string[] =>
  words
    .split(/[,;|•·、，\n](?![^(（]*[)）])/)
    .map((part) => part.trim())
    .filter(Boolean);
