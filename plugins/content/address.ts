/** An address as people say it. */
export const shortened = (url: string): string => url.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/gi, '');

/** Letters beyond ASCII; what else is encoded, blanks and slashes, has to stay so. */
const ENCODED = /(%[89a-f][\da-f])+/gi;

/** The same with the letters that stand encoded in it, so far as they are UTF-8. */
export const readable = (url: string): string =>
  shortened(url).replace(ENCODED, (letters) => decoded(letters));

function decoded(letters: string): string {
  try {
    return decodeURI(letters);
  } catch {
    return letters;
  }
}
