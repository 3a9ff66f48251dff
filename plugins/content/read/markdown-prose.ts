import type { Html, Link, LinkReference, PhrasingContent } from 'mdast';
import { isLinkUrl, rangeOf, wordsOnly } from '../../../packages/resume-import/src/text/inline.ts';
import type { ProsePart, ProseText } from '../../../src/views.ts';
import { partOf, proseOf } from '../text/inline-text.ts';
import { linkRemedy } from '../text/link-remedy.ts';
import { FOOTNOTE, FOREIGN } from './markdown-foreign.ts';
import type { MarkdownTree } from './markdown-tree.ts';

const INSTEAD = 'write it as Markdown, or, if it is code, between backticks';

/** Returns what reads the texts of a page's Markdown, and what refuses its HTML; `name` is the page's. */
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
    for (const [sign, what, remedy, problem = 'is not shown as one'] of FOREIGN) {
      const { index = -1 } = sign.exec(words) ?? {};
      if (index >= 0) refuseAt(from + index, what, problem, remedy);
    }
    // Each footnote is a fault where it is named first, not once more where it is written.
    for (const { index, 0: found } of words.matchAll(FOOTNOTE)) {
      if (!footnotes.has(found))
        refuseAt(from + index, 'a footnote', 'is not shown as one', 'write it into the text');
      footnotes.add(found);
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
    // A footnote of one word, which is a fault where that is written.
    if ('identifier' in node && node.identifier.startsWith('^')) return [];
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
    return refuse(node, 'a link', `${JSON.stringify(url)} is not a URL that it can lead to`, linkRemedy(url));
  }

  return { prose, html };
}
