import type { Paragraph, ProseText } from '../../../src/views.ts';
import { asOneLine, parseInline, plainText, withId } from './inline-text.ts';

export const isList = (part: Paragraph): part is { list: ProseText[] } =>
  typeof part === 'object' && 'list' in part;

/** Line breaks as HTML, where they can't be what the text is about: after a sentence, at the end of a line, or several. */
const BREAKS = /(?:<\/?br\s*\/?>\s*){2,}|(?<=[.!?:;。！？])\s*<\/?br\s*\/?>|<\/?br\s*\/?>(?=\s*(?:\n|$))/gi;

/** Returns a text with its line breaks as such. */
export const withBreaks = (text: string): string => text.replace(BREAKS, '\n\n');

/** Returns a text without its markup, in one line. */
export const plainLine = (text: string): string => asOneLine(plainText(withBreaks(text)));

/** The start of a list's item; a dash or star counts only if there are several. */
const BULLET = /^[\t\p{Zs}]*([•‣▪◦●○■□▸►➢➤✓✔✅☑∙·*–—-])[^\S\n]+(?=\S)/gmu;
/** Stands for the bullet of an item. */
const ITEM = '\0';

/**
 * Parses a text as people write it: empty lines separate paragraphs; from one bullet to the next is a list's item.
 * @param id of its first paragraph or item, if links lead there
 */
export function blocksOf(text = '', id?: string): Paragraph[] {
  const plain = withBreaks(text);
  const hasList = (plain.match(BULLET) ?? []).length > 1;
  const pieces = plain
    .replace(BULLET, (start, mark) => (hasList || !/[*–—-]/.test(mark) ? `\n\n${ITEM}` : start))
    .split(/\n\s*\n/)
    .map((piece) => piece.replace(/^\s*\n/, '').trimEnd());
  const blocks: Paragraph[] = [];
  for (const piece of pieces.filter((each) => each.trim())) {
    const last = blocks.at(-1);
    const prose = withId(parseInline(piece.replace(ITEM, '')), last ? undefined : id);
    if (!piece.startsWith(ITEM)) blocks.push(prose);
    else if (last && isList(last)) last.list.push(prose);
    else blocks.push({ list: [prose] });
  }
  return blocks;
}
