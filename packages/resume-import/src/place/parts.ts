import { normalizeKey } from '../text/field-names.ts';
import { type Entry, entriesOf, group, hasLetters, leafOf, list, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import keys from './keys.json' with { type: 'json' };
import { areWords, fieldsOf, formOf, hasSpan, isKept, isOneOf, isWrapper, meaningOf } from './meaning.ts';
import { keyLabel } from './values.ts';

/** Returns the entries of one of a résumé's lists, a group or a text each, however the list is written. */
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
  // The keys are what the values are about: `2019: { … }`, `1.: Acme`, `Spanish: native`, `job: { … }`.
  const isName = (entry: Entry) => !meaningOf(section, entry.key) && !isKept(entry);
  const isAbout = ({ key }: Entry) => areWords(section) || !hasLetters(key) || readSpan(key);
  if (more.length && item.entries.every((entry) => isName(entry) && isAbout(entry)))
    return item.entries.flatMap((entry) => fromKey(section, entry));
  if (!only || more.length) return positionsIn(section, item);
  if (only.value.kind === 'group' && meaningOf('resume', `${only.key}s`) === section)
    return itemParts(section, only.value);
  if (isOneOf(keys.textWrappers, normalizeKey(only.key)) && only.value.isLeaf && section !== 'references')
    return [only.value];
  // `- English: fluent` in YAML, whose key is no field but the name.
  return isName(only) ? fromKey(section, only) : positionsIn(section, item);
}

/** Returns an entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: string, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : fieldsOf(section);
  // `{ name: "HTML, CSS" }`
  if (areWords(section) && value.isLeaf && meaningOf(section, key) === first) return partsOf(section, value);
  const fields = value.isLeaf ? entriesOf({ [first]: value }) : value.entries;
  if (hasSpan(section) && readSpan(key))
    return positionsIn(section, group([...fields, { key: 'period', value: leafOf(key) }]));
  if (!hasLetters(key)) return [value];
  const name = leafOf(keyLabel(key));
  // `{ backend: { expert: [Go], familiar: [C] } }`
  const isNested = value.entries.every((each) => each.value.kind === 'list') && value.entries.length > 1;
  if (section === 'skills' && isNested)
    return value.entries.map((inner) => {
      const label = leafOf(`${keyLabel(key)}: ${keyLabel(inner.key)}`);
      return group(entriesOf({ [first]: label, keywords: inner.value }));
    });
  if (value.kind === 'group') {
    const has = (field: string) => value.entries.some((entry) => meaningOf(section, entry.key) === field);
    const title = [first, 'name'].find((field) => fieldsOf(section).includes(field) && !has(field));
    return positionsIn(section, group([...(title ? [{ key: title, value: name }] : []), ...value.entries]));
  }
  if (value.items.some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsOf(section, value);
  const under = fieldsOf(section).find((field) => /list|keywords/.test(formOf(field)));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group(entriesOf({ [first]: name, [field]: value }))];
}

/** Returns one entry for each position at an employer, whose name, address and place are those of each. */
function positionsIn(section: string, item: Tree): Tree[] {
  const lists = item.entries.filter(({ value }) => value.kind === 'list');
  const inner = lists.find(({ key }) => isOneOf(keys.positions, key.toLowerCase()));
  if (section !== 'work' || !inner) return [item];
  const shared = item.entries.flatMap(({ key, value }) => {
    const meaning = meaningOf(section, key);
    // Around positions, a title is the employer's.
    if (meaning === 'position') return [{ key: 'name', value }];
    return isOneOf('name url location', meaning) ? [{ key, value }] : [];
  });
  // What was done there stands at the first of them.
  const done = item.entries.filter(({ key }) =>
    isOneOf('summary description highlights keywords', meaningOf(section, key)),
  );
  return inner.value.items.map((each, index) =>
    group([
      ...(each.isLeaf ? [{ key: 'position', value: each }] : each.entries),
      ...shared,
      ...(index ? [] : done),
    ]),
  );
}
