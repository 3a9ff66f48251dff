import { HTMLElement, type Node as HtmlNode, NodeType, parse } from 'node-html-parser';
import { BLOCKS, decodeEntity, ENTITY, INLINE } from '../../../plugins/content/check/html-in-texts.ts';
import { INNER_LINK, plainText } from '../../../plugins/content/text/inline-text.ts';
import { isUrl } from './addresses.ts';

/** A complete element, or a line break: a lone `<b>` may be what the text is about. */
const ELEMENT = new RegExp(String.raw`<(${BLOCKS}|${INLINE})(?:\s[^<>]*)?>[^]*?<\/\1\s*>|<\/?br\s*\/?>`, 'i');
const IS_BLOCK = new RegExp(`^(?:${BLOCKS})$`, 'i');
const IS_ELEMENT = new RegExp(`^(?:${BLOCKS}|${INLINE})$`, 'i');
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' };

/** Converts HTML and LaTeX to the site's own markup: paragraphs, items with a bullet, links, `**strong**`, `*emphasis*`. */
export function readMarkup(given: string): string {
  const words = fromLatex(given.replaceAll('\r\n', '\n'));
  if (!ELEMENT.test(words)) return withoutInnerLinks(withoutEntities(words));
  const root = parse(words.replace(/<\/br\s*>/gi, '<br>'));
  const hasBlocks = root.querySelectorAll('*').some(({ rawTagName }) => IS_BLOCK.test(rawTagName));
  const [marked, plain] = [true, false].map((marks) => tidy(textOf(root, hasBlocks, marks)));
  // Asterisks that the site does not read, as within a word, would show up in the text.
  return withoutInnerLinks(
    plainText(marked ?? '') === plainText(plain ?? '') ? (marked ?? '') : (plain ?? ''),
  );
}

/** The same as a line without markup: links in it lose their URLs, which come with it. */
export function readPlain(given: string): { text: string; urls: string[] } {
  const words = readMarkup(given)
    .replace(/\s*\n+\s*(?:• )?/g, ' ')
    .trim();
  const urls: string[] = [];
  const text = words.replace(/(?<!\\)\[([^[\]]+)\]\((\S+?)\)(?=\W|$)/g, (written, label, url) => {
    if (!isUrl(url)) return written;
    urls.push(url);
    return label;
  });
  return { text: plainText(text), urls };
}

function textOf(node: HtmlNode, hasBlocks: boolean, marks: boolean): string {
  if (node.nodeType === NodeType.TEXT_NODE)
    return withoutEntities(hasBlocks ? node.rawText.replace(/\s+/g, ' ') : node.rawText);
  if (!(node instanceof HTMLElement)) return '';
  const inner = node.childNodes.map((child) => textOf(child, hasBlocks, marks)).join('');
  const name = (node.rawTagName ?? '').toLowerCase();
  if (name === 'br' || name === 'hr') return '\n\n';
  if (name === 'li') return `\n\n• ${inner.trim().replace(/^(?:• )+/, '')}\n\n`;
  if (IS_BLOCK.test(name)) return `\n\n${inner}\n\n`;
  const href = name === 'a' && node.getAttribute('href')?.trim();
  if (href) return isUrl(href) ? `[${inner.trim()}](${href})` : `${inner} (${href})`;
  const mark = marks ? MARKS[name] : '';
  const words = inner.trim();
  if (mark && words && !/\n|\*/.test(words)) return inner.replace(words, () => mark + words + mark);
  return !name || IS_ELEMENT.test(name) ? inner : node.outerHTML;
}

const tidy = (words: string): string =>
  words
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .replace(/^• *$\n*/gm, '')
    .trim();

/** Decodes entities: spaces of all kinds become ordinary ones, soft hyphens are dropped. */
const withoutEntities = (words: string): string =>
  words.replace(ENTITY, (entity) =>
    (decodeEntity(entity) ?? entity).replace(/\p{Zs}/gu, ' ').replace('\u00ad', ''),
  );

/** Links that start with a slash led to pages of another site: they become plain text. */
const withoutInnerLinks = (words: string): string => words.replace(INNER_LINK, (written) => `\\${written}`);

const BRACED = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const LATEX: [RegExp, string][] = [
  [new RegExp(String.raw`\\href${BRACED}${BRACED}`, 'g'), '[$2]($1)'],
  [new RegExp(String.raw`\\url${BRACED}`, 'g'), '$1'],
  [new RegExp(String.raw`\\textbf${BRACED}|\{\\bf\s+((?:[^{}])*)\}`, 'g'), '**$1$2**'],
  [new RegExp(String.raw`\\(?:textit|emph)${BRACED}|\{\\(?:it|em)\s+((?:[^{}])*)\}`, 'g'), '*$1$2*'],
  [new RegExp(String.raw`\\(?:texttt|textsc|underline|mbox|text)${BRACED}`, 'g'), '$1'],
  [/\\\\(?:\[[^\]]*\])?/g, '\n\n'],
  [/\\([&%$#_{}])/g, '$1'],
  [/(?<=\w)~(?=\w)/g, ' '],
];

/** Text with LaTeX's commands in it; a single backslash may be what it is about. */
function fromLatex(words: string): string {
  if (!/\\(?:href|url|text\w+|emph|underline|mbox)\{|\{\\(?:bf|it|em)\s|\\[&%$#_]/.test(words)) return words;
  // Twice, as commands may be nested.
  return [...LATEX, ...LATEX].reduce((text, [command, markup]) => text.replace(command, markup), words);
}
