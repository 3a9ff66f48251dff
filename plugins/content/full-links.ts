import { type Edition, foldersBelow } from './editions.ts';
import { FOR_ROBOTS } from './files-in.ts';
import type { Content } from './types.ts';

/**
 * Leads links out of a further language: a path there is one of that language's own pages, but other languages and the files
 * that all share stand beside the first one. Where nobody knows the site's address, it is a step up from the language's folder.
 * @param own the language that the content is shown in
 * @param shared paths of the files that are served as they are, see `publicFiles`
 */
export function withFullLinks(
  content: Content,
  own: Edition,
  editions: Edition[],
  shared: string[] = [],
): Content {
  const [first] = editions;
  if (!first || own.base === first.base) return content;
  const languages = new RegExp(`^(?:${foldersBelow(first, editions)})(?:/|$)`);
  const files = [...shared, ...FOR_ROBOTS].flatMap((file) => [file, encodeURI(file)]);
  const start = first.site ?? '/../';
  // In prose, and where an address stands by itself.
  const links = /(\]\(|"url":")\/([^)"#?]*)/g;
  return JSON.parse(
    JSON.stringify(content).replace(links, (all, before, path) =>
      languages.test(path) || files.includes(path) ? before + start + path : all,
    ),
  );
}
