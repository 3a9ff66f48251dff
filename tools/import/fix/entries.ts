import { canonicalField, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { brief } from '../notes.ts';
import type { Entry, Tree } from '../tree.ts';
import { at, group, isBlank, isLeaf, list, text, textGroup } from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { withoutBullet } from '../words/items.ts';
import { networkName } from '../words/networks.ts';
import type { Place } from './place.ts';
import type { GroupShape } from './shape.ts';
import { commaParts, noteBeside, unwrapped } from './texts.ts';

/** Flags of résumé builders. */
const VISIBILITY = ['visible', 'hidden', 'private'];

/** How people write the entries of a section without using its fields. */
interface Shorthand {
  /** The field that a bare text is for. */
  text: string;
  /** Of `"English": "fluent"`: the field that the value is for, and the field that the key is for, if not `text`. */
  under?: string;
  name?: string;
  /** Whether one text may contain several, separated by commas. */
  inOneLine?: boolean;
}

const SHORTHANDS: Record<string, Shorthand> = {
  awards: { text: 'title' },
  certificates: { text: 'name' },
  publications: { text: 'name' },
  skills: { text: 'name', under: 'keywords', inOneLine: true },
  languages: { text: 'language', under: 'fluency', inOneLine: true },
  interests: { text: 'name', under: 'keywords', inOneLine: true },
  references: { text: 'reference', under: 'reference', name: 'name' },
  projects: { text: 'name', under: 'description' },
  profiles: { text: 'url', under: 'url', name: 'network' },
};

/** A list of groups; anything else in its place is converted. */
export function fixEntries(tree: Tree, shape: GroupShape, place: Place) {
  const { section } = place;
  const items = itemsOf(tree, shape, place);
  if (!items) return place.reject(tree, `is not a list of entries for ${section}`);
  const fixed = items.flatMap((item, index): Tree[] => {
    const itemPlace = place.at(index);
    if (item.kind === 'null') itemPlace.noteFix(item, 'null → removed', 'null');
    if (isBlank(item)) return item.kind === 'group' && place.context.minimal ? [item] : [];
    if (isHidden(item) || (section === 'references' && isFlagged(item, 'private', 'true'))) {
      itemPlace.reject(item, 'is marked as hidden');
      return [];
    }
    const entry = item.kind === 'group' ? item : entryOf(item, itemPlace);
    const done = entry && place.context.fix(entry, shape, itemPlace);
    return done ? [done] : [];
  });
  return list(fixed, tree);
}

function itemsOf(tree: Tree, { fields }: GroupShape, place: Place) {
  const { section } = place;
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) =>
      item.kind === 'list' ? item.items : keyedEntry(item, Object.keys(fields), place.at(index)),
    );
  if (isLeaf(tree)) {
    const shorthand = SHORTHANDS[section];
    if (!shorthand || tree.kind === 'flag') return undefined;
    const parts = shorthand.inOneLine ? commaParts(tree.words.replace(/\r?\n/g, ',')) : [tree.words];
    place.noteFix(tree, `${brief(tree)} → a list of ${parts.length}`);
    return parts.map((words) => text(withoutBullet(words), tree));
  }
  const wrapped = unwrapped(tree);
  if (wrapped) {
    place.noteFix(tree, 'a group around a list → just the list');
    noteBeside(tree, place);
    return wrapped.items;
  }
  const names = Object.keys(fields);
  const fieldEntries = tree.entries.filter(
    ({ key, value }) => canonicalField(section, key, names) && fits(value, section),
  );
  if (fieldEntries.length && fieldEntries.length * 2 >= tree.entries.length) {
    place.noteFix(tree, 'one group → a list of one');
    return [tree];
  }
  place.noteFix(tree, `a group of ${tree.entries.length} → a list`);
  return tree.entries.flatMap((entry) => entryOfKey(entry, place));
}

/** An item such as `- English: fluent` in YAML, whose key is no field but the name; any other item is itself. */
function keyedEntry(item: Tree, names: string[], place: Place): Tree[] {
  const { section } = place;
  const [only, ...more] = item.kind === 'group' ? item.entries : [];
  if (place.context.minimal || !only || more.length || !SHORTHANDS[section]?.under) return [item];
  if (canonicalField(section, only.key, names) || /^(?:[$_]|x-|id$)/i.test(only.key)) return [item];
  if (only.value.kind === 'group') return [item];
  place.noteFix(item, `${brief(item)} → an entry named ${only.key}`, `keyed ${section}`);
  return entryOfKey(only, place);
}

/** Whether an entry is marked as hidden, as résumé builders do with entries that their owners don't want to show. */
export const isHidden = (item: Tree): boolean =>
  isFlagged(item, 'visible', 'false') || isFlagged(item, 'hidden', 'true');

/** Whether a field says that its entry is not hidden, as builders note of every entry. */
export const isShown = ({ key, value }: Entry): boolean =>
  VISIBILITY.includes(key) && value.kind === 'flag' && value.words === String(key === 'visible');

const isFlagged = (item: Tree, key: string, words: string): boolean => {
  const flag = at(item, key);
  return flag?.kind === 'flag' && flag.words === words;
};

/**
 * Whether the value of a known key suits the section. In skills such as `{ "languages": ["Go"], "tools": [] }` the keys
 * are names of skills even where they look like fields.
 */
const fits = (value: Tree, section: string): boolean => section !== 'skills' || isLeaf(value);

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function entryOfKey({ key, value }: Entry, place: Place): Tree[] {
  const { section } = place;
  const shorthand = SHORTHANDS[section];
  const title = shorthand?.name ?? shorthand?.text ?? 'name';
  const name = { key: title, value: text(networkName(key) ?? key, value) };
  const isNumber = /^\d+$/.test(key);
  // An account without a user name is none, but a language without a level is one.
  if (isBlank(value)) return isNumber || section === 'profiles' ? [] : [group([name], value)];
  if (value.kind === 'group') {
    const hasTitle = value.entries.some((entry) => normalizeKey(entry.key) === title);
    return [hasTitle || isNumber ? value : group([name, ...value.entries], value)];
  }
  if (isNumber) return [value];
  if (value.kind === 'flag') return value.words === 'true' ? [group([name], value)] : [];
  const under = value.kind === 'list' && section === 'projects' ? 'highlights' : shorthand?.under;
  if (under) return [group([name, { key: under, value }], value)];
  place.at(key).reject(value, `is not an entry for ${section}`);
  return [];
}

/** `English (fluent)` or `English: fluent`. */
const LANGUAGE = /^(?<name>[^(:–-]+?)\s*(?:\((?<level>[^)]+)\)|[:–-]\s*(?<rest>.+))$/;

/** An entry from a bare text. */
function entryOf(item: Tree, place: Place): Tree | undefined {
  const { section } = place;
  const main = SHORTHANDS[section]?.text;
  if (!main || !isLeaf(item) || item.kind === 'flag')
    return place.reject(item, `is not an entry for ${section}`);
  const match = section === 'languages' ? LANGUAGE.exec(item.words)?.groups : undefined;
  const { name = item.words, level, rest = level } = match ?? {};
  const key = section === 'profiles' && !readUrl(item.words) ? 'username' : main;
  place.noteFix(item, `${brief(item)} → ${key}${rest ? ' and fluency' : ''}`, `text ${section}`);
  return textGroup({ [key]: name, fluency: rest }, item);
}
