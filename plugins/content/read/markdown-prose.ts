import type { Html, Link, LinkReference, PhrasingContent } from 'mdast';
import { HIDDEN, isLinkUrl, rangeOf, wordsOnly } from '../../../packages/resume-import/src/text/inline.ts';
import type { ProsePart, ProseText } from '../../../src/views.ts';
import { partOf, proseOf } from '../text/inline-text.ts';
import { linkRemedy } from '../text/url.ts';
import type { MarkdownTree } from './markdown-tree.ts';

const FORMULA = 'write it as code, or show a picture of it';
const ITEM = 'begin each item with - or 1. and an ordinary space';

/** A footnote's name in a text, `[^1]`, or a whole footnote within it, `^[a note]`. */
const FOOTNOTE = /(?<!\\)(?:\[\^[^\]\s]+\]|\^\[[^\]\n]+\])/g;

/** Markdown that only notebooks know; they do not show its signs. */
export const NOTEBOOK: [RegExp, part: string, remedy: string][] = [
  [
    /(?<![\\=])==[^\s=](?:[^=]|=(?!=))*(?<=\S)==/,
    'highlighted text',
    'write **words**, or, if it is code, put it between backticks',
  ],
  [
    /(?<!\\)!?\[\[[^[\]\n]+\]\]/,
    "a notebook's link",
    'write [words](/page), for a picture ![what it shows](file.png), or put code between backticks',
  ],
];

/**
 * Markdown that only some programs know, or that is not written as Markdown must be; a backslash before it makes it text. A
 * heading or an item needs an ordinary space: Macs easily type a no-break space instead.
 */
const FOREIGN: [RegExp, part: string, remedy: string, problem?: string][] = [
  [HIDDEN, 'a comment', 'remove it, or, if it is code, put it between backticks', 'is not hidden on a page'],
  ...NOTEBOOK,
  [
    /^[ \t>]*(?:#{1,6}(?! )[\p{Zs}\u200b]|##+[^\s#]|#{7}|＃+\s|(?! )[\p{Zs}\u200b][\p{Zs}\t]*#{1,6}\s)/mu,
    'a heading',
    'write ## and an ordinary space before its words',
    'is text, as it begins with other signs',
  ],
  [
    /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])(?:(?! )[\p{Zs}\u200b]|&nbsp;)|[•‣▪◦∙]|(?! )[\p{Zs}\u200b][\p{Zs}\t]*(?:[-+*]|\d{1,9}[.)])\s)/mu,
    'a list',
    ITEM,
    'is text, as it begins with other signs',
  ],
  [
    /^[ \t>]*(?:[-+*]|\d{1,9}[.)])\p{L}.*[\r\n]+[ \t>]*(?:[-+*]|\d{1,9}[.)])\p{L}/mu,
    'a list',
    ITEM,
    'is text, as it has no spaces',
  ],
  [/^[ \t>]*–\s.*[\r\n]+[ \t>]*–\s/m, 'a list', ITEM, 'is text, as it begins with other signs'],
  [/\s\^(?!\d+$)[a-z\d-]+$/i, 'a mark to link to', 'remove it'],
  [/(?<!\\)\$\$/, 'a formula', FORMULA],
  // A formula stands between two dollar signs that are no prices. `\ufffc` is emphasis, as which its signs may be read.
  [/(?<!\\)\$(?=\S)(?=[^$\n]*[\\^_{\ufffc])[^$\n]+(?<=\S)\$(?![\w$])/, 'a formula', FORMULA],
  [/(?<!\\)\{\+\+/, 'a suggested change', 'write what it shall say'],
  [
    /(?<!\\)\{[%{]|\{[.:] ?[.#]?[\w-]/,
    "a template's tag",
    'write what it stands for, or code between backticks',
  ],
  [/^:::?\w|^:::/, 'a directive', 'write what it stands for'],
  [/(?<!\\)~~(?=\S)/, 'struck-out text', 'leave it out'],
  [/^\[[ x]\](?=\s)/i, 'a box to tick', 'write in words what is done'],
  [/^\[toc\]$/i, 'a table of contents', 'remove it, as the bar of the page is one'],
  [/(?<![\w:/]):[a-z][a-z\d_+-]+:(?![\w:])/, "an emoji's name", 'write the emoji itself'],
  [
    /(?<=[\p{L}\d])(?:~[\p{L}\d]{1,4}~|\^[\p{L}\d]{1,4}\^)/u,
    'a raised or lowered sign',
    'write it as ² or ₂',
  ],
  [/^\[!\w+\]/, 'an alert', 'write its kind as a word'],
];

const INSTEAD = 'write it as Markdown, or, if it is code, between backticks';

/** Returns functions that read the texts of a page's Markdown and refuse its HTML; `name` is the page's name. */
export function proseReader({ text, refuse, refuseAt, placed, targetOf }: MarkdownTree, name: string) {
  function inline(nodes: PhrasingContent[]): (string | ProsePart)[] {
    return nodes.flatMap((node): string | ProsePart | [] => {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'emphasis':
          return partOf('em', inline(node.children));
        case 'strong':
          return partOf('strong', inline(node.children));
        case 'inlineCode':
          return { tag: 'code', text: node.value };
        case 'break':
          return { tag: 'br', text: '' };
        case 'link':
        case 'linkReference':
          return link(node);
        case 'image':
        case 'imageReference':
          return refuse(node, 'a picture', 'is within a text', 'put it into a paragraph of its own');
        case 'html':
          return html(node);
        default:
          return refuse(node, node.type, 'has no place on a page', 'write it as text');
      }
    });
  }

  const footnotes = new Set<string>();

  function prose(nodes: PhrasingContent[]): ProseText {
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (!first || !last) return '';
    const { from } = rangeOf(first);
    const words = wordsOnly(text, nodes, { from, to: rangeOf(last).to });
    for (const [sign, part, remedy, problem = 'is not shown as one'] of FOREIGN) {
      const { index = -1 } = sign.exec(words) ?? {};
      if (index >= 0) refuseAt(from + index, part, problem, remedy);
    }
    // A footnote is one fault, where its name stands first.
    for (const { index, 0: footnote } of words.matchAll(FOOTNOTE)) {
      if (!footnotes.has(footnote))
        refuseAt(from + index, 'a footnote', 'is not shown as one', 'write it into the text');
      footnotes.add(footnote);
    }
    return proseOf(inline(nodes));
  }

  function html(node: Html): [] {
    const [tag = ''] = /^<!--|^<\/?[\w:-]*/.exec(node.value.trim()) ?? [];
    const remedy =
      tag === '<br' ? 'end the line with a backslash instead' : tag === '<!--' ? 'remove it' : INSTEAD;
    return refuse(node, 'HTML', `${tag}${tag === '<!--' ? ' …' : '>'} is not shown on a page`, remedy);
  }

  function link(node: Link | LinkReference): ProsePart | [] {
    // A footnote of one word is read as a link's definition, which is the fault.
    if ('identifier' in node && node.identifier.startsWith('^')) return [];
    const { url: target, title } = targetOf(node);
    const url = target.startsWith('#') ? `/${name}${target}` : target;
    const refused = (problem: string, remedy: string) => refuse(node, 'a link', problem, remedy);
    if (title) return refused('has a title, which is not shown', 'write it into the text, or remove it');
    if (!node.children.length) return refused('has no words', 'write them between the brackets');
    if (isLinkUrl(url)) return placed(node, partOf('a', inline(node.children), url));
    return refused(`${JSON.stringify(url)} is not a URL that it can lead to`, linkRemedy(url));
  }

  return { prose, html };
}
