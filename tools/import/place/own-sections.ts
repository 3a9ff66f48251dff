import { slugOf } from '../../../plugins/content/text/slug.ts';
import type { BlockFile, SectionFile } from '../../../plugins/content/types.ts';
import { SECTION_IDS } from '../../../plugins/content/views/section-ids.ts';
import {
  type Entry,
  entriesOf,
  group,
  isBlank,
  isHidden,
  isLeaf,
  itemsOf,
  leafAt,
  leavesOf,
  settle,
  type Tree,
} from '../tree.ts';
import { labelOf } from '../words/labels.ts';
import { lineOf } from './lines.ts';
import { isTechnical } from './meaning.ts';
import { readLine, readList, readProse } from './values.ts';

/** A longer text is a paragraph, not a word about the person. */
const PARAGRAPH = 40;
/** A text as long, or with lines, needs more than a line. */
const isLong = (tree: Tree): boolean =>
  isLeaf(tree) && (tree.words.length > 120 || tree.words.trim().includes('\n'));

/** Whether something can be a section of the site: a list, or a longer text. */
export const canBeSection = (tree: Tree): boolean =>
  leavesOf(tree).some(
    ({ kind, words }) => kind === 'text' && (!isLeaf(tree) || words.trim().length > PARAGRAPH),
  );

/** A section of the owner's, with blocks made of whatever it contains; undefined if that is nothing. */
export function ownSection({ key, value }: Entry, others: SectionFile[]): SectionFile | undefined {
  const title = entriesOf(value).some((entry) => !isLeaf(entry.value))
    ? leafAt(value, 'title', 'heading', 'name', 'label')
    : undefined;
  const heading = title ? readLine(title).text : labelOf(key);
  const blocks = blocksOf(value);
  const taken = [...SECTION_IDS, ...others.map(({ id }) => id)];
  const [slug] = [heading, key, `section-${others.length + 1}`]
    .map((words) => slugOf(words).replace(/^[^a-z]+/, ''))
    .filter(Boolean);
  const id = taken.includes(slug ?? '') ? `${slug}-${others.length + 2}` : `${slug}`;
  return blocks.length ? { id, heading, blocks } : undefined;
}

function blocksOf(tree: Tree): BlockFile[] {
  if (tree.kind === 'group') return tree.entries.flatMap(blocksOfEntry);
  if (tree.kind === 'list') {
    const items = tree.items.filter((item) => !isHidden(item));
    const list = items.filter((item) => !isLongEntry(item)).flatMap(readList);
    return [...(list.length ? [{ list }] : []), ...items.filter(isLongEntry).flatMap(groupOf)];
  }
  const { text, items } = readProse(tree);
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return [...paragraphs.map((each) => ({ text: each })), ...(items.length ? [{ list: items }] : [])];
}

/** Names of lists that say nothing about what is in them. */
const UNNAMED =
  /^(?:items|list|entries|contents?|elements|info|history|bullets|highlights|data|children|contributions|\d+)$/i;

function blocksOfEntry({ key, value }: Entry): BlockFile[] {
  if (isTechnical(key) || /^(?:type|columns)$/i.test(key)) settle(value, 'technical');
  if (isBlank(value) || leavesOf(value).every(({ fate }) => fate) || isHidden(value)) return [];
  const [only, ...more] = blocksOf(value);
  const isNamed = !isLeaf(value) && !UNNAMED.test(key) && !more.length;
  if (only && isNamed && 'list' in only) return [{ group: { heading: labelOf(key), items: only.list } }];
  return only ? [only, ...more] : [];
}

/** An entry with points or long texts gets a heading. */
const isLongEntry = (item: Tree): boolean =>
  entriesOf(item).length > 1 &&
  entriesOf(item).some(
    ({ value }) =>
      isLong(value) ||
      (itemsOf(value).length > 1 &&
        (itemsOf(value).some((each) => each.kind === 'group') ||
          leavesOf(value).some(({ words }) => words.length > 30))),
  );

function groupOf(item: Tree): BlockFile[] {
  const body = entriesOf(item).filter(
    ({ key, value }) => (value.kind === 'list' || isLong(value)) && !isTechnical(key),
  );
  const title = lineOf(group(entriesOf(item).filter((entry) => !body.includes(entry))));
  const items = body.flatMap(({ value }) => readList(value));
  // A heading has no links.
  const [, label, url, rest = ''] = /^\[([^\]]+)\]\((\S+)\)(.*)$/s.exec(title) ?? [];
  const points = url ? [`[${url}](${url})`, ...items] : items;
  const heading = url ? `${label}${rest}` : title;
  if (!heading || !points.length) return [{ list: [title, ...points].filter(Boolean) }];
  return [{ group: { heading, items: points } }];
}
