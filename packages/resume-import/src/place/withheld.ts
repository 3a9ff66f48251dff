import { marksHidden } from '../text/hidden-marks.ts';
import { type Entry, group, leafOf, list, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import { isNaming, isOneOf, KEYS } from './keys.ts';
import { isKept, isWrapper, meaningOf, sectionOf } from './meaning.ts';
import { TECHNICAL } from './notes.ts';
import { HIDDEN, IS_LETTER, namesLetter, rowFor, UNFIT } from './reasons.ts';
import { type Section, traitsOf } from './sections.ts';

/** Returns leaves that are for no page, each with the reason. */
export function withheldIn(tree: Tree, languageField?: Tree): Map<Tree, string> {
  const reasons = new Map<Tree, string>(languageField && [[languageField, TECHNICAL]]);
  const withhold = (part: Tree, reason: string) => {
    for (const leaf of part.isLeaf ? [part] : part.leaves) if (!reasons.has(leaf)) reasons.set(leaf, reason);
  };
  const visit = (part: Tree, isTop: boolean): void => {
    for (const [, reason, is] of UNFIT) if (is(part.words)) withhold(part, reason);
    for (const item of part.items) visit(item, isTop && part.items.length === 1);
    for (const entry of part.entries) {
      const isSetting = isTop && isOneOf(KEYS.settings, entry.key);
      const reason = isSetting ? TECHNICAL : rowFor(entry, part.entries)?.[1];
      if (reason) withhold(entry.value, reason);
      else visit(entry.value, isTop && isOneOf(KEYS.resumeWrappers, entry.key));
    }
    const names = ['type', 'title', 'name'].flatMap((name) => part.leafAt(name)?.words ?? []);
    // The file itself may be private.
    if (part !== tree && part.entries.some(({ key, value }) => marksHidden(key, value.words)))
      withhold(part, without(part, reasons).entries.every(isEmptied) ? TECHNICAL : HIDDEN);
    if (names.some((words) => namesLetter(words))) withhold(part, IS_LETTER);
  };
  visit(tree, true);
  return reasons;
}

/** True if an entry says nothing by itself: a figure, the name of a list without items. */
const isEmptied = ({ key, value }: Entry, _: number, siblings: Entry[]): boolean =>
  value.isBlank ||
  value.kind === 'number' ||
  (isNaming(key) && siblings.some((sibling) => sibling.value.kind === 'list' && sibling.value.isBlank));

/** Returns a tree without some leaves, and without the parts that are blank then; what is kept stays. */
export function without(tree: Tree, leaves: Map<Tree, string>, section: Section = ''): Tree {
  const { areWords, hasSpan } = traitsOf(section);
  const hasMore = (part: Tree) => part.leaves.some((leaf) => !leaves.has(leaf));
  if (tree.isLeaf) return tree;
  // Without an end, `[2019, null]` would be a day.
  const isLeft = (item: Tree) => (item.isLeaf ? !leaves.has(item) : hasMore(item));
  if (tree.kind === 'list')
    return list(tree.items.map((item) => without(item, leaves, section)).filter(isLeft));
  const isName = ({ key, value }: Entry) =>
    value.isLeaf && value.isBlank && !(section && meaningOf(section, key)) && !isOneOf(KEYS.technical, key);
  // A key without a value may say all: `{ Python: , SQL: }`, `{ 2019-2021: , company: Acme }`.
  if (areWords && tree.entries.every(isName)) return list(tree.entries.map(({ key }) => leafOf(key)));
  const entries = tree.entries.flatMap((entry) => {
    const { key } = entry;
    const value = without(entry.value, leaves, sectionOf(key) || section);
    if (isName(entry) && hasSpan && readSpan(key)) return [{ key: 'period', value: leafOf(key) }];
    if (isName(entry) && areWords) return [{ key, value: leafOf('') }];
    // Without its empty list, `{ name: Talks, items: [] }` would be a talk.
    const stays = value.kind === 'boolean' ? !leaves.has(value) : value.kind === 'list' && isWrapper(key);
    return isKept(entry) ? [entry] : stays || hasMore(value) ? [{ key, value }] : [];
  });
  return group(entries);
}
