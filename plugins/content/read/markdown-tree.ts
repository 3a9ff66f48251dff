import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { emphasis } from '../../../packages/resume-import/src/text/emphasis.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { asOneLine } from '../text/inline-text.ts';
import { decoded } from '../text/url.ts';
import type { FilmUse, PictureUse } from '../types.ts';

/** A place in a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}

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
const nodesIn = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/** What reads a page's Markdown notes here where each object is in the file, and what is a fault. */
export type MarkdownTree = ReturnType<typeof openTree>;

/** Returns the tree of a page's Markdown, to be read; whatever has no place on a page is a fault, nothing is left out. */
export function openTree(file: string, text: string) {
  const faults: Fault[] = [];
  const places = new WeakMap<object, Position>();
  const { children } = treeOf(text);
  const definitions = new Map<string, Definition>();
  // Of several with one name the first is the one.
  for (const each of children.flatMap(nodesIn).reverse())
    if (each.type === 'definition') definitions.set(each.identifier, each);
  // The types allow nodes without a place, but all that are read from a text have one.
  const pointOf = ({ position }: Nodes) => (position as { start: Position }).start;
  return {
    text,
    children,
    faults,
    places,
    pointOf,
    refuse(node: Nodes, what: string, problem: string, remedy: string): [] {
      const { line, column } = pointOf(node);
      faults.push(fileFault(file, problem, remedy, what, line, column));
      return [];
    },
    placed<T extends object>(node: Nodes, value: T): T {
      places.set(value, pointOf(node));
      return value;
    },
    /** Refuses what is at an offset of the text. */
    refuseAt(offset: number, what: string, problem: string, remedy: string): void {
      const lines = text.slice(0, offset).split(/\r\n?|\n/);
      const column = (lines.at(-1)?.length ?? 0) + 1;
      faults.push(fileFault(file, problem, remedy, what, lines.length, column));
    },
    /** Returns where a link leads, or a picture's file, and its title. */
    targetOf: (node: Link | LinkReference | Image | ImageReference): Pick<Link, 'url' | 'title'> =>
      'url' in node ? node : (definitions.get(node.identifier) ?? { url: '' }),
  };
}

const FILM = /\.(mp4|webm)$/i;
const POSTER = /\.(png|jpe?g|webp|avif|tiff?|svg)$/i;

/** Returns what reads the pictures and films of a page's Markdown; `pictures` are the files in `pictures/`. */
export function mediumReader({ placed, refuse, targetOf }: MarkdownTree, pictures: string[]) {
  return (node: Image | ImageReference): PictureUse | { film: FilmUse } | undefined => {
    const { url, title } = targetOf(node);
    const src = decoded(url).replace(/^(\.{0,2}\/)*(pictures\/)?/, '');
    const alt = asOneLine(node.alt ?? '');
    const [size] = /\|\s*\d+(?:x\d+)?\s*$/.exec(alt) ?? [];
    const says = FILM.test(src) ? 'happens in it' : 'it shows';
    if (!alt) refuse(node, 'a picture', 'has no words', `say between the brackets what ${says}`);
    else if (size) refuse(node, 'a picture', 'has a size among its words', `remove ${size}`);
    else if (!src) refuse(node, 'a picture', 'has no file', 'name one in the parentheses');
    else if (!FILM.test(src))
      return placed<PictureUse>(node, {
        src,
        alt,
        ...(title && { caption: asOneLine(title) }),
        role: 'wide',
      });
    else if (title)
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
  };
}
