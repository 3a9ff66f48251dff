import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Image,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, ProsePart, ProseText } from '../../../src/views.ts';
import { coloured } from '../text/code.ts';
import { emphasis } from '../text/emphasis.ts';
import { isLinkUrl, LINK_STARTS, partOf, proseOf, proseToText } from '../text/inline-text.ts';
import { slugOf } from '../text/slug.ts';
import { decoded } from '../text/url.ts';
import type { Draft, FilmUse, MarkdownSection, PictureUse } from '../types.ts';

/** A place in a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What a page can't show, where it is, what it is, and what to do. */
export type Refused = [at: Position, what: string, problem: string, remedy: string];

/** What a page's Markdown refers to: its own name and title, and the files in `pictures/`. */
interface Around {
  name: string;
  title: string;
  pictures: string[];
}

type Blocks = Draft<Block>[];
type Children = (RootContent | BlockContent | DefinitionContent)[];

const FILM = /\.(mp4|webm)$/i;
const POSTER = /\.(png|jpe?g|webp|avif|tiff?|svg)$/i;

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

/** The trees by their text: after a change nearly all pages that the dev server reads are as they were. */
const trees = new Map<string, Root>();
const MOST_TREES = 200;

/** Returns the tree of a page's Markdown, which nobody changes. */
export function treeOf(text: string): Root {
  const known = trees.get(text);
  if (known) return known;
  if (trees.size === MOST_TREES) trees.clear();
  const extensions = [emphasis, gfmTable()];
  const tree = fromMarkdown(text, { extensions, mdastExtensions: [gfmTableFromMarkdown()] });
  trees.set(text, tree);
  return tree;
}

/** Returns a node and all that is in it. */
export const nodesIn = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/**
 * Reads the Markdown below a file's front matter. Whatever has no place on a page is refused, nothing is left out.
 * @returns the page's sections; what is refused; and where each object of them is in the file
 */
