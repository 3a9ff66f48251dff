import { brief } from '../notes.ts';
import type { Leaf, List, Tree } from '../tree.ts';
import { isBlank, isLeaf, list, text } from '../tree.ts';
import { withoutBullet, withoutSign } from '../words/items.ts';
import { keepTexts, leavesOf } from './leaves.ts';
import type { Place } from './place.ts';

/** Keys of a list in a group that only wraps it. */
const LIST_WRAPPERS = /^(?:items|list|sets|entries|data|history|values|all|info|assignments|toolset|papers)$/;

/** A list of texts; a single text is split at its lines or commas. */
export function fixTexts(tree: Tree, place: Place): List | undefined {
  if (tree.kind === 'list') return list(textsIn(tree.items, place), tree);
  const wrapped = unwrapped(tree);
  if (wrapped) {
    noteBeside(tree, place);
    return fixTexts(wrapped, place);
  }
  if (isBlank(tree)) return undefined;
  const words = tree.kind === 'text' || tree.kind === 'number' ? split(tree.words, place) : leavesOf(tree);
  if (!words) return place.reject(tree, 'is not a list of texts');
  place.noteFix(tree, `${brief(tree)} → a list of ${words.length}`);
  const parts = words.map((each) => text(each, tree));
  return list(parts, tree);
}

const textsIn = (items: Tree[], place: Place): Leaf[] =>
  items.flatMap((item, index) => textsOf(item, place.at(index)));

function textsOf(item: Tree, place: Place): Leaf[] {
  if (item.kind === 'null') place.noteFix(item, 'null → removed', 'null');
  if (isBlank(item)) return place.context.minimal && item.kind === 'text' ? [item] : [];
  if (item.kind === 'text') return withoutSignOf(item, place);
  if (item.kind === 'list') {
    place.noteFix(item, 'a list in a list → its entries');
    return textsIn(item.items, place);
  }
  const words = withColon(item) ?? keepTexts(item, place)?.join(', ');
  if (!words) {
    place.reject(item, 'is not text');
    return [];
  }
  place.noteFix(item, `${brief(item)} → ${JSON.stringify(words)}`);
  return [text(words, item)];
}

/** An item without the sign that the page sets before it, too; none if there is nothing else. */
function withoutSignOf(item: Leaf, place: Place): Leaf[] {
  const words = withoutSign(item.words);
  if (place.context.minimal || words === item.words) return [item];
  place.noteFix(item, 'the sign before the text → removed', 'sign');
  return words ? [text(words, item)] : [];
}

/** A sentence that YAML reads as a group because of its colon, such as `- Cut the time: by half`. */
function withColon(item: Tree): string | undefined {
  const [only, ...more] = item.kind === 'group' ? item.entries : [];
  if (!only || more.length || !isLeaf(only.value) || isBlank(only.value)) return undefined;
  // The key of a real group, such as `{ "text": "…" }`, is one word that begins with a small letter.
  return /\s|^\P{Ll}/u.test(only.key) ? `${only.key}: ${only.value.words}` : undefined;
}

function split(words: string, place: Place): string[] {
  const lines = words.split(/\r?\n/).filter((line) => line.trim());
  const bare = lines.map((line) => withoutBullet(line).trim());
  if (lines.length > 1 || place.path.at(-1) === 'highlights') return bare;
  return commaParts(bare[0] ?? '');
}

/** The parts between commas, except commas in brackets. */
export const commaParts = (words: string): string[] =>
  words
    .split(/[,;|•·](?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The list in a group that only wraps a list, or several. */
export const unwrapped = (tree: Tree): List | undefined => {
  if (tree.kind !== 'group') return undefined;
  const lists = tree.entries.flatMap(({ key, value }) =>
    LIST_WRAPPERS.test(key) && value.kind === 'list' ? [value] : [],
  );
  const isAround = tree.entries.every(({ value }) => isLeaf(value) || lists.some((each) => each === value));
  const [first] = lists;
  const all = lists.flatMap(({ items }) => items);
  return isAround && first ? list(all, first) : undefined;
};

/** What the list in such a group is called, in the file or for the tool that wrote it. */
const CALLED = /^(?:id|name|title|label|heading|icon|type)$/i;

/** Notes the texts beside the list in such a group, for which the list has no room. */
export function noteBeside(tree: Tree, place: Place): void {
  for (const { key, value } of tree.kind === 'group' ? tree.entries : [])
    if (value.kind === 'text' && !isBlank(value) && !CALLED.test(key))
      place.at(key).reject(value, 'is beside a list');
}
