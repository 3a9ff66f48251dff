import type { Link, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { emphasis } from './emphasis.ts';
import { HAN_AND_KANA, lettersIn } from './scripts.ts';

/** Markdown's syntax that is plain text here, because people write `1.`, `#`, `_`, `&amp;` and `<b>` into a résumé as they are. */
const OFF =
  'list blockQuote definition codeIndented codeFenced headingAtx setextUnderline thematicBreak htmlFlow htmlText autolink attention characterReference labelStartImage';
const EXTENSIONS = [emphasis, { disable: { null: OFF.split(' ') } }];

/** No text has more marks; to find their pairs takes time with the square of their number. */
const MAX_MARKS = 1000;

/** True if a link may have this URL; a path within the site starts with a single slash. */
export const isLinkUrl = (url: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S*$/.test(url);

/** True if a text is a full URL, or one from a base. `URL.canParse` of Node 20 refuses umlauts once it has been called often. */
export function isFullUrl(text: string, base?: string): boolean {
  try {
    return !!new URL(text, base);
  } catch {
    return false;
  }
}

type Place = { from: number; to: number };

/** Returns the paragraphs of a text, as Markdown has them; none if no mark is in it. */
function paragraphsIn(text: string): Nodes[] {
  const marks = text.match(/[*[`]/g)?.length ?? 0;
  return marks && marks < MAX_MARKS ? fromMarkdown(text, { extensions: EXTENSIONS }).children : [];
}

/** Returns where a node is in its text. */
export const rangeOf = ({ position }: Nodes): Place => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

const isLink = (node: Nodes): node is Link => node.type === 'link' && node.children.length > 0;

/** Returns the links of a text, as they are written and with their URLs, which need not be allowed. */
export function linksIn(text: string, nodes = paragraphsIn(text)): { written: string; address: string }[] {
  return nodes.flatMap((node) => {
    const { from, to } = rangeOf(node);
    if (isLink(node)) return { written: text.slice(from, to), address: node.url };
    return 'children' in node ? linksIn(text, node.children) : [];
  });
}

/** A letter of Chinese or Japanese, or their punctuation. */
const SEAMLESS = String.raw`[${lettersIn(HAN_AND_KANA)}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]`;
/** A line's end between such letters: the text goes on there without a gap. */
export const SEAM = new RegExp(String.raw`(?<=${SEAMLESS})[ \t]*\r?\n[ \t]*(?=${SEAMLESS})`, 'gu');

/** A part of a text: a string, or what is within a mark. A link whose URL is not allowed is no mark. */
export type TextPart = string | { tag: 'a' | 'code' | 'em' | 'strong'; href?: string; parts: TextPart[] };

const TAGS: Partial<Record<Nodes['type'], 'em' | 'strong'>> = { emphasis: 'em', strong: 'strong' };

/** Returns the parts of a text, or of a range in it: its nodes, and the text between them. */
export function textParts(
  text: string,
  nodes = paragraphsIn(text),
  { from, to }: Place = { from: 0, to: text.length },
): TextPart[] {
  const literal = (from: number, to: number) => text.slice(from, to).replace(/\\([*[`])/g, '$1');
  const parts: TextPart[] = [];
  let end = from;
  for (const node of nodes) {
    const place = rangeOf(node);
    parts.push(literal(end, place.from));
    end = place.to;
    if (node.type === 'inlineCode') parts.push({ tag: 'code', parts: [node.value] });
    else if (!('children' in node)) parts.push(literal(place.from, place.to));
    else {
      const tag = isLink(node) && isLinkUrl(node.url) ? 'a' : TAGS[node.type];
      const [first = node, last = node] = tag ? [node.children[0], node.children.at(-1)] : [];
      const inner = textParts(text, node.children, { from: rangeOf(first).from, to: rangeOf(last).to });
      if (tag) parts.push({ tag, href: 'url' in node ? node.url : undefined, parts: inner });
      else parts.push(...inner);
    }
  }
  return [...parts, literal(end, to)];
}

/** Returns what the parts of a text say. */
export const partsToText = (parts: TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : partsToText(part.parts))).join('');

/** The start of a comment of Obsidian, HTML, CriticMarkup, Jinja or MDX; after a backslash it is text. */
export const HIDDEN = /(?<!\\)(?:%%|<!--|\{>>|\{--|\{#\s|\{\/\*)/;

/** Stands for each character that belongs to no word. */
const NO_WORD = '\ufffc';

/** Returns a part of a text in which that character stands in place of code, addresses and signs. */
export function wordsOnly(text: string, nodes: Nodes[], { from, to }: Place): string {
  let [words, end] = ['', from];
  const without = (to: number) => text.slice(end, to).replace(/\S/g, NO_WORD);
  for (const node of nodes) {
    const place = rangeOf(node);
    words += without(place.from);
    end = place.from;
    if (node.type === 'text') words += text.slice(end, place.to);
    // The words of `<https://a.test>` are its address.
    else if (!('children' in node) || text[end] === '<') words += without(place.to);
    else words += wordsOnly(text, node.children, place);
    end = place.to;
  }
  return words + without(to);
}

/** Returns a whole text with that character in place of all but its words. */
export function wordsIn(text: string): string {
  const nodes = paragraphsIn(text);
  return nodes.length ? wordsOnly(text, nodes, { from: 0, to: text.length }) : text;
}
