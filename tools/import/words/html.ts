import { BLOCKS, ENTITY, INLINE, signOf } from '../../../plugins/content/html-in-texts.ts';
import { parseInline, plainText } from '../../../plugins/content/inline-text.ts';

const ATTRIBUTES = String.raw`(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*`;

/** A whole element, or a line's end: `<b>` alone may be what the text is about. */
const ELEMENT = new RegExp(String.raw`<(${BLOCKS}|${INLINE})${ATTRIBUTES}>[^]*?<\/\1\s*>|<br\s*\/?>`, 'i');
const HAS_BLOCKS = new RegExp(String.raw`<\/(?:${BLOCKS})\s*>`, 'i');
const ITEM = new RegExp(`<li${ATTRIBUTES}>`, 'gi');
const BREAK = new RegExp(String.raw`<\/?(?:${BLOCKS})${ATTRIBUTES}>|<[bh]r\s*\/?>`, 'gi');
const OTHER = new RegExp(String.raw`<\/?(?:${INLINE})${ATTRIBUTES}>`, 'gi');
/** Elements within a line that the site has marks for; none in one another of the same kind. */
const inLine = (names: string, more = '') =>
  new RegExp(String.raw`<(${names})${more}>((?:(?!<\/?(?:${names}|${BLOCKS}|br)\b)[^])*)<\/\1\s*>`, 'gi');
const STRONG = inLine('strong|b', ATTRIBUTES);
const EMPHASIS = inLine('em|i', ATTRIBUTES);
const LINK = inLine('a', String.raw`(?=\s)([^<>]*)`);
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/**
 * The text that HTML shows: paragraphs in the place of blocks, a bullet before each entry of a list, the site's own marks
 * in the place of tags that they stand for. Other tags are taken off.
 * @param marks whether marks and paragraphs can stand there; else there are bare words and lines
 * @returns the text itself where it holds no HTML
 */
export function readHtml(words: string, marks: boolean): string {
  if (!ELEMENT.test(words)) return withoutEntities(words);
  const bare = textIn(words, marks, '', '');
  if (!marks) return bare.replaceAll('\n\n', '\n');
  const marked = textIn(words, marks, '**', '*');
  // Stars that the site does not read, as within a word, would stand there as letters.
  return plainText(marked) === plainText(bare) ? marked : bare;
}

function textIn(words: string, marks: boolean, strong: string, emphasis: string): string {
  const lines = (HAS_BLOCKS.test(words) ? words.replace(/\s+/g, ' ') : words)
    .replace(LINK, (_, __, attributes, label) => linkOf(label, attributes, marks))
    .replace(STRONG, (_, __, inner) => between(inner, strong))
    .replace(EMPHASIS, (_, __, inner) => between(inner, emphasis))
    .replace(ITEM, '\n\n• ')
    .replace(BREAK, '\n\n')
    .replace(OTHER, (tag) => (hrefIn(tag) ? `(${hrefIn(tag)}) ` : ''));
  return withoutEntities(lines)
    .replace(/(?:•\s+)+/g, '• ')
    .replace(/•\s*$/, '')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** Blanks of all kinds become common ones, and places to break a word nothing. */
const withoutEntities = (words: string): string =>
  words.replace(ENTITY, (entity) =>
    (signOf(entity) ?? entity).replace(/\p{Zs}/gu, ' ').replace('\u00ad', ''),
  );

/** Words between two marks, which hug them. */
const between = (inner: string, mark: string): string => {
  const words = inner.trim();
  return words ? inner.replace(words, () => mark + words + mark) : inner;
};

function linkOf(label: string, attributes: string, marks: boolean): string {
  const href = hrefIn(attributes);
  const words = label.trim();
  if (!href || (!marks && href === words)) return label;
  const link = `[${words}](${href})`;
  const [only, ...more] = parseInline(link);
  const isRead = typeof only === 'object' && !more.length;
  return label.replace(words, () => (marks && isRead ? link : `${words} (${href})`));
}

const hrefIn = (attributes: string): string | undefined =>
  HREF.exec(attributes)?.slice(1).find(Boolean)?.trim();
