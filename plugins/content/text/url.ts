import { parsePhoneNumber } from 'awesome-phonenumber';
import { isFullUrl } from '../../../packages/resume-import/src/text/inline.ts';

export { isFullUrl };

/** Returns a URL without its scheme, `www.` and trailing slash. */
export const shortUrl = (url: string): string => url.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/gi, '');

/** Returns the host of a URL, without `www.`; of any other text, what is before its first slash. */
export const hostOf = (url: string): string =>
  (isFullUrl(url) && new URL(url).hostname.replace(/^www\./, '')) || shortUrl(url).replace(/\/.*/, '');

/** Returns a page's URL without query and fragment, in the one form that all ways to write it have in common. */
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

/** Scripts that every PDF has a font for: it would have gaps in place of others. */
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
const MOST_DIGITS = 15;

/** Returns what is dialled: behind a country's code, without the prefix of calls within it. */
function dialled(text: string): string {
  const digits = text.replace(TRUNK_ZERO, '').replace(/[^+\d]/g, '');
  const { valid, number } = parsePhoneNumber(digits);
  return digits.startsWith('+') && valid ? number.e164 : digits;
}

/**
 * Returns the `tel:` URI of a phone number as people write it, with its extension (RFC 3966); of the first if there are
 * several.
 */
export function telOf(phone: string): string {
  const [, written = '', extension] = NUMBER.exec(phone) ?? [];
  const digits = dialled(written);
  if (digits.replace('+', '').length > MOST_DIGITS) return `tel:${dialled(written.replace(/\/.*/, ''))}`;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
