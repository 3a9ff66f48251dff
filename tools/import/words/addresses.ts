import { SCHEMES } from '../../../plugins/content/check/rules/resume.ts';
import { isEmail } from '../../../plugins/content/check/schema.ts';
import { isFullUrl } from '../../../plugins/content/text/url.ts';

/** File extensions that could be mistaken for top-level domains. */
const FILE_EXTENSION = /\.(?:pdf|html?|md|json|docx?|png|jpe?g|gif|svg|webp|txt|js|ts|css|zip)$/i;
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\]]+$/;

/** Whether a text is a URL already, of which nothing may be mended. */
export const isUrl = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words) && isFullUrl(words);

/**
 * Reads a link in the forms that people use: without a scheme, in Markdown, in angle brackets, after its label.
 * @returns undefined if there is no link that a page may use, or more than one
 */
export function readUrl(given: string): string | undefined {
  const words = given.trim();
  if (isUrl(words)) return allowed(words);
  if (MAIL.test(words)) return `mailto:${words}`;
  if (HOST.test(words) && !FILE_EXTENSION.test(words)) return allowed(`https://${words}`);
  const inside = /^(?:\[[^\]]*\]\((\S+)\)|<(\S+)>|[\p{L}\s-]{2,20}:\s+(\S+))$/u.exec(words)?.slice(1);
  return inside && readUrl(inside.join(''));
}

function allowed(words: string): string | undefined {
  if (!isFullUrl(words)) return undefined;
  const { href, protocol } = new URL(words);
  if (!SCHEMES.includes(protocol)) return undefined;
  // A URL that needs no escaping stays as it was written.
  return /^[\w\-.~:/?#@!$&'*+,;=%()]+$/.test(words) && !/%(?![\da-f]{2})/i.test(words)
    ? words
    : href.replace(/[[\]^`{|}]/g, encodeURIComponent);
}

/** Reads an e-mail address, perhaps with a name, a scheme or spam protection such as `[at]`. */
export function readEmail(given: string): string | undefined {
  const words = given
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.');
  return MAIL.test(words) && isEmail(words) ? words : undefined;
}
