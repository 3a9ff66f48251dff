import { type Entry, group, list, Tree } from '../tree.ts';
import { labelOf } from '../words/labels.ts';
import { areWords, fieldsOf, kindOf, meaningOf, NAMING, type SectionName, WRAPPERS } from './meaning.ts';
import { isKept } from './pruned.ts';

/** Jobs at one employer. */
const NESTED = /^(?:positions|roles|jobs|titles|history|experiences?)$/i;
/** Keys of a text in a group that only wraps it. */
const TEXT = /^(?:bullet|text|item|content|value)$/i;

/** The entries of one of a résumé's lists, a group or a text each, however the list is written. */
export function partsOf(section: SectionName, tree: Tree): Tree[] {
  if (tree.isLeaf) {
    const isLine = /skills|interests/.test(section) && tree.words.includes(',');
    return [isLine ? group([{ key: 'keywords', value: tree }]) : tree];
  }
  if (tree.kind === 'list') return tree.items.flatMap((item) => itemParts(section, item));
  const lists = tree.entries.filter(({ key, value }) => WRAPPERS.test(key) && value.kind === 'list');
  const others = tree.entries.filter((entry) => !lists.includes(entry));
  if (lists.length && others.every(({ value }) => value.isLeaf)) {
    for (const { key, value } of others) if (NAMING.includes(key)) value.settle('technical');
    return partsOf(section, list(lists.flatMap(({ value }) => value.items)));
  }
  const known = tree.entries.filter(({ key, value }) => value.isLeaf && meaningOf(section, key));
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !areWords(section);
  return isEntry ? positionsIn(section, tree) : tree.entries.flatMap((entry) => fromKey(section, entry));
}

function itemParts(section: SectionName, item: Tree): Tree[] {
  const [only, ...more] = item.entries;
  if (item.kind === 'list') return item.items;
  if (!only || more.length) return positionsIn(section, item);
  if (TEXT.test(only.key) && only.value.isLeaf && section !== 'references') return [only.value];
  // `- English: fluent` in YAML, whose key is no field but the name.
  const isField = meaningOf(section, only.key) || isKept(only) || only.value.kind === 'group';
  return isField ? positionsIn(section, item) : fromKey(section, only);
}

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: SectionName, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : fieldsOf(section);
  if (/^\d+$/.test(key)) return [value];
  const name = { key: first, value: new Tree({ kind: 'text', words: labelOf(key) }) };
  if (value.kind === 'group') {
    const hasName = value.entries.some((entry) => meaningOf(section, entry.key) === first);
    return positionsIn(section, group([...(hasName ? [] : [name]), ...value.entries]));
  }
  if (value.items.some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsOf(section, value);
  const under = fieldsOf(section).find((field) => /list|keywords/.test(kindOf(field) ?? ''));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group([name, { key: field, value }])];
}

/** One entry for each position at an employer, whose name, address and place are those of each. */
function positionsIn(section: SectionName, item: Tree): Tree[] {
  const inner = item.entries.find(({ key, value }) => NESTED.test(key) && value.kind === 'list');
  if (section !== 'work' || !inner) return [item];
  const shared = item.entries.filter(({ key }) =>
    /^(?:name|url|location)$/.test(meaningOf(section, key) ?? ''),
  );
  return inner.value.items.map((each) =>
    group([...(each.isLeaf ? [{ key: 'position', value: each }] : each.entries), ...shared]),
  );
}
