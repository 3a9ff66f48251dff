import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, group, list, type Tree } from '../tree.ts';
import { WRAPPERS } from './meaning.ts';

/** Keys of what only the tool that wrote a file has a use for; templates have `#` where a link would be. */
const TECHNICAL =
  /^(?:uuid|slug|icons?|iconname|logo|logourl|colou?r|order|index|sort|weight|columns|metadata|visible|hidden|private|enabled?|iconkeyword|createdat|updatedat|flavor|badge|class|attr|target|options|timezone|expanded|separatelinks|showlinkintitle)$/;
/** Flags by which builders mark what their owners don't want to show. */
const HIDDEN = /^(?:(?:visible|enabled?): false|(?:hidden|private): true)$/;

/** Whether something stays in `resume.json` as it is: `$schema`, `_note`, `x-note`, an `id`, `meta` unless it is a person. */
export const isKept = ({ key, value }: Entry): boolean =>
  /^(?:[$_]|x-|id$)/.test(key) || (key === 'meta' && !value.at('name'));

/** The tree without what no page shows: blank values, another tool's own, a template's links, and what is hidden. */
export function pruned(tree: Tree): Tree {
  if (tree.isLeaf) return tree;
  // Without an end, `[2019, null]` would be a day.
  if (tree.kind === 'list')
    return list(tree.items.map(pruned).filter((item) => item.isLeaf || hasMore(item)));
  const isHidden = tree.entries.some(({ key, value }) => HIDDEN.test(`${key}: ${value.words}`));
  if (isHidden) tree.leave('is marked as hidden');
  return group(isHidden ? [] : tree.entries.flatMap(prunedEntry));
}

function prunedEntry(entry: Entry): Entry[] {
  const { key, value } = entry;
  if (isKept(entry)) {
    value.settle('kept');
    return [entry];
  }
  const isSetting = TECHNICAL.test(normalizeKey(key)) && value.kind !== 'list';
  if (isSetting || (/url|link|href|site|pdf/i.test(key) && /^#[\w-]*$/.test(value.words))) {
    value.settle('technical');
    return [];
  }
  const rest = pruned(value);
  // Without its empty list, `{ name: Talks, items: [] }` would be a talk.
  return hasMore(rest) || (rest.kind === 'list' && WRAPPERS.test(key)) ? [{ key, value: rest }] : [];
}

/** Whether there is anything about which nothing has been decided. */
const hasMore = (tree: Tree): boolean => tree.kind === 'flag' || tree.leaves.some(({ fate }) => !fate);
