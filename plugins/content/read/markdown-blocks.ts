import type { BlockContent, Blockquote, Code, DefinitionContent, Heading, List, RootContent } from 'mdast';
import type { Block, MarkdownBlockView } from '../../../src/views.ts';
import { colored, fenceOf, MAX_COLORED } from '../text/code.ts';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import type { Draft } from '../types.ts';
import { isMedia, mediaReader } from './markdown-media.ts';
import type { proseReader } from './markdown-prose.ts';
import type { MarkdownTree } from './markdown-tree.ts';

type Blocks = Draft<Block>[];
export type Children = (RootContent | BlockContent | DefinitionContent)[];

/** So many characters of a page's code are colored; a block counts if it is short enough to be. */
const COLORED_ON_PAGE = 4 * MAX_COLORED;

/** Returns a function that reads the blocks below a heading of a page, whose texts `texts` reads. */
export function blockReader(tree: MarkdownTree, texts: ReturnType<typeof proseReader>, pictures: string[]) {
  const { refuse, placed } = tree;
  const { prose, html } = texts;
  const media = mediaReader(tree, pictures);
  const code = codeReader();
  /** The nearest heading above the block that is read; it is the label of carousels. */
  let headingAbove = '';

  function blocks(nodes: Children): Blocks {
    const result: Blocks = [];
    for (const [index, node] of nodes.entries()) {
      const added = node.type === 'heading' ? subheading(node) : block(node);
      const last = result.at(-1);
      const [list] = added;
      // A subheading with nothing but a list below it is a group.
      const isLast = (nodes[index + 1]?.type ?? 'heading') === 'heading';
      if (list && 'list' in list && last && 'markdown' in last && 'heading' in last.markdown && isLast)
        result.splice(-1, 1, placed(node, { group: { heading: last.markdown.heading, items: list.list } }));
      else result.push(...added);
    }
    return result;
  }

  function subheading(node: Heading): Blocks {
    if (node.depth === 3) {
      headingAbove = asOneLine(proseToText(prose(node.children)));
      return [placed(node, { markdown: { heading: headingAbove } })];
    }
    return node.depth < 3
      ? refuse(node, 'a heading', 'is in a list or a quote', 'put it outside')
      : refuse(node, 'a heading', 'has more levels than a page', 'write ### for a subheading');
  }

  function block(node: Children[number]): Blocks {
    switch (node.type) {
      case 'paragraph':
        return isMedia(node) ? media(node, headingAbove) : [placed(node, { text: prose(node.children) })];
      case 'list':
        return [placed(node, list(node))];
      case 'blockquote':
        return [placed(node, { markdown: quote(node) })];
      case 'code':
        return [placed(node, { markdown: code(node) })];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => prose(cell.children)),
        );
        return [placed(node, { markdown: { table: { head, rows, align: node.align ?? [] } } })];
      }
      case 'definition':
        return node.identifier.startsWith('^')
          ? refuse(node, 'a footnote', 'is not shown as one', 'write it into the text')
          : [];
      case 'html':
        return html(node);
      case 'thematicBreak':
        return refuse(node, 'a rule', 'is not shown', 'remove it, or begin a section with ##');
      default:
        return refuse(node, node.type, 'has no place on a page', 'write it as text');
    }
  }

  /** Returns a quote; its last paragraph, if that begins with a dash, names its author. */
  function quote({ children }: Blockquote): Draft<MarkdownBlockView> {
    const quote = blocks(children);
    const last = quote.at(-1);
    return last && 'text' in last && /^[—–―]/.test(proseToText(last.text))
      ? { quote: quote.slice(0, -1), by: last.text }
      : { quote };
  }

  function list(node: List): Blocks[number] {
    const items = node.children.map((item) => blocks(item.children));
    const texts = items.flatMap(([first, ...others]) =>
      first && 'text' in first && !others.length ? [first.text] : [],
    );
    if (!node.ordered && texts.length === items.length) return { list: texts };
    return { markdown: { items, start: node.ordered ? (node.start ?? 1) : undefined } };
  }

  return (heading: string, nodes: Children): Blocks => {
    headingAbove = heading;
    return blocks(nodes);
  };
}

/** Returns a function that reads code, which is colored as long as the page has not too much of it. */
function codeReader() {
  let colorable = COLORED_ON_PAGE;
  return ({ lang, meta, value }: Code): Draft<MarkdownBlockView> => {
    const { language, name } = fenceOf([lang, meta].filter(Boolean).join(' '));
    if (value.length <= MAX_COLORED) colorable -= value.length;
    return { code: colored(value, colorable < 0 ? undefined : language), language, name };
  };
}
