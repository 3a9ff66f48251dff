import type { Block, Section } from '../../index.d.ts';
import { type Entry, group, hasLetters, type Tree } from '../tree.ts';
import { keyLabel } from './labels.ts';
import { readLine, readLinks } from './lines.ts';
import { isKept, isWrapper, sectionOf } from './meaning.ts';
import type { Notes } from './notes.ts';
import { isLong, readList, readProse } from './values.ts';

/** Keys of settings and lists of files, which are of no use to a visitor. */
const SETTINGS = [
  /^(?:order|locale|theme|layout|template|config|option|param)/i,
  /(?:order|settings|config|titles|labels|headings)$/i,
];

/** True if a person would read a text: words, not an identifier, a file or an address. */
const isReadable = ({ words }: Tree): boolean =>
  hasLetters(words) &&
  (/\s/.test(words.trim()) || !/\/|^[\w-]+\.\w{2,4}$|^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(words));

/** True if a value has a list in it that a person would read, of which at most half is names of sections. */
function hasEntries(tree: Tree): boolean {
  if (tree.kind !== 'list') return tree.entries.some(({ value }) => hasEntries(value));
  const texts = tree.leaves.filter(isReadable);
  const names = texts.filter(({ words }) => sectionOf(words));
  return texts.length > 0 && names.length * 2 <= texts.length;
}

/** Returns the owner's section that an entry is, with its lists and texts as blocks; none if no list of entries is in it. */
export function readOwnSection({ key, value }: Entry, notes: Notes): Section[] {
  if (SETTINGS.some((form) => form.test(key)) || !hasEntries(value)) return [];
  const title = value.leafAt('title', 'heading', 'name', 'label');
  const heading = title ? readLine(title, notes) : keyLabel(key);
  // What has become the heading is not said again.
  const rest = title ? group(value.entries.filter((entry) => entry.value !== title)) : value;
  const blocks = heading ? blocksFrom(rest, notes) : [];
  return blocks.length ? [{ key, heading, blocks }] : [];
}

function blocksFrom(tree: Tree, notes: Notes): Block[] {
  if (tree.kind === 'group') return tree.entries.flatMap((entry) => blocksOfEntry(entry, notes));
  if (tree.kind === 'list') {
    const list = tree.items.filter((item) => !hasPoints(item)).flatMap((item) => readList(item, notes));
    const groups = tree.items.filter(hasPoints).flatMap((item) => groupOf(item, notes));
    return [...(list.length ? [{ list }] : []), ...groups];
  }
  return isReadable(tree) && /\s|\p{Lo}{6}/u.test(tree.words) ? [{ text: readProse([tree], notes) }] : [];
}

function blocksOfEntry(entry: Entry, notes: Notes): Block[] {
  const { key, value } = entry;
  if (isKept(entry)) return [];
  const blocks = blocksFrom(value, notes);
  const [only, ...more] = blocks;
  if (!only || more.length || !('list' in only) || value.isLeaf || isWrapper(key)) return blocks;
  return [{ group: { heading: keyLabel(key), items: only.list } }];
}

/** True if an item has several parts, one of them a long text. */
const hasPoints = (item: Tree): boolean =>
  item.entries.length > 1 && item.entries.some(({ value }) => isLong(value));

/** Returns an item as a heading with its points below it; several lists of points are a block each, with their names. */
function groupOf(item: Tree, notes: Notes): Block[] {
  const facts = group(item.entries.filter(({ value }) => !isLong(value)));
  const parts = item.entries
    .filter(({ value }) => isLong(value))
    .map(({ key, value }) => ({ heading: keyLabel(key), items: readList(value, notes) }));
  // A heading has no links.
  const { text: heading, urls } = readLinks(facts, notes);
  const hasNames = parts.filter(({ items }) => items.length > 1).length > 1;
  const items = [...urls, ...(hasNames ? [] : parts.flatMap((part) => part.items))];
  const list = [heading, ...items].filter(Boolean);
  const main: Block[] =
    heading && items.length ? [{ group: { heading, items } }] : list.length ? [{ list }] : [];
  return [...main, ...(hasNames ? parts.map((group) => ({ group })) : [])];
}
