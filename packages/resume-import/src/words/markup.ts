import { HTMLElement, type Node as HtmlNode, parse } from 'node-html-parser';
import { BLOCKS, decodeEntity, ENTITY, INLINE } from '../text/html.ts';
import { linksIn, partsToText, SEAM, textParts } from '../text/inline.ts';
import { isUrl } from './addresses.ts';

const TAG = new RegExp(String.raw`<(\/?)(${BLOCKS}|${INLINE})(?:\s[^<>]*)?>|<\/?br\s*\/?>`, 'gi');
const IS_BLOCK = new RegExp(`^(?:${BLOCKS})$`, 'i');
const IS_ELEMENT = new RegExp(`^(?:${BLOCKS}|${INLINE})$`, 'i');
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' };

/** True if there is a complete element, or a line break: a lone `<b>` may be what the text is about. */
function hasElement(words: string): boolean {
  const opened = new Set<string>();
  return [...words.toLowerCase().matchAll(TAG)].some(
    ([, end, name]) => !name || (end ? opened.has(name) : !opened.add(name)),
  );
}

/** Converts HTML and LaTeX to the site's own markup: paragraphs, items with a bullet, links, `**strong**`, `*emphasis*`. */
export function readMarkup(source: string): string {
  const words = fromMarkdown(fromLatex(source.replaceAll('\r\n', '\n')));
  const root = hasElement(words) ? parse(words.replace(/<\/br\s*>/gi, '<br>')) : undefined;
  const hasBlocks = root?.querySelectorAll('*').some(({ rawTagName }) => IS_BLOCK.test(rawTagName));
  const text = root
    ? textOf(root, hasBlocks).replace(/^[\t\p{Zs}]*•[\t\p{Zs}]*$/gmu, '')
    : withoutEntities(words);
  // Links that start with a slash led to pages of another site: they become plain text.
  return linksIn(text).reduce(
    (result, { written, address }) => (address.startsWith('/') ? result.replace(written, '\\$&') : result),
    text,
  );
}

/** Returns a text's lines and items as one line. Here and elsewhere `(?<!\s)` keeps a search from starting anew at each of many blanks. */
export const asLine = (words: string): string => words.replace(/(?<!(?<!•)\s)\s*\n\s*(?:• )?/g, ' ');

/** Returns the letters and digits of a text without its markup, with one blank around each word. */
export const bareWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns a line without its markup, and the URLs of the links in it. */
export const withoutMarkup = (marked: string): { text: string; urls: string[] } => ({
  text: asLine(partsToText(textParts(marked)).replace(SEAM, '')),
  urls: linksIn(marked).flatMap(({ address }) => (isUrl(address) ? [address] : [])),
});

function textOf(node: HtmlNode, hasBlocks = false): string {
  if (!(node instanceof HTMLElement))
    return withoutEntities(hasBlocks ? node.rawText.replace(/\s+/g, ' ') : node.rawText);
  const inner = node.childNodes.map((child) => textOf(child, hasBlocks)).join('');
  const name = (node.rawTagName ?? '').toLowerCase();
  if (name === 'br' || name === 'hr') return '\n\n';
  if (name === 'li') return `\n\n• ${inner.trim().replace(/^(?:• )+/, '')}\n\n`;
  if (IS_BLOCK.test(name)) return `\n\n${inner}\n\n`;
  const href = name === 'a' && node.getAttribute('href')?.trim();
  if (href) return isUrl(href) ? `[${inner.trim()}](${href})` : `${inner} (${href})`;
  const mark = MARKS[name];
  const words = inner.trim();
  if (mark && words && !/\n|\*/.test(words)) return inner.replace(words, () => mark + words + mark);
  return !name || IS_ELEMENT.test(name) ? inner : node.outerHTML;
}

/** Decodes entities: spaces of all kinds become ordinary ones, soft hyphens are dropped. */
const withoutEntities = (words: string): string =>
  words.replace(ENTITY, (entity) =>
    (decodeEntity(entity) ?? entity).replace(/\p{Zs}/gu, ' ').replace('\u00ad', ''),
  );

const BRACED = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const LATEX: [RegExp, string][] = [
  [new RegExp(String.raw`\\href${BRACED}${BRACED}`, 'g'), '[$2]($1)'],
  [new RegExp(String.raw`\\textbf${BRACED}|\{\\bf\s+(?!\s)([^{}]*)\}`, 'g'), '**$1$2**'],
  [new RegExp(String.raw`\\(?:textit|emph)${BRACED}|\{\\(?:it|em)\s+(?!\s)([^{}]*)\}`, 'g'), '*$1$2*'],
  [new RegExp(String.raw`\\(?:url|texttt|textsc|underline|mbox|text)${BRACED}`, 'g'), '$1'],
  [/\\\\(?:\[[^\]]*\])?/g, '\n\n'],
  [/\\([&%$#_{}])/g, '$1'],
];

/** Signs of TeX and Markdown, each as the site writes it. */
const SIGNS: [RegExp, string][] = [
  [/\[([^[\]]+)\]\(\)/g, '$1'],
  [/(?<=[\p{L}\d)] )---(?= [\p{L}\d])/gu, '—'],
  [/(?<=[\p{L}\d] )--(?= [\p{L}\d])/gu, '–'],
  [/(?<=[a-z]\.?)~(?=[a-z\d])|(?<=[a-z]\.)\\ /gi, ' '],
  [/\$\^\{?\\dagger\}?\$/g, '†'],
  [/(?<=[\p{L}\d])--(?=[\p{Lu}\d])/gu, '–'],
  [/(?<![\p{L}\p{N}_/])__(?=\S)([^_\n]+)(?<=\S)__(?![\p{L}\p{N}_])/gu, '**$1**'],
  [/(?<![\p{L}\p{N}_/])_(?=\S)([^_\n]+)(?<=\S)_(?![\p{L}\p{N}_])/gu, '*$1*'],
];

/** Returns a text with the site's own signs; addresses and code stay. */
const fromMarkdown = (words: string): string =>
  words
    .replace(/!\[([^\]]*)\]\([^)]*\)(?:\{:[^}]*\})?/g, '$1')
    .split(/(https?:\/\/\S+|(?<!`)`[^`\n]+`(?!`))/)
    .map((part, index) =>
      index % 2 ? part : SIGNS.reduce((text, [sign, ours]) => text.replace(sign, ours), part),
    )
    .join('');

/** Returns a text with markup in place of LaTeX's commands; a single backslash may be what the text is about. */
function fromLatex(words: string): string {
  if (!/\\(?:href|url|text\w+|emph|underline|mbox)\{|\{\\(?:bf|it|em)\s|\\[&%$#_]/.test(words)) return words;
  // Twice, as commands may be nested.
  return [...LATEX, ...LATEX].reduce((text, [command, markup]) => text.replace(command, markup), words);
}
