import type { JSONPath } from 'jsonc-parser';
import { fieldNameIn, isFromMarkdown, isObject } from '../content/read/values.ts';
import { isProse } from '../content/text/field-kinds.ts';
import { withAddresses } from '../content/text/inline-text.ts';
import { decoded } from '../content/text/url.ts';
import type { Content } from '../content/types.ts';
import { mapRecord } from '../map-record.ts';
import type { Edition } from './editions.ts';
import { CRAWLER_FILES } from './file-names.ts';

/**
 * Returns a further language's content with corrected links. Paths lead to that language's own pages, but other languages and
 * shared files are below the first language's URL; if that is unknown, links to them go up from the language's folder.
 */
export function withFullLinks(
  content: Content,
  edition: Edition,
  editions: Edition[],
  shared: string[] = [],
) {
  const [first, ...further] = editions;
  if (!first || edition.base === first.base) return content;
  const folders = further.map(({ base }) => base.slice(first.base.length, -1));
  const files = [...shared, ...CRAWLER_FILES];
  const start = first.url ?? '/../';
  const corrected = (link: string) => {
    const path = decoded(link.slice(1).replace(/[?#].*/, ''));
    const isElsewhere = folders.includes(path.replace(/\/.*/, '')) || files.includes(path);
    return link.startsWith('/') && isElsewhere ? start + link.slice(1) : link;
  };
  return withLinks(content, corrected) as Content;
}

/** Returns a part of the content with its links changed: in fields for URLs, in what Markdown was read into, and in prose. */
function withLinks(value: unknown, change: (link: string) => string, path: JSONPath = []): unknown {
  const changed = (child: unknown, key: string | number) => withLinks(child, change, [...path, key]);
  if (Array.isArray(value)) return value.map(changed);
  // What is known of an entry beside its fields stays.
  if (isObject(value)) return { ...value, ...mapRecord(value, changed) };
  if (typeof value !== 'string') return value;
  if (path.at(-1) === 'url' || path.at(-1) === 'href') return change(value);
  return isProse(fieldNameIn(path)) && !isFromMarkdown(path) ? withAddresses(value, change) : value;
}
