/** An address as people say it. */
export const shortened = (url: string): string => url.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/gi, '');

/** A page's address, whatever it is asked for and whichever of its parts is shown. */
export const pageAddress = (url: string): string => url.replace(/[?#].*/s, '');

/** Letters beyond ASCII; what else is encoded, blanks and slashes, has to stay so. */
const ENCODED = /(%[89a-f][\da-f])+/gi;

/** The same with the letters that stand encoded in it, so far as they are UTF-8. */
export const readable = (url: string): string => shortened(url).replace(ENCODED, decoded);

/** An address without its encoding; as it is where that is none. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
