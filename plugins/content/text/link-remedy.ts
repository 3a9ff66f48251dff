import { basename, extname } from 'node:path/posix';
import { lookup } from 'mrmime';
import { LINK_STARTS } from './inline-text.ts';
import { slugOf } from './slug.ts';

const PAGE = /^\.(?:mdx?|markdown|html?|json)$/i;
/** Ends of files that are also ends of many domains. */
const EITHER = /^\.(?:ai|cc|me|mov|ms|pl|ps|py|rs|sh|so|zip)$/i;

/** Returns what to do about a link that leads nowhere; `it` is what to write otherwise. */
export function linkRemedy(url: string, it = 'it'): string {
  const path = url.replace(/[?#].*/s, '');
  const [, host, below] = /^([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(\/.*)?$/i.exec(path) ?? [];
  const file = path.replace(/^(?:\.{0,2}\/)+/, '');
  const kind = extname(file);
  if (host && !below && EITHER.test(kind))
    return `start ${it} with https:// if that is a website, with / if it is a file of this site`;
  const isFile = PAGE.test(kind) || lookup(kind);
  if (host && (below || !isFile || host.startsWith('www.'))) return `write ${it} as https://${url}`;
  // A domain of that name may be somebody else's.
  if (PAGE.test(kind))
    return `write ${it} as /${slugOf(basename(file, kind))}${url.slice(path.length)}, as a page is addressed`;
  return isFile
    ? `put the file into public/ and write ${it} as /${file}`
    : `start ${it} with one of ${LINK_STARTS.join(', ')}`;
}
