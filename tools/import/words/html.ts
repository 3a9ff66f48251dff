import { BLOCKS, decodeEntity, ENTITY, INLINE } from '../../../plugins/content/check/html-in-texts.ts';
import { parseInline, plainText } from '../../../plugins/content/text/inline-text.ts';

const ATTRIBUTES = String.raw`(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*`;

/** A complete element, or a line break: a lone `<b>` may be what the text is about. */
const ELEMENT = new RegExp(String.raw`<(${BLOCKS}|${INLINE})${ATTRIBUTES}>[^]*?<\/\1\s*>|<br\s*\/?>`, 'i');
const HAS_BLOCKS = new RegExp(String.raw`<\/(?:${BLOCKS})\s*>`, 'i');
const ITEM = new RegExp(`<li${ATTRIBUTES}>`, 'gi');
const LINE_BREAK = new RegExp(String.raw`<\/?(?:${BLOCKS})${ATTRIBUTES}>|<[bh]r\s*\/?>`, 'gi');
const INLINE_TAG = new RegExp(String.raw`<\/?(?:${INLINE})${ATTRIBUTES}>`, 'gi');
/** Matches inline elements with an equivalent in the site's own markup, and without nested ones of the same kind. */
const inlineElement = (names: string, more = '') =>
  new RegExp(String.raw`<(${names})${more}>((?:(?!<\/?(?:${names}|${BLOCKS}|br)\b)[^])*)<\/\1\s*>`, 'gi');
const STRONG = inlineElement('strong|b', ATTRIBUTES);
const EMPHASIS = inlineElement('em|i', ATTRIBUTES);
const LINK = inlineElement('a', String.raw`(?=\s)([^<>]*)`);
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/**
 * Converts HTML to text: blocks become paragraphs, list items get a bullet, and tags become the site's own markup, such
 * as `**strong**`, or are removed.
 * @param marks whether the field supports markup and paragraphs; otherwise the result has plain text and lines
 * @returns the text itself if it contains no HTML
 */
export function readHtml(words: string, marks: boolean): string {
  if (!ELEMENT.test(words)) return withoutEntities(words);
  const unmarked = textIn(words, marks, '', '');
  if (!marks) return unmarked.replaceAll('\n\n', '\n');
  const marked = textIn(words, marks, '**', '*');
  // Asterisks that the site does not parse, as within a word, would show up in the text.
  return plainText(marked) === plainText(unmarked) ? marked : unmarked;
}

function textIn(words: string, marks: boolean, strong: string, emphasis: string): string {
  const lines = (HAS_BLOCKS.test(words) ? words.replace(/\s+/g, ' ') : words)
    .replace(LINK, (_, __, attributes, label) => linkOf(label, attributes, marks))
    .replace(STRONG, (_, __, inner) => surround(inner, strong))
    .replace(EMPHASIS, (_, __, inner) => surround(inner, emphasis))
    .replace(ITEM, '\n\n• ')
    .replace(LINE_BREAK, '\n\n')
    .replace(INLINE_TAG, (tag) => (hrefIn(tag) ? `(${hrefIn(tag)}) ` : ''));
  return withoutEntities(lines)
    .replace(/(?:•\s+)+/g, '• ')
    .replace(/•\s*$/, '')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** Decodes entities: spaces of all kinds become ordinary ones, soft hyphens are dropped. */
const withoutEntities = (words: string): string =>
  words.replace(ENTITY, (entity) =>
    (decodeEntity(entity) ?? entity).replace(/\p{Zs}/gu, ' ').replace('\u00ad', ''),
  );

/** Puts markup characters around a text, inside its leading and trailing spaces. */
const surround = (inner: string, mark: string): string => {
  const words = inner.trim();
  return words ? inner.replace(words, () => mark + words + mark) : inner;
};

function linkOf(label: string, attributes: string, marks: boolean): string {
  const href = hrefIn(attributes);
  const words = label.trim();
  if (!href || (!marks && href === words)) return label;
  const link = `[${words}](${href})`;
  const [only, ...more] = parseInline(link);
  const isParsed = typeof only === 'object' && !more.length;
  return label.replace(words, () => (marks && isParsed ? link : `${words} (${href})`));
}

const hrefIn = (attributes: string): string | undefined =>
  HREF.exec(attributes)?.slice(1).find(Boolean)?.trim();
