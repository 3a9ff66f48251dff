import { SCHEMES } from '../../../plugins/content/rules/resume.ts';

/** A link that the site may carry, and words of the owner's that are not part of it. */
export interface Address {
  url: string;
  /** What stood beside it and is lost. */
  rest?: string;
}

/** Endings of file names that look like those of hosts. */
const FILES = /\.(?:pdf|html?|md|json|docx?|png|jpe?g|gif|svg|webp|txt|js|ts|css|zip)$/i;
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#].*)?$/u;
const MAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/** A slip in the scheme: `http:/x.dev`, `https//x.dev`, `htps://x.dev`. */
const SLIP = /^(h*t+p*s?)(?:[:;][/\\]*|[/\\]{2,})(.+)$/i;

/**
 * Reads a link in the forms that people use: without its scheme, with words around it, in Markdown.
 * @param home where the résumé has been until now, for addresses that begin with a slash
 * @returns undefined where there is none, or none that a page may carry
 */
export function readAddress(given: string, home?: string): Address | undefined {
  const [, inMarkdown] = /\]\(\s*(\S+?)\s*\)/.exec(given) ?? [];
  const words = (inMarkdown ?? given).trim().replace(/^["'`<([]+|["'`>)\]]+$/g, '');
  if (!/\s/.test(words)) return oneWord(words, home);
  const parts = words.split(/[\s,;|]+/).filter(Boolean);
  const [first, ...more] = parts.flatMap((part) => (/https?:\/\//i.test(part) ? (oneWord(part) ?? []) : []));
  if (first && !more.length && parts[0]?.includes(first.url) && isPath(first.url, parts)) return sound(words);
  if (first) return more.length ? { ...first, rest: more.map(({ url }) => url).join(', ') } : first;
  // `Website: jane.dev`
  return parts.length < 4 ? parts.map((part) => oneWord(part)).find(Boolean) : undefined;
}

/** Whether what follows belongs to the path: a file or folder with a space in its name. */
const isPath = (url: string, parts: string[]): boolean =>
  new URL(url).pathname.length > 1 && /^[\p{L}\d]/u.test(parts[1] ?? '') && parts[0] === url;

function oneWord(words: string, home?: string): Address | undefined {
  const inside = words.search(/https?:\/\/(?!https?:)/i);
  if (inside >= 0 && /^(?:https?:\/\/)*$|^[^/?#]*$/i.test(words.slice(0, inside)))
    return sound(words.slice(inside));
  if (MAIL.test(words)) return sound(`mailto:${words}`);
  if (/^(?:mailto|tel):/i.test(words)) return sound(words);
  const [, scheme = '', tail = ''] = SLIP.exec(words) ?? [];
  if (HOST.test(tail)) return sound(`http${/s$/i.test(scheme) ? 's' : ''}://${tail}`);
  if (/^\/\//.test(words) && HOST.test(words.slice(2))) return sound(`https:${words}`);
  if (HOST.test(words) && !FILES.test(words)) return sound(`https://${words}`);
  return words.startsWith('/') && home && URL.canParse(words, home)
    ? sound(new URL(words, home).href)
    : undefined;
}

function sound(words: string): Address | undefined {
  if (!URL.canParse(words)) return undefined;
  const { href, protocol } = new URL(words);
  if (!SCHEMES.includes(protocol)) return undefined;
  // As it was written, where that is an address already.
  const isWritten = /^[\w\-.~:/?#@!$&'*+,;=%()]+$/.test(words) && !/%(?![\da-f]{2})/i.test(words);
  return { url: isWritten ? words : href };
}

/** Reads an e-mail address with a name, a scheme, or hidden from robots; and what stood beside it. */
export function readMail(given: string): Address | undefined {
  const words = given
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.');
  const found = words.match(/[^\s<>,;:"()[\]|/]+@[^\s@<>,;:"()[\]|/?]+\.[^\s@<>,;:"()[\]|/?]+/g) ?? [];
  const [url, ...more] = found;
  return url ? { url, ...(more.length ? { rest: more.join(', ') } : {}) } : undefined;
}
