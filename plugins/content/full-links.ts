import { type Edition, foldersBelow } from './editions.ts';
import type { Content } from './types.ts';

/**
 * Makes full addresses of links into other languages: from a further language a path leads to that one's own pages. What
 * nobody knows the address of stays as it is.
 * @param own the language that the content is shown in
 */
export function withFullLinks(content: Content, own: Edition, editions: Edition[]): Content {
  const [first] = editions;
  if (!first?.site || own.base === first.base) return content;
  // In prose, and where an address stands by itself.
  const links = new RegExp(String.raw`(\]\(|"url":")/(?=(${foldersBelow(first, editions)})[/)"#])`, 'g');
  return JSON.parse(JSON.stringify(content).replace(links, (_, before) => before + first.site));
}
