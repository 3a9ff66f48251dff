/** A URL without its scheme, `www.` and trailing slash. */
export const shortUrl = (url: string): string => url.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/gi, '');

/** Whether a text is a full URL. `URL.canParse` of Node 20 refuses umlauts once it has been called often. */
export function isFullUrl(text: string): boolean {
  try {
    return !!new URL(text);
  } catch {
    return false;
  }
}

/** The host of a URL, without `www.`; of any other text, what is before its first slash. */
export const hostOf = (url: string): string =>
  (isFullUrl(url) && new URL(url).hostname.replace(/^www\./, '')) || shortUrl(url).replace(/\/.*/, '');

/** A page's URL without query and fragment, in the one form that all ways to write it have in common. */
export const pageUrl = (url: string): string =>
  (isFullUrl(url) ? new URL(url).href : url).replace(/[?#].*/s, '');

/** Encoded characters beyond ASCII; anything else, such as a space or a slash, has to stay encoded. */
const ENCODED = /(%[89a-f][\da-f])+/gi;

/** A shortened URL with its non-ASCII characters decoded, unless they are not valid UTF-8. */
export const displayUrl = (url: string): string => shortUrl(url).replace(ENCODED, decoded);

/** A URL decoded; unchanged if its encoding is invalid. */
export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
