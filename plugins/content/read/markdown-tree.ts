import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { emphasis } from '../../../packages/resume-import/src/text/emphasis.ts';
import { type Fault, fileFault } from '../../fault.ts';

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

const START = { line: 1, column: 1, offset: 0 };
/** Where a node without a place would be: the types allow it, but all that is read from a text have one. */
const NOWHERE = { start: START, end: START };

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
  const pointOf = ({ position = NOWHERE }: Nodes): Position => position.start;
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
