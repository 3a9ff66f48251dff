import { slugOf } from '../../../plugins/content/text/slug.ts';
import { type BlockFile, SECTION_IDS, type SectionFile } from '../../../plugins/content/types.ts';
import { type Entry, group, type Tree } from '../tree.ts';
import { isKept, isWrapper } from './meaning.ts';
import { labelOf, readLine, readList, readText } from './values.ts';

/** A longer text is a paragraph, not a word about the person. */
const PARAGRAPH = 40;

/** A section of the owner's, with blocks made of whatever it contains; none if that is nothing. */
export function ownSection({ key, value }: Entry, others: SectionFile[]): SectionFile[] {
  if (value.isLeaf && value.words.trim().length <= PARAGRAPH) return [];
  const isNamed = value.entries.some((entry) => !entry.value.isLeaf);
  const title = isNamed && value.leafAt('title', 'heading', 'name', 'label');
  const heading = title ? readLine(title).text : labelOf(key);
  const blocks = blocksOf(value);
  const taken = [...SECTION_IDS, ...others.map(({ id }) => id)];
  const idOf = (words: string) => slugOf(words).replace(/^[^a-z]+/, '');
  const slug = idOf(heading) || idOf(key) || `section-${others.length + 1}`;
  const id = taken.includes(slug) ? `${slug}-${others.length + 2}` : slug;
  return blocks.length ? [{ id, heading, blocks }] : [];
}

function blocksOf(tree: Tree): BlockFile[] {
  if (tree.kind === 'group') return tree.entries.flatMap(blocksOfEntry);
  if (tree.kind === 'list') {
    const list = tree.items.filter((item) => !hasPoints(item)).flatMap(readList);
    return [...(list.length ? [{ list }] : []), ...tree.items.filter(hasPoints).flatMap(groupOf)];
  }
  return tree.isBlank ? [] : [{ text: readText([tree]) }];
}

function blocksOfEntry(entry: Entry): BlockFile[] {
  const { key, value } = entry;
  // What has become the heading is not said again.
  if (isKept(entry) || value.leaves.every(({ fate }) => fate)) return [];
  const blocks = blocksOf(value);
  const [only, ...more] = blocks;
  if (!only || more.length || !('list' in only) || value.isLeaf || isWrapper(key)) return blocks;
  return [{ group: { heading: labelOf(key), items: only.list } }];
}

/** What needs more than a part of a line: a long text, lines, points. */
const isLong = (tree: Tree): boolean =>
  tree.isLeaf
    ? tree.words.length > 120 || tree.words.trim().includes('\n')
    : tree.items.length > 1 && tree.items.some((item) => !item.isLeaf || item.words.length > 30);

/** Whether an entry has such, and gets a heading. */
const hasPoints = (item: Tree): boolean =>
  item.entries.length > 1 && item.entries.some(({ value }) => isLong(value));

function groupOf(item: Tree): BlockFile[] {
  const facts = group(item.entries.filter(({ value }) => !isLong(value)));
  const points = item.entries.flatMap(({ value }) => (isLong(value) ? readList(value) : []));
  // A heading has no links.
  const { text: heading, urls } = readLine(facts);
  const items = [...urls, ...points];
  return [heading ? { group: { heading, items } } : { list: items }];
}
