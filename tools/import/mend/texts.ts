import { brief } from '../notes.ts';
import type { Group, Leaf, List, Path, Tree } from '../tree.ts';
import { isBlank, isLeaf, list, text } from '../tree.ts';
import { leavesOf, reject } from './leaves.ts';
import type { Mending } from './shape.ts';

/** Names of groups that only wrap a list. */
const WRAPPERS = ['items', 'list', 'entries', 'data', 'history', 'values', 'all'];

export const BULLET = /^\s*(?:[-–—*•·‣▪●◦]|\d+[.)])\s+/;

/** Texts in a list; one text is cut where its lines or commas are. */
export function mendTexts(tree: Tree, path: Path, by: Mending): List | undefined {
  if (tree.kind === 'list') return list(textsIn(tree.items, path, by), tree);
  const wrapped = tree.kind === 'group' ? unwrapped(tree) : undefined;
  if (wrapped) return mendTexts(wrapped, path, by);
  if (isBlank(tree)) return undefined;
  const words = tree.kind === 'text' || tree.kind === 'number' ? cut(tree.words, path) : leavesOf(tree);
  if (!words) return reject(tree, path, 'is no list of texts', by);
  by.notes.mend(tree, path, `${brief(tree)} → a list of ${words.length}`);
  const parts = words.map((each) => text(each, tree));
  return list(parts, tree);
}

const textsIn = (items: Tree[], path: Path, by: Mending): Leaf[] =>
  items.flatMap((item, index) => textsOf(item, [...path, index], by));

function textsOf(item: Tree, path: Path, by: Mending): Leaf[] {
  if (item.kind === 'null') by.notes.mend(item, path, 'null → taken out', 'null');
  if (isBlank(item)) return by.gentle && item.kind === 'text' ? [item] : [];
  if (item.kind === 'text') return [item];
  if (item.kind === 'list') {
    by.notes.mend(item, path, 'a list in a list → its entries');
    return textsIn(item.items, path, by);
  }
  const words = leavesOf(item)?.join(', ');
  if (!words) {
    reject(item, path, 'is no text', by);
    return [];
  }
  by.notes.mend(item, path, `${brief(item)} → ${JSON.stringify(words)}`);
  return [text(words, item)];
}

function cut(words: string, path: Path): string[] {
  const lines = words.split(/\r?\n/).filter((line) => line.trim());
  const bare = lines.map((line) => line.replace(BULLET, '').trim());
  if (lines.length > 1 || path.at(-1) === 'highlights') return bare;
  return commaParts(bare[0] ?? '');
}

/** The parts between commas that stand outside brackets. */
export const commaParts = (words: string): string[] =>
  words
    .split(/[,;|•·](?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The list in a group that only wraps one. */
export const unwrapped = (tree: Group): List | undefined => {
  const only = tree.entries.find(({ key, value }) => WRAPPERS.includes(key) && value.kind === 'list');
  const isAround = tree.entries.every((entry) => entry === only || isLeaf(entry.value));
  return isAround && only?.value.kind === 'list' ? only.value : undefined;
};
