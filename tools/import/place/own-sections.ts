import { slugOf } from '../../../plugins/content/text/slug.ts';
import type { BlockFile, SectionFile } from '../../../plugins/content/types.ts';
import { SECTION_IDS } from '../../../plugins/content/views/section-ids.ts';
import {
  at,
  childrenOf,
  type Entry,
  type Group,
  isBlank,
  isLeaf,
  leavesOf,
  settle,
  type Tree,
} from '../tree.ts';
import { labelOf } from '../words/labels.ts';
import { isHidden } from './entries.ts';
import { lineOf } from './lines.ts';
import { isTechnical } from './meaning.ts';
import { leave, readLine, readList, readProse } from './values.ts';

/** A longer text is a paragraph, not a word about the person. */
const PARAGRAPH = 40;

/** Whether something can be a section of the site: a list, or a longer text. */
export const canBeSection = (tree: Tree): boolean =>
  isLeaf(tree)
    ? tree.kind === 'text' && tree.words.trim().length > PARAGRAPH
    : leavesOf(tree).some(({ kind }) => kind === 'text');

/** A section of the owner's, with blocks made of whatever it contains; undefined if that is nothing. */
export function ownSection({ key, value }: Entry, others: SectionFile[]): SectionFile | undefined {
  if (isHidden(value)) {
    leave(value, 'is marked as hidden');
    return undefined;
  }
  const heading = headingIn(value) ?? labelOf(key);
  const blocks = blocksOf(value);
  if (!blocks.length) return undefined;
  const taken = [...SECTION_IDS, ...others.map(({ id }) => id)];
  const slug = slugOf(heading).replace(/^[^a-z]+/, '') || slugOf(key).replace(/^[^a-z]+/, '');
  const base = slug || `section-${others.length + 1}`;
  const id = taken.includes(base) ? `${base}-${others.length + 2}` : base;
  return { id, heading, blocks };
}

/** The title in a group that is more than that. */
function headingIn(tree: Tree): string | undefined {
  const title = ['title', 'heading', 'name', 'label']
    .map((key) => at(tree, key))
    .find((each) => each && isLeaf(each) && !isBlank(each));
  if (!title || tree.kind !== 'group' || !tree.entries.some(({ value }) => !isLeaf(value) && !isBlank(value)))
    return undefined;
  return readLine(title).text;
}

function blocksOf(tree: Tree): BlockFile[] {
  if (isLeaf(tree)) return textBlocks(tree);
  if (tree.kind === 'group') return tree.entries.flatMap((entry) => blocksOfEntry(entry));
  const list = tree.items.flatMap((item) => (isLongEntry(item) ? [] : readList(item)));
  const groups = tree.items
    .filter(isLongEntry)
    .flatMap((item) => (item.kind === 'group' ? groupOf(item) : []));
  return [...(list.length ? [{ list }] : []), ...groups];
}

function textBlocks(tree: Tree): BlockFile[] {
  const { text, items } = readProse(tree);
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return [...paragraphs.map((each) => ({ text: each })), ...(items.length ? [{ list: items }] : [])];
}

function blocksOfEntry({ key, value }: Entry): BlockFile[] {
  if (isBlank(value) || leavesOf(value).every(({ fate }) => fate)) return [];
  if (isTechnical(key) || /^(?:type|columns)$/i.test(key)) {
    settle(value, 'technical');
    return [];
  }
  if (isLeaf(value)) return textBlocks(value);
  if (isHidden(value)) {
    leave(value, 'is marked as hidden');
    return [];
  }
  const isNamed =
    !/^(?:items|list|entries|contents?|elements|info|history|bullets|highlights|data|children|contributions)$/i.test(
      key,
    ) && !/^\d+$/.test(key);
  const blocks = blocksOf(value);
  if (!isNamed) return blocks;
  const [only, ...more] = blocks;
  const heading = labelOf(key);
  return only && !more.length && 'list' in only ? [{ group: { heading, items: only.list } }] : blocks;
}

/** An entry with points or long texts gets a heading. */
const isLongEntry = (item: Tree): boolean =>
  item.kind === 'group' &&
  !isHidden(item) &&
  item.entries.length > 1 &&
  item.entries.some(({ value }) =>
    value.kind === 'list'
      ? value.items.length > 1 &&
        childrenOf(value).some((each) => leavesOf(each).some(({ words }) => words.length > 30))
      : isLeaf(value) && (value.words.length > 120 || value.words.trim().includes('\n')),
  );

function groupOf(item: Group): BlockFile[] {
  const isBody = ({ value }: Entry) =>
    value.kind === 'list' ||
    (isLeaf(value) && (value.words.length > 120 || value.words.trim().includes('\n')));
  const body = item.entries.filter((entry) => isBody(entry) && !isTechnical(entry.key));
  const head = item.entries.filter((entry) => !body.includes(entry));
  for (const { key, value } of head) if (isTechnical(key)) settle(value, 'technical');
  const title = lineOf({ kind: 'group', entries: head });
  const items = body.flatMap(({ value }) => readList(value));
  // A heading has no links.
  const [, label, url, rest = ''] = /^\[([^\]]+)\]\((\S+)\)(.*)$/s.exec(title) ?? [];
  const points = url ? [`[${url}](${url})`, ...items] : items;
  const heading = url ? `${label}${rest}` : title;
  if (!heading) return points.length ? [{ list: points }] : [];
  return points.length ? [{ group: { heading, items: points } }] : [{ list: [title] }];
}
