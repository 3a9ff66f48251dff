import type { Html, Link, LinkReference, PhrasingContent, Text } from 'mdast';
import type { ProsePart, ProseText } from '../../../src/views.ts';
import { isLinkUrl, LINK_STARTS, partOf, proseOf } from '../text/inline-text.ts';
import { type MarkdownTree, nodesIn } from './markdown-tree.ts';

/** What is Markdown of some programs alone; a backslash before it makes it text. */
const FOREIGN: [RegExp, what: string, remedy: string][] = [
  [/(?<!\\)\[\^[^\]\s]+\]/, 'a footnote', 'write it into the text'],
  [/(?<!\\)\$\$/, 'a formula', 'write it as code, or show a picture of it'],
  [/(?<!\\)\{[%{]|\{[.:][\w-]/, "a template's tag", 'write what it stands for, or code between backticks'],
  [/^:::?\w|^:::/, 'a directive', 'write what it stands for'],
  [/(?<!\\)~~(?=\S)/, 'struck-out text', 'leave it out'],
  [/^\[[ x]\](?=\s)/i, 'a box to tick', 'write in words what is done'],
  [/^\[!\w+\]/, 'an alert', 'write its kind as a word'],
];
/** What is between two dollar signs that are no prices. */
const BETWEEN_DOLLARS = /(?<!\\)\$(?=\S)([^$\n]+)(?<=\S)\$(?![\w$])/g;

const INSTEAD = 'write it as Markdown, or, if it is code, between backticks';

/** Returns what reads the texts of a page's Markdown, and what refuses its HTML; `name` is the page's. */
export function proseReader(
  { pointOf, refuse, refused, placed, writtenOf, targetOf }: MarkdownTree,
  name: string,
) {
  function inline(nodes: PhrasingContent[]): (string | ProsePart)[] {
    return nodes.flatMap((node): string | ProsePart | [] => {
      switch (node.type) {
        case 'text':
          return words(node);
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

  function prose(nodes: PhrasingContent[]): ProseText {
    // Some signs of a formula look like emphasis, so that it is not one node.
    const texts = nodes.flatMap(nodesIn).filter(({ type }) => type === 'text');
    const found = [...texts.map(writtenOf).join('_').matchAll(BETWEEN_DOLLARS)];
    const first = texts.find((each) => writtenOf(each).includes('$'));
    if (first && found.some(([, inner = '']) => /[\\^_{]/.test(inner)))
      refuse(first, 'a formula', 'is not shown as one', 'write it as code, or show a picture of it');
    return proseOf(inline(nodes));
  }

  function words(node: Text): string {
    const written = writtenOf(node);
    for (const [sign, what, remedy] of FOREIGN) {
      const { index = -1 } = sign.exec(written) ?? {};
      const [line = '', ...above] = written.slice(0, index).split('\n').reverse();
      const { line: first, column } = pointOf(node);
      const at = { line: first + above.length, column: line.length + (above.length ? 1 : column) };
      if (index >= 0) refused.push([at, what, 'is not shown as one', remedy]);
    }
    return node.value;
  }

  function html(node: Html): [] {
    const [tag = ''] = /^<!--|^<\/?[\w:-]*/.exec(node.value.trim()) ?? [];
    const remedy =
      tag === '<br' ? 'end the line with a backslash instead' : tag === '<!--' ? 'remove it' : INSTEAD;
    return refuse(node, 'HTML', `${tag}${tag === '<!--' ? ' …' : '>'} is not shown on a page`, remedy);
  }

  function link(node: Link | LinkReference): ProsePart | [] {
    const { url: target, title } = targetOf(node);
    const url = target.startsWith('#') ? `/${name}${target}` : target;
    if (title)
      return refuse(
        node,
        'a link',
        'has a title, which is not shown',
        'write it into the text, or remove it',
      );
    if (!node.children.length)
      return refuse(node, 'a link', 'has no words', 'write them between the brackets');
    if (isLinkUrl(url)) return placed(node, partOf('a', inline(node.children), url));
    const remedy = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(url)
      ? `write it as https://${url}`
      : `start it with one of ${LINK_STARTS.join(', ')}`;
    return refuse(node, 'a link', `${JSON.stringify(url)} is not a URL that it can lead to`, remedy);
  }

  return { prose, html };
}
