import { parse } from 'node-html-parser';

/** Fields whose texts may hold the site's own marks (`inline-text.ts`). */
export const PROSE = /^(summary|description|highlights|courses|reference|text|list|items)$/;

/** Elements that other sites and editors leave in texts: those on lines of their own, and those within a line. */
export const BLOCKS =
  'p|div|ul|ol|li|h[1-6]|blockquote|pre|section|article|header|footer|table|thead|tbody|tr|th|td|dl|dt|dd';
export const INLINE =
  'a|b|strong|i|em|u|s|span|font|small|big|sub|sup|code|kbd|mark|del|ins|strike|tt|abbr|cite|q';

/** What may be a sign by its name or number; `signOf` knows whether it is. */
export const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** The sign that `&eacute;`, `&#8217;` or `&#x2019;` stands for; undefined of `&white;`, which is none. */
export function signOf(entity: string): string | undefined {
  const { text } = parse(entity);
  // Of `&ampere;` the beginning alone is read.
  return text.endsWith(';') ? undefined : text;
}
