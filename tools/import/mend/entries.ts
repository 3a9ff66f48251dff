import { fieldFor, simple } from '../../../plugins/content/field-names.ts';
import { brief } from '../notes.ts';
import type { Entry, Path, Tree } from '../tree.ts';
import { at, group, isBlank, isLeaf, list, text, textGroup } from '../tree.ts';
import { readAddress } from '../words/addresses.ts';
import { networkName } from '../words/networks.ts';
import { reject } from './leaves.ts';
import { type GroupShape, type Mending, sectionOf } from './shape.ts';
import { BULLET, commaParts, unwrapped } from './texts.ts';

/** How people write the entries of a section without its fields. */
interface Short {
  /** What a bare text is. */
  text: string;
  /** What stands under a name of the owner's, as in `"English": "fluent"`, and what that name is, if not the same. */
  under?: string;
  name?: string;
  /** Whether several stand in one text, with commas between. */
  inOneLine?: boolean;
}

const SHORT: Record<string, Short> = {
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

/** Groups in a list, from whatever stands where one is meant. */
export function mendEntries(tree: Tree, shape: GroupShape, path: Path, by: Mending) {
  const section = sectionOf(path);
  const items = itemsOf(tree, shape, path, by);
  if (!items) return reject(tree, path, `is no list of ${section}`, by);
  const mended = items.flatMap((item, index): Tree[] => {
    const place = [...path, index];
    if (item.kind === 'null') by.notes.mend(item, place, 'null → taken out', 'null');
    if (isBlank(item)) return item.kind === 'group' && by.gentle ? [item] : [];
    if (isHidden(item)) {
      reject(item, place, 'is marked as hidden', by);
      return [];
    }
    const entry = item.kind === 'group' ? item : entryOf(item, place, by);
    const done = entry && by.mend(entry, shape, place);
    return done ? [done] : [];
  });
  return list(mended, tree);
}

function itemsOf(tree: Tree, { fields }: GroupShape, path: Path, by: Mending) {
  const section = sectionOf(path);
  if (tree.kind === 'list') return tree.items.flatMap((item) => (item.kind === 'list' ? item.items : [item]));
  if (tree.kind === 'null') return [];
  if (isLeaf(tree)) {
    const short = SHORT[section];
    if (!short || tree.kind === 'flag') return undefined;
    const parts = short.inOneLine ? commaParts(tree.words.replace(/\r?\n/g, ',')) : [tree.words];
    by.notes.mend(tree, path, `${brief(tree)} → a list of ${parts.length}`);
    return parts.map((words) => text(words.replace(BULLET, ''), tree));
  }
  const wrapped = unwrapped(tree);
  if (wrapped) {
    by.notes.mend(tree, path, 'a group around a list → the list');
    return wrapped.items;
  }
  const names = Object.keys(fields);
  const known = tree.entries.filter(
    ({ key, value }) => fieldFor(section, key, names) && isFitting(value, section),
  );
  if (known.length && known.length * 2 >= tree.entries.length) {
    by.notes.mend(tree, path, 'one group → a list of one');
    return [tree];
  }
  by.notes.mend(tree, path, `a group of ${tree.entries.length} → a list`);
  return tree.entries.flatMap((entry) => underName(entry, path, by));
}

/** Builders of résumés keep what their owners don't want to be seen. */
export const isHidden = (item: Tree): boolean => {
  const [visible, hidden] = [at(item, 'visible'), at(item, 'hidden')];
  return (
    (visible?.kind === 'flag' && visible.words === 'false') ||
    (hidden?.kind === 'flag' && hidden.words === 'true')
  );
};

/** In `{ "languages": ["Go"], "tools": [] }` of skills the keys are the owner's words, whatever they are elsewhere. */
const isFitting = (value: Tree, section: string): boolean => section !== 'skills' || isLeaf(value);

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function underName({ key, value }: Entry, path: Path, by: Mending): Tree[] {
  const section = sectionOf(path);
  if (isBlank(value) && value.kind !== 'text') return [];
  const short = SHORT[section];
  const title = short?.name ?? short?.text ?? 'name';
  const name = { key: title, value: text(networkName(key) ?? key, value) };
  const isNumber = /^\d+$/.test(key);
  if (value.kind === 'group') {
    const has = value.entries.some((entry) => simple(entry.key) === title);
    return [has || isNumber ? value : group([name, ...value.entries], value)];
  }
  if (isNumber) return [value];
  if (value.kind === 'flag') return value.words === 'true' ? [group([name], value)] : [];
  const under = value.kind === 'list' && section === 'projects' ? 'highlights' : short?.under;
  if (under) return [group([name, { key: under, value }], value)];
  reject(value, [...path, key], `is no entry of ${section}`, by);
  return [];
}

/** `English (fluent)` or `English: fluent`. */
const LANGUAGE = /^(?<name>[^(:–-]+?)\s*(?:\((?<level>[^)]+)\)|[:–-]\s*(?<rest>.+))$/;

/** An entry from a bare text. */
function entryOf(item: Tree, path: Path, by: Mending): Tree | undefined {
  const section = sectionOf(path);
  const main = SHORT[section]?.text;
  if (!main || !isLeaf(item) || item.kind === 'flag')
    return reject(item, path, `is no entry of ${section}`, by);
  const told = section === 'languages' ? LANGUAGE.exec(item.words)?.groups : undefined;
  const { name = item.words, level, rest = level } = told ?? {};
  const key = section === 'profiles' && !readAddress(item.words) ? 'username' : main;
  by.notes.mend(item, path, `${brief(item)} → ${key}${rest ? ' and fluency' : ''}`, `text ${section}`);
  return textGroup({ [key]: name, fluency: rest }, item);
}
