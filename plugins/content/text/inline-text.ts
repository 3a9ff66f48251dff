import type { Paragraph, Prose, ProsePart } from '../../../src/views.ts';

/** Fields whose texts may contain the site's own markup. */
export const PROSE = /^(summary|description|highlights|courses|reference|text|list|items|footer)$/;

/** What a link's URL may start with; a path within the site starts with a single slash. */
export const LINK_STARTS = ['https://', 'http://', 'mailto:', 'tel:', '/'];
/** The rest of the URL; parentheses in it must be balanced. */
const REST = String.raw`[^\s()]*(?:\([^\s()]*\)[^\s()]*)*`;
const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|\/(?!\/))${REST}`;
const LABEL = String.raw`[^[\]]+`;

/** Longer emphasis stays text: without an end to the search for its end, many stars would take minutes. */
const EMPHASIZED = '.{1,1000}?';

/** A link within the site as written; the first group is its URL. */
export const INNER_LINK = new RegExp(String.raw`(?<!\\)\[${LABEL}\]\((\/(?!\/)${REST})\)`, 'g');

/**
 * All markup; the leftmost match wins: `\*` and `\[` (a literal character), `[words](URL)`, `**strong**`, `*emphasis*`.
 * No space may follow an opening star or precede a closing one; a single star does not count inside a word, so that
 * `2*3*4` stays a product.
 */
const MARKUP = new RegExp(
  [
    String.raw`\\(?<letter>[*[])`,
    String.raw`\[(?<label>${LABEL})\]\((?<href>${TARGET})\)`,
    String.raw`\*\*(?=\S)(?<strong>${EMPHASIZED})(?<=[^\s\\])\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<em>${EMPHASIZED})(?<=[^\s*\\])\*(?![\p{L}\p{N}*])`,
  ].join('|'),
  'gsu',
);

/** Parses the simple markup of the owner's prose. All else, including HTML, stays text; without markup, all of it. */
export function parseInline(text: string): Prose {
  const prose = parse(text);
  for (let part = onlyPart(prose); part; part = onlyPart(part.text))
    if (part.tag === 'a') part.isAlone = true;
  return prose;
}

/** The link or emphasis that is all of a text. */
function onlyPart(prose: Prose): ProsePart | undefined {
  const [part, ...others] = typeof prose === 'string' ? [] : prose;
  return typeof part === 'string' || others.length ? undefined : part;
}

function parse(text: string): Prose {
  const parts: Exclude<Prose, string> = [];
  const add = (plain: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + plain;
    else if (plain) parts.push(plain);
  };
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const { letter, label, href, strong, em } = match.groups ?? {};
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (letter) add(letter);
    else if (label) parts.push({ tag: 'a', href, text: parse(label) });
    else if (strong) parts.push({ tag: 'strong', text: proofOf(strong) ?? parse(strong) });
    else if (em) parts.push({ tag: 'em', text: parse(em) });
  }
  add(text.slice(end));
  const [only = ''] = parts;
  return parts.length < 2 && typeof only === 'string' ? only : parts;
}

/** A figure that changed, such as `17 → 11 min`, in parts that can be shown apart; undefined for other texts. */
function proofOf(text: string): ProsePart['text'] | undefined {
  const [, old = '', arrow, now = ''] =
    /^([^→←[*\d]*\d[^→←[*]*) ([→←]) ([^→←[*\d]*\d[^→←[*]*)$/.exec(text) ?? [];
  // No line ends before the new value.
  return arrow
    ? [{ tag: 's', text: old.replaceAll(' ', '\u00a0') }, { tag: 'bdi', text: `\u00a0${arrow}\u00a0` }, now]
    : undefined;
}

/** A text without its markup, for places where no markup is possible. */
export const plainText = (text: string): string => proseToText(parseInline(text));

/** The plain text of parsed prose. */
export const proseToText = (prose: Prose): string =>
  typeof prose === 'string'
    ? prose
    : prose.map((part) => (typeof part === 'string' ? part : proseToText(part.text))).join('');

export const isList = (part: Paragraph): part is { list: Prose[] } =>
  typeof part === 'object' && 'list' in part;

/** Line breaks as HTML, where they can't be what the text is about: after a sentence, at the end of a line, or several. */
const BREAKS = /(?:<\/?br\s*\/?>\s*){2,}|(?<=[.!?:;])\s*<\/?br\s*\/?>|<\/?br\s*\/?>(?=\s*(?:\n|$))/gi;

/** A text with its line breaks as such. */
export const withBreaks = (text: string): string => text.replace(BREAKS, '\n\n');

/** The start of a list's item; a dash or star counts only if there are several. */
const BULLET = /^[\t\p{Zs}]*([•‣▪◦●○■□▸►➢➤✓✔✅☑∙·*–—-])[^\S\n]+(?=\S)/gmu;
/** Stands for the bullet of an item. */
const ITEM = '\0';

/** Parses a text as people write it: empty lines separate paragraphs; from one bullet to the next is a list's item. */
export function blocksOf(text = ''): Paragraph[] {
  const plain = withBreaks(text);
  const hasList = (plain.match(BULLET) ?? []).length > 1;
  const pieces = plain
    .replace(BULLET, (start, mark) => (hasList || !/[*–—-]/.test(mark) ? `\n\n${ITEM}` : start))
    .split(/\n\s*\n/)
    .map((piece) => piece.replace(/^\s*\n/, '').trimEnd());
  const blocks: Paragraph[] = [];
  for (const piece of pieces.filter((each) => each.trim())) {
    const last = blocks.at(-1);
    const prose = parseInline(piece.replace(ITEM, ''));
    if (!piece.startsWith(ITEM)) blocks.push(prose);
    else if (last && isList(last)) last.list.push(prose);
    else blocks.push({ list: [prose] });
  }
  return blocks;
}

/** The URLs of a text's links within the site, such as `/notify#overview`. */
export const innerPaths = (text: string): string[] =>
  Array.from(text.matchAll(INNER_LINK), ([, url = '']) => url);

/** Whatever looks like a link, as it is written and with its URL. */
export const linkLike = (text: string): { written: string; address: string }[] =>
  [...text.matchAll(new RegExp(String.raw`(?<!\\)\[${LABEL}\]\((${REST})\)`, 'g'))].map(
    ([written, address = '']) => ({ written, address }),
  );

/** Whatever looks like a link but stays text because its URL is not allowed. */
export const invalidLinks = (text: string) =>
  linkLike(text).filter(({ written }) => parseInline(written) === written);
