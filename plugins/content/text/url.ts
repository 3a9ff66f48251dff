import { basename, extname } from 'node:path/posix';
import { parsePhoneNumber } from 'awesome-phonenumber';
import { lookup } from 'mrmime';
import { isFullUrl } from '../../../packages/resume-import/src/text/inline.ts';
import { slugOf } from './slug.ts';

export { isFullUrl };

/** Returns a URL without its scheme, `www.` and trailing slash. */
export const shortUrl = (url: string): string => url.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/gi, '');

/** Returns the host of a URL, without `www.`; of any other text, what is before its first slash. */
export const hostOf = (url: string): string =>
  (isFullUrl(url) && new URL(url).hostname.replace(/^www\./, '')) || shortUrl(url).replace(/\/.*/, '');

/** Returns a page's URL without query and fragment, in its normal form. */
export const pageUrl = (url: string): string =>
  (isFullUrl(url) ? new URL(url).href : url).replace(/[?#].*/s, '');

/** Encoded characters beyond ASCII; anything else, such as a space or a slash, has to stay encoded. */
const ENCODED = /(%[89a-f][\da-f])+/gi;

/** Returns a shortened URL with its non-ASCII characters decoded, unless they are not valid UTF-8. */
export const displayUrl = (url: string): string => shortUrl(url).replace(ENCODED, decoded);

/** Returns a URL decoded; unchanged if its encoding is invalid. */
export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Letters of scripts for which every PDF has a font; others would be gaps. */
const PRINTED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** Returns a URL as people write it, in letters that every PDF has. */
export function printableUrl(url: string): string {
  const text = displayUrl(url);
  return PRINTED.test(text) ? text : shortUrl(url);
}

/** A number, up to the first letter, separator or `+` of another number; then its extension. */
const NUMBER =
  /((?:\+[\s(]*)?\d(?:[^\p{L}+,;|#\n]*[^\s\p{L}+,;|#])?)(?:[\s,;]*(?:ext(?:ension)?|x|#)[.:=]?\s*(\d+))?/iu;

/** The trunk prefix, dialled only within the country, as people write it after the country code. */
const TRUNK_ZERO = /\(\s*0\s*\)/;

/** The most digits of a number (E.164). In longer ones a slash separates two numbers, else it ends an area code. */
const MAX_DIGITS = 15;

/** Returns the digits to dial; after a country's code, without the prefix of calls within the country. */
function dialled(text: string): string {
  const digits = text.replace(TRUNK_ZERO, '').replace(/[^+\d]/g, '');
  const { valid, number } = parsePhoneNumber(digits);
  return digits.startsWith('+') && valid ? number.e164 : digits;
}

/** Returns the `tel:` URI of the first phone number in a text, with its extension (RFC 3966). */
export function telOf(phone: string): string {
  const [, written = '', extension] = NUMBER.exec(phone) ?? [];
  const digits = dialled(written);
  if (digits.replace('+', '').length > MAX_DIGITS) return `tel:${dialled(written.replace(/\/.*/, ''))}`;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** What a link's URL may start with; a path within the site starts with a single slash. */
const LINK_STARTS = ['https://', 'http://', 'mailto:', 'tel:', '/'];

const PAGE = /^\.(?:mdx?|markdown|html?|json)$/i;
/** Extensions of files that are top-level domains, too. */
const FILE_OR_DOMAIN = /^\.(?:ai|cc|me|mov|ms|pl|ps|py|rs|sh|so|zip)$/i;

/** Returns what to do about a link that leads nowhere; `subject` is the sentence's name for the URL. */
export function linkRemedy(url: string, subject = 'it'): string {
  const path = url.replace(/[?#].*/s, '');
  const [, host, below] = /^([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(\/.*)?$/i.exec(path) ?? [];
  const file = path.replace(/^(?:\.{0,2}\/)+/, '');
  const kind = extname(file);
  if (host && !below && FILE_OR_DOMAIN.test(kind))
    return `start ${subject} with https:// if that is a website, with / if it is a file of this site`;
  const isFile = PAGE.test(kind) || lookup(kind);
  if (host && (below || !isFile || host.startsWith('www.'))) return `write ${subject} as https://${url}`;
  // A domain of that name may be somebody else's.
  if (PAGE.test(kind))
    return `write ${subject} as /${slugOf(basename(file, kind))}${url.slice(path.length)}, as a page is addressed`;
  return isFile
    ? `put the file into public/ and write ${subject} as /${file}`
    : `start ${subject} with one of ${LINK_STARTS.join(', ')}`;
}