export function readBody(text: string, { name, title, pictures }: Around) {
  const refused: Refused[] = [];
  const places = new WeakMap<object, Position>();
  const tree = treeOf(text);
  const definitions = new Map(
    nodesIn(tree).flatMap((each) => (each.type === 'definition' ? [[each.identifier, each] as const] : [])),
  );
  /** The heading above what is read, which says what pictures are of. */
  let above = title;
  let hasCode = false;

  const pointOf = ({ position }: Nodes): Position => position?.start ?? { line: 1, column: 1 };
  const refuse = (node: Nodes, what: string, problem: string, remedy: string): [] => {
    refused.push([pointOf(node), what, problem, remedy]);
    return [];
  };
  const placed = <T extends object>(node: Nodes, value: T): T => {
    places.set(value, pointOf(node));
    return value;
  };

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
          return link(node);
        case 'linkReference': {
          const { url = '', title } = definitions.get(node.identifier) ?? {};
          return link({ ...node, type: 'link', url, title });
        }
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

  const writtenOf = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);

  function prose(nodes: PhrasingContent[]): ProseText {
    // Some signs of a formula look like emphasis, so that it is not one node.
    const texts = nodes.flatMap(nodesIn).filter(({ type }) => type === 'text');
    const found = [...texts.map(writtenOf).join('_').matchAll(BETWEEN_DOLLARS)];
    const first = texts.find((each) => writtenOf(each).includes('$'));
    if (first && found.some(([, inner = '']) => /[\\^_{]/.test(inner)))
      refuse(first, 'a formula', 'is not shown as one', 'write it as code, or show a picture of it');
    return proseOf(inline(nodes));
  }

  function words(node: Extract<Nodes, { type: 'text' }>): string {
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

  function html(node: Extract<Nodes, { type: 'html' }>): [] {
    const [tag = ''] = /^<!--|^<\/?[\w:-]*/.exec(node.value.trim()) ?? [];
    const remedy =
      tag === '<br' ? 'end the line with a backslash instead' : tag === '<!--' ? 'remove it' : INSTEAD;
    return refuse(node, 'HTML', `${tag}${tag === '<!--' ? ' …' : '>'} is not shown on a page`, remedy);
  }

  function link(node: Link): ProsePart | [] {
    const url = node.url.startsWith('#') ? `/${name}${node.url}` : node.url;
    if (node.title)
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

  function blocks(nodes: Children): Blocks {
    const all: Blocks = [];
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index] as Children[number];
      const made = node.type === 'heading' ? subheading(node) : block(node);
      const [last] = all.slice(-1);
      const [list] = made;
      // A subheading with nothing but a list below it is a group.
      const isLast = (nodes[index + 1]?.type ?? 'heading') === 'heading';
      if (list && 'list' in list && last && 'rare' in last && 'heading' in last.rare && isLast)
        all.splice(-1, 1, placed(node, { group: { heading: last.rare.heading, items: list.list } }));
      else all.push(...made);
    }
    return all;
  }

  function subheading(node: Heading): Blocks {
    if (node.depth === 3) {
      above = proseToText(prose(node.children));
      return [placed(node, { rare: { heading: above } })];
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
        return [placed(node, { rare: { quote: blocks(node.children) } })];
      case 'code': {
        const isFirst = !hasCode || undefined;
        hasCode = true;
        const fileName = node.meta?.replace(/\{[^{}]*\}|^\w+=|["']/g, '').trim() || undefined;
        const language = node.lang ?? undefined;
        return [
          placed(node, { rare: { code: coloured(node.value, language), language, name: fileName, isFirst } }),
        ];
      }
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => prose(cell.children)),
        );
        return [placed(node, { rare: { table: { head, rows, align: node.align ?? [] } } })];
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

  function list(node: List): Blocks[number] {
    const items = node.children.map((item) => blocks(item.children));
    const texts = items.flatMap(([first, ...others]) =>
      first && 'text' in first && !others.length ? [first.text] : [],
    );
    if (!node.ordered && texts.length === items.length) return { list: texts };
    return { rare: { items, start: node.ordered ? (node.start ?? 1) : undefined } };
  }

  const isMedia = ({ children }: Paragraph) =>
    children.some(({ type }) => /^image/.test(type)) &&
    children.every(
      (each) => /^(image|break)/.test(each.type) || (each.type === 'text' && !each.value.trim()),
    );

  /** Pictures in a row are a carousel. */
  function media({ children }: Paragraph): Blocks {
    const all: Blocks = [];
    for (const node of children) {
      if (node.type !== 'image' && node.type !== 'imageReference') continue;
      const { url = '', title } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {});
      const made = medium({ ...node, type: 'image', url, title });
      const last = all.at(-1);
      if (!made || 'film' in made) all.push(...(made ? [made] : []));
      else if (last && 'carousel' in last) last.carousel.pictures.push(made);
      else all.push(placed(node, { carousel: { label: above, pictures: [made] } }));
    }
    return all;
  }

  function medium(node: Image): PictureUse | { film: FilmUse } | undefined {
    const src = decoded(node.url).replace(/^(\.{0,2}\/)*(pictures\/)?/, '');
    const alt = node.alt ?? '';
    const says = FILM.test(src) ? 'happens in it' : 'it shows';
    if (!alt.trim()) refuse(node, 'a picture', 'has no words', `say between the brackets what ${says}`);
    else if (!src) refuse(node, 'a picture', 'has no file', 'name one in the parentheses');
    else if (!FILM.test(src))
      return placed<PictureUse>(node, { src, alt, ...(node.title && { caption: node.title }), role: 'wide' });
    else if (node.title)
      refuse(node, 'a film', 'has a title, which is not shown', 'write it as a text below the film');
    else {
      const beside = (kind: RegExp) =>
        pictures.find((each) => kind.test(each) && each.replace(kind, '') === src.replace(FILM, ''));
      const poster = beside(POSTER) ?? src.replace(FILM, '.png');
      return placed<{ film: FilmUse }>(node, {
        film: { src, captions: beside(/\.vtt$/i), poster: { src: poster, alt, role: 'wide' }, role: 'film' },
      });
    }
    return undefined;
  }

  const sections: MarkdownSection[] = [];
  const ends = tree.children.map((node, index) => (node.type === 'heading' && node.depth < 3 ? index : -1));
  const starts = [-1, ...ends.filter((index) => index >= 0)];
  for (const [index, start] of starts.entries()) {
    const heading = tree.children[start];
    const content = tree.children.slice(start + 1, starts[index + 1]);
    if (heading?.type !== 'heading') {
      const shown = blocks(content);
      if (shown.length) sections.push(placed(content[0] as Nodes, { id: 'overview', heading: '', shown }));
      continue;
    }
    if (heading.depth === 1)
      refuse(
        heading,
        'a heading',
        "is the page's title, which is in the front matter",
        'write ## for a section',
      );
    const written = proseToText(prose(heading.children));
    const [anchor = '', id] = /(?<!\s)\s*\{#([\w-]+)\}$/.exec(written) ?? [];
    const words = written.slice(0, written.length - anchor.length);
    above = words;
    const shown = blocks(content);
    if (!words) refuse(heading, 'a heading', 'has no words', 'write what its section is about');
    else if (!shown.length) refuse(heading, words, 'has nothing below it', 'write its text, or remove it');
    if (id && slugOf(id) !== id)
      refuse(heading, words, `${id} can't be in an address`, 'write lower-case letters, digits and hyphens');
    const name = slugOf(words).replace(/^[^a-z]+/, '') || 'section';
    const isTaken = name === 'section' || sections.some((each) => each.id === name);
    const own = id ?? (isTaken ? `${name}-${sections.length + 1}` : name);
    sections.push(placed(heading, { id: own, heading: words, shown }));
  }
  return { sections, refused, places };
}

const INSTEAD = 'write it as Markdown, or, if it is code, between backticks';
