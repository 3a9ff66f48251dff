import { normalizeKey } from '../../../plugins/check/field-names.ts';
import { type Entry, group, list, Tree } from '../tree.ts';
import keys from './keys.json' with { type: 'json' };
import { areWords, fieldsOf, isKept, isOneOf, isWrapper, kindOf, meaningOf } from './meaning.ts';
import { labelOf } from './values.ts';

/** The entries of one of a résumé's lists, a group or a text each, however the list is written. */
export function partsOf(section: string, tree: Tree): Tree[] {
  if (tree.isLeaf) {
    const isLine = /skills|interests/.test(section) && tree.words.includes(',');
    return [isLine ? group([{ key: 'keywords', value: tree }]) : tree];
  }
  if (tree.kind === 'list') return tree.items.flatMap((item) => itemParts(section, item));
  const lists = tree.entries.filter(({ key, value }) => isWrapper(key) && value.kind === 'list');
  const others = tree.entries.filter((entry) => !lists.includes(entry));
  if (lists.length && others.every(({ value }) => value.isLeaf))
    return partsOf(section, list(lists.flatMap(({ value }) => value.items)));
  const known = tree.entries.filter(({ key, value }) => value.isLeaf && meaningOf(section, key));
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !areWords(section);
  return isEntry ? positionsIn(section, tree) : tree.entries.flatMap((entry) => fromKey(section, entry));
}

function itemParts(section: string, item: Tree): Tree[] {
  const [only, ...more] = item.entries;
  if (item.kind === 'list') return item.items;
  if (!only || more.length) return positionsIn(section, item);
  if (isOneOf(keys.textWrappers, normalizeKey(only.key)) && only.value.isLeaf && section !== 'references')
    return [only.value];
  // `- English: fluent` in YAML, whose key is no field but the name.
  const isField = meaningOf(section, only.key) || isKept(only) || only.value.kind === 'group';
  return isField ? positionsIn(section, item) : fromKey(section, only);
}

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: string, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : fieldsOf(section);
  if (/^\d+$/.test(key)) return [value];
  const name = { key: first, value: new Tree({ kind: 'string', words: labelOf(key) }) };
  if (value.kind === 'group') {
    const hasName = value.entries.some((entry) => meaningOf(section, entry.key) === first);
    return positionsIn(section, group([...(hasName ? [] : [name]), ...value.entries]));
  }
  if (value.items.some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsOf(section, value);
  const under = fieldsOf(section).find((field) => /list|keywords/.test(kindOf(field)));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group([name, { key: field, value }])];
}

/** One entry for each position at an employer, whose name, address and place are those of each. */
function positionsIn(section: string, item: Tree): Tree[] {
  const lists = item.entries.filter(({ value }) => value.kind === 'list');
  const inner = lists.find(({ key }) => isOneOf(keys.positions, key.toLowerCase()));
  if (section !== 'work' || !inner) return [item];
  const shared = item.entries.filter(({ key }) => isOneOf('name url location', meaningOf(section, key)));
  return inner.value.items.map((each) =>
    group([...(each.isLeaf ? [{ key: 'position', value: each }] : each.entries), ...shared]),
  );
}
