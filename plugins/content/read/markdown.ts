import { basename } from 'node:path';
import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Heading,
  List,
  Nodes,
  Paragraph,
  RootContent,
} from 'mdast';
import type { Block, MarkdownBlockView } from '../../../src/views.ts';
import { colored, fenceOf, MAX_COLORED } from '../text/code.ts';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import { sectionIds, slugOf } from '../text/slug.ts';
import type { Draft, MarkdownSection } from '../types.ts';
import { proseReader } from './markdown-prose.ts';
import { mediumReader, openTree } from './markdown-tree.ts';

type Blocks = Draft<Block>[];
type Children = (RootContent | BlockContent | DefinitionContent)[];

/** The end of a heading with its id, its label in the bar, or both. */
const BRACES = /(?<!\s)\s*\{(?=[#b])(?:#([\w-]+))?(?:(?:(?<=\{)| )bar="([^"\s][^"]*)")?\}$/;

/** Returns a page's sections, its faults, and where each object of the sections is in the file; nothing is left out. */
export function readBody(text: string, file: string, title: string, pictures: string[]) {
  const tree = openTree(file, text);
  const { children, faults, places, refuse, placed } = tree;
  const { prose, html } = proseReader(tree, basename(file, '.md'));
  const medium = mediumReader(tree, pictures);
  /** The nearest heading above the block that is read; it is the label of carousels. */
  let headingAbove = title;
  /** How much code may still be colored. */
  let colorable = 4 * MAX_COLORED;

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
        return isMedia(node) ? media(node) : [placed(node, { text: prose(node.children) })];
      case 'list':
        return [placed(node, list(node))];
      case 'blockquote':
        return [placed(node, { markdown: quote(node) })];
      case 'code': {
        const { language, name } = fenceOf([node.lang, node.meta].filter(Boolean).join(' '));
        if (node.value.length <= MAX_COLORED) colorable -= node.value.length;
        const code = colored(node.value, colorable < 0 ? undefined : language);
        return [placed(node, { markdown: { code, language, name } })];
      }
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

  const isMedia = ({ children }: Paragraph) =>
    children.some(({ type }) => /^image/.test(type)) &&
    children.every(
      (child) => /^(image|break)/.test(child.type) || (child.type === 'text' && !child.value.trim()),
    );

  /** Returns the films of a paragraph, and its pictures in a row as a carousel. */
  function media({ children }: Paragraph): Blocks {
    const result: Blocks = [];
    for (const node of children) {
      if (node.type !== 'image' && node.type !== 'imageReference') continue;
      const picture = medium(node);
      const last = result.at(-1);
      if (!picture) continue;
      if ('film' in picture) result.push(picture);
      else if (last && 'carousel' in last) last.carousel.pictures.push(picture);
      else result.push(placed(node, { carousel: { label: headingAbove, pictures: [picture] } }));
    }
    return result;
  }

  function section(heading: Heading, content: Children): MarkdownSection {
    const isTitle = "is the page's title, which is in the front matter";
    if (heading.depth === 1) refuse(heading, 'a heading', isTitle, 'write ## for a section');
    const line = asOneLine(proseToText(prose(heading.children)));
    const [braces = '', id = '', label] = BRACES.exec(line) ?? [];
    const words = line.slice(0, line.length - braces.length);
    headingAbove = words;
    const faultCount = faults.length;
    const shown = blocks(content);
    if (!words) refuse(heading, 'a heading', 'has no words', 'write what its section is about');
    // Faults of the blocks below say already why none is shown.
    else if (!shown.length && faults.length === faultCount)
      refuse(heading, words, 'has nothing below it', 'write its text, or remove it');
    if (id && slugOf(id) !== id)
      refuse(heading, words, `${id} can't be in an address`, 'write lower-case letters, digits and hyphens');
    return placed(heading, { id, heading: words, ...(label && { label }), shown });
  }

  const headings = children.filter((node) => node.type === 'heading' && node.depth < 3) as Heading[];
  const starts = headings.map((heading) => children.indexOf(heading));
  const opening = children.slice(0, starts[0]);
  const shown = blocks(opening);
  const sections: MarkdownSection[] = shown.length
    ? [placed(opening[0] as Nodes, { id: '', heading: '', shown })]
    : [];
  for (const [index, heading] of headings.entries())
    sections.push(section(heading, children.slice((starts[index] ?? 0) + 1, starts[index + 1])));
  for (const [index, id] of sectionIds(sections).entries()) Object.assign(sections[index] ?? {}, { id });
  return { sections, faults, places };
}
