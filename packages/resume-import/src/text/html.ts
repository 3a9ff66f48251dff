import { parse } from 'node-html-parser';

/** Elements that other sites and editors leave in texts: block-level ones, and inline ones. */
export const BLOCKS =
  'p|div|ul|ol|li|h[1-6]|blockquote|pre|section|article|header|footer|table|thead|tbody|tr|th|td|dl|dt|dd';
export const INLINE =
  'a|b|strong|i|em|u|s|span|font|small|big|sub|sup|code|kbd|mark|del|ins|strike|tt|abbr|cite|q';

/** What may be a character reference; `decodeEntity` decides whether it is one. */
export const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** Returns the character that `&eacute;`, `&#8217;` or `&#x2019;` refers to; undefined for `&white;`, which is not one. */
export function decodeEntity(entity: string): string | undefined {
  const { text } = parse(entity);
  // `&ampere;` would be decoded only in part.
  return text.endsWith(';') ? undefined : text;
}
