import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { emphasis } from '../../../packages/resume-import/src/text/emphasis.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import type { Position } from './source.ts';

/** The trees of pages by their text: the dev server reads all pages after each change, and nearly all are unchanged. */
const trees = new Map<string, Root>();
const MAX_TREES = 200;

/** Returns the tree of a page's Markdown; whoever gets the tree must not change it. */
export function treeOf(text: string): Root {
  const known = trees.get(text);
  if (known) return known;
  if (trees.size === MAX_TREES) trees.clear();
  const extensions = [emphasis, gfmTable()];
  const tree = fromMarkdown(text, { extensions, mdastExtensions: [gfmTableFromMarkdown()] });
  trees.set(text, tree);
  return tree;
}

/** Returns a node and all that is in it. */
const nodesIn = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/** A page's Markdown as it is read: its readers note the place of each object in the file, and the faults. */
export type MarkdownTree = ReturnType<typeof openTree>;

/** Returns a page's Markdown, ready to be read. Whatever has no place on a page must become a fault: nothing is just left out. */
export function openTree(file: string, text: string) {
  const faults: Fault[] = [];
  const places = new WeakMap<object, Position>();
  const { children } = treeOf(text);
  const definitions = new Map<string, Definition>();
  // The first of several definitions with one name counts.
  for (const node of children.flatMap(nodesIn).reverse())
    if (node.type === 'definition') definitions.set(node.identifier, node);
  // The types allow nodes without a place, but all that are read from a text have one.
  const pointOf = ({ position }: Nodes) => (position as { start: Position }).start;
  return {
    text,
    children,
    faults,
    places,
    pointOf,
    refuse(node: Nodes, field: string, ...advice: Advice): [] {
      const { line, column } = pointOf(node);
      faults.push(fileFault(file, advice, { field, line, column }));
      return [];
    },
    /** Returns a value, whose type is what the caller expects: a field that no view has is an error of the compiler. */
    placed<T extends object>(node: Nodes, value: NoInfer<T>): T {
      places.set(value, pointOf(node));
      return value;
    },
    /** Makes a fault of the words at an offset of the text. */
    refuseAt(offset: number, field: string, ...advice: Advice): void {
      const lines = text.slice(0, offset).split(/\r\n?|\n/);
      const column = (lines.at(-1)?.length ?? 0) + 1;
      faults.push(fileFault(file, advice, { field, line: lines.length, column }));
    },
    /** Returns the target of a link or the file of a picture, with its title. */
    targetOf: (node: Link | LinkReference | Image | ImageReference): Pick<Link, 'url' | 'title'> =>
      'url' in node ? node : (definitions.get(node.identifier) ?? { url: '' }),
  };
}
