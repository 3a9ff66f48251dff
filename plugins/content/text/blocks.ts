import type { Paragraph, ProseText } from '../../../src/views.ts';
import { asOneLine, parseInline, plainText, withId } from './inline-text.ts';

export const isList = (part: Paragraph): part is { list: ProseText[] } =>
  typeof part === 'object' && 'list' in part;

/** `<br>` as a line break, not as what a text is about: after a sentence, at the end of a line, or several in a row. */
const BREAKS = /(?:<\/?br\s*\/?>\s*){2,}|(?<=[.!?:;。！？])\s*<\/?br\s*\/?>|<\/?br\s*\/?>(?=\s*(?:\n|$))/gi;

/** Returns a text with its HTML line breaks as empty lines. */
export const withBreaks = (text: string): string => text.replace(BREAKS, '\n\n');

/** Returns a text without its markup, in one line. */
export const plainLine = (text: string): string => asOneLine(plainText(withBreaks(text)));

/** The start of a list's item; a dash or star counts only if there are several. */
const BULLET = /^[\t\p{Zs}]*([•‣▪◦●○■□▸►➢➤✓✔✅☑∙·*–—-])[^\S\n]+(?=\S)/gmu;
/** Stands for the bullet of an item. */
const ITEM = '\0';

/**
 * Returns the paragraphs and lists of a text as people write it: an empty line ends a paragraph, a bullet begins an item.
 * @param id of the first paragraph or item, if links lead there
 */
export function blocksOf(text = '', id?: string): Paragraph[] {
  const plain = withBreaks(text);
  const hasList = (plain.match(BULLET) ?? []).length > 1;
  const pieces = plain
    .replace(BULLET, (start, mark) => (hasList || !/[*–—-]/.test(mark) ? `\n\n${ITEM}` : start))
    .split(/\n\s*\n/)
    .map((piece) => piece.replace(/^\s*\n/, '').trimEnd());
  const blocks: Paragraph[] = [];
  for (const piece of pieces) {
    if (!piece.trim()) continue;
    const last = blocks.at(-1);
    const prose = withId(parseInline(piece.replace(ITEM, '')), last ? undefined : id);
    if (!piece.startsWith(ITEM)) blocks.push(prose);
    else if (last && isList(last)) last.list.push(prose);
    else blocks.push({ list: [prose] });
  }
  return blocks;
}
