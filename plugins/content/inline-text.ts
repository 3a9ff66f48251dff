import type { Prose } from '../../src/views.ts';

/** What the address of a link may begin with; a path within the site begins with one slash. */
export const LINK_STARTS = ['https://', 'http://', 'mailto:', 'tel:', '/'];
/** What goes on after that; brackets in it go in pairs. */
const REST = String.raw`[^\s()]*(?:\([^\s()]*\)[^\s()]*)*`;
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|\/(?!\/))${REST}`;
const LABEL = String.raw`[^[\]]+`;

/** What leads to a file of the site: no page has a dot in its name. */
const FILE = /^\/[^#?]*\.\w+(?:[#?]|$)/;

/** A link within the site as it is written, and its address. */
export const INNER_LINK = new RegExp(String.raw`(?<!\\)\[${LABEL}\]\((\/(?!\/)${REST})\)`, 'g');

/**
 * All signs that mean something, first come first served: `\*` and `\[` (a letter), `[words](address)`,
 * `**strong**`, `*emphasis*`. Stars hug their words; a single one stands outside of words, so that `2*3*4` is a sum.
 */
const SIGNS = new RegExp(
  [
    String.raw`\\(?<letter>[*[])`,
    String.raw`\[(?<label>${LABEL})\]\((?<href>${ADDRESS})\)`,
    String.raw`\*\*(?=\S)(?<strong>.+?)(?<=[^\s\\])\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<em>.+?)(?<=[^\s*\\])\*(?![\p{L}\p{N}*])`,
  ].join('|'),
  'gsu',
);

/**
 * Reads the small form of markup that the owner's prose may hold. All else, HTML too, stays text.
 * @returns the text itself where it has none
 */
export function parseInline(text: string): Prose {
  const parts: Exclude<Prose, string> = [];
  const add = (letters: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + letters;
    else if (letters) parts.push(letters);
  };
  let end = 0;
  for (const match of text.matchAll(SIGNS)) {
    const { letter, label, href, strong, em } = match.groups ?? {};
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (letter) add(letter);
    else if (label) {
      const isFile = FILE.test(href ?? '');
      parts.push({ tag: 'a', href, ...(isFile ? { target: '_top' } : {}), text: parseInline(label) });
    } else if (strong) parts.push({ tag: 'strong', text: parseInline(strong) });
    else if (em) parts.push({ tag: 'em', text: parseInline(em) });
  }
  add(text.slice(end));
  const [only = ''] = parts;
  return parts.length < 2 && typeof only === 'string' ? only : parts;
}

/** The bare words of a text, for where no markup can stand. */
export const plainText = (text: string): string => wordsOf(parseInline(text));

/** The bare words of text that was read. */
export const wordsOf = (prose: Prose): string =>
  typeof prose === 'string'
    ? prose
    : prose.map((part) => (typeof part === 'string' ? part : wordsOf(part.text))).join('');

/** Prose by its paragraphs, which empty lines part. */
export const paragraphsOf = (text: string | undefined): Prose[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map(parseInline);

/** The addresses of a text's links that lead within the site, such as `/notify#overview`. */
export const innerPaths = (text: string): string[] =>
  linksIn(parseInline(text)).filter((address) => address.startsWith('/'));

const linksIn = (prose: Prose): string[] =>
  typeof prose === 'string'
    ? []
    : prose.flatMap((part) => (typeof part === 'string' ? [] : [part.href ?? [], linksIn(part.text)].flat()));

/** What looks like a link and stays text, for its address is none that the site may carry. */
export const lostLinks = (text: string): { address: string; written: string }[] =>
  [...text.matchAll(new RegExp(String.raw`(?<!\\)\[${LABEL}\]\((${REST})\)`, 'g'))].flatMap(
    ([written, address = '']) => (parseInline(written) === written ? [{ address, written }] : []),
  );
