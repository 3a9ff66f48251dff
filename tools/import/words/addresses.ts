import { SCHEMES } from '../../../plugins/content/check/rules/resume.ts';

/** A link or e-mail address that the site may use, and any others from the same text. */
export interface Address {
  url: string;
  /** The others, separated by commas; the site has no use for them. */
  rest?: string;
}

/** File extensions that could be mistaken for top-level domains. */
const FILE_EXTENSION = /\.(?:pdf|html?|md|json|docx?|png|jpe?g|gif|svg|webp|txt|js|ts|css|zip)$/i;
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#].*)?$/u;
const MAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/** A typo in the scheme: `http:/x.dev`, `https//x.dev`, `htps://x.dev`. */
const SCHEME_TYPO = /^(h*t+p*s?)(?:[:;][/\\]*|[/\\]{2,})(.+)$/i;

/**
 * Reads a link in the forms that people use: without a scheme, with words around it, in Markdown.
 * @param home the site that the résumé comes from, as the base of URLs that start with a slash
 * @returns undefined if there is no link that a page may use
 */
export function readUrl(given: string, home?: string): Address | undefined {
  const [, markdownTarget] = /\]\(\s*(\S+?)\s*\)/.exec(given) ?? [];
  const words = (markdownTarget ?? given).trim().replace(/^["'`<([]+|["'`>)\]]+$/g, '');
  if (!/\s/.test(words)) return parseWord(words, home);
  const parts = words.split(/[\s,;|]+/).filter(Boolean);
  const [first, ...more] = parts.flatMap((part) =>
    /https?:\/\//i.test(part) ? (parseWord(part) ?? []) : [],
  );
  if (first && !more.length && parts[0]?.includes(first.url) && isPath(first.url, parts))
    return allowed(words);
  if (first) return more.length ? { ...first, rest: more.map(({ url }) => url).join(', ') } : first;
  // `Website: jane.dev`
  return parts.length < 4 ? parts.map((part) => parseWord(part)).find(Boolean) : undefined;
}

/** Whether the next word belongs to the path: a file or folder with a space in its name. */
const isPath = (url: string, parts: string[]): boolean =>
  new URL(url).pathname.length > 1 && /^[\p{L}\d]/u.test(parts[1] ?? '') && parts[0] === url;

function parseWord(words: string, home?: string): Address | undefined {
  const inside = words.search(/https?:\/\/(?!https?:)/i);
  if (inside >= 0 && /^(?:https?:\/\/)*$|^[^/?#]*$/i.test(words.slice(0, inside)))
    return allowed(words.slice(inside));
  if (MAIL.test(words)) return allowed(`mailto:${words}`);
  if (/^(?:mailto|tel):/i.test(words)) return allowed(words);
  const [, scheme = '', tail = ''] = SCHEME_TYPO.exec(words) ?? [];
  if (HOST.test(tail)) return allowed(`http${/s$/i.test(scheme) ? 's' : ''}://${tail}`);
  if (/^\/\//.test(words) && HOST.test(words.slice(2))) return allowed(`https:${words}`);
  if (HOST.test(words) && !FILE_EXTENSION.test(words)) return allowed(`https://${words}`);
  return words.startsWith('/') && home && URL.canParse(words, home)
    ? allowed(new URL(words, home).href)
    : undefined;
}

function allowed(words: string): Address | undefined {
  if (!URL.canParse(words)) return undefined;
  const { href, protocol } = new URL(words);
  if (!SCHEMES.includes(protocol)) return undefined;
  // A URL that needs no escaping stays as it was written.
  const isEscaped = /^[\w\-.~:/?#@!$&'*+,;=%()]+$/.test(words) && !/%(?![\da-f]{2})/i.test(words);
  return { url: isEscaped ? words : href };
}

/** Reads an e-mail address, perhaps with a name, a scheme or spam protection such as `[at]`, and any further ones. */
export function readEmail(given: string): Address | undefined {
  const words = given
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.');
  const found = words.match(/[^\s<>,;:"()[\]|/]+@[^\s@<>,;:"()[\]|/?]+\.[^\s@<>,;:"()[\]|/?]+/g) ?? [];
  const [url, ...more] = found;
  return url ? { url, ...(more.length ? { rest: more.join(', ') } : {}) } : undefined;
}
