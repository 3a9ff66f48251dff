/** The sign of an item in a list that is written as lines of plain text. */
const SIGN = String.raw`[•‣▪●◦○■►➢➤✔✓✅★*·–—-]\uFE0F?`;
const NEXT_ITEM = new RegExp(String.raw`\n+(?=\s*(?:${SIGN}|\d{1,2}[.)、])\s+\S)`, 'g');
const BULLET = new RegExp(String.raw`^\s*${SIGN}(?:\s+|$)`);
/** A list whose lines were joined into one, as in LinkedIn's data export. */
const JOINED = /(?:^|[.:;!?]\s+)[•‣▪●◦✔✓➢]\s/;

/** Texts as one, but for the empty ones. */
export const joined = (texts: unknown[], between = '\n\n'): string => texts.filter(Boolean).join(between);

/** The text of an item, without its sign: a number may count something else. */
export const withoutSign = (item: string): string => item.replace(BULLET, '').trim();

/** The paragraphs of a text, of which each item of a list is one; with its sign, by which the site knows it. */
export function paragraphsIn(words: string): string[] {
  const isOneLine = JOINED.test(words) && !words.includes('\n');
  const lined = isOneLine ? words.replace(/\s+(?=[•‣▪●◦✔✓➢]\s)/g, '\n') : words;
  return lined
    .replace(NEXT_ITEM, '\n\n')
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The parts between commas, except commas in brackets. */
export const commaParts = (words: string): string[] =>
  words
    .split(/[,;|•·、，\n](?![^(（]*[)）])/)
    .map((part) => part.trim())
    .filter(Boolean);
