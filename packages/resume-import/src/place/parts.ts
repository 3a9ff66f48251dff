import { type Entry, entriesOf, group, hasLetters, leafOf, list, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import { formOf } from './forms.ts';
import { isOneOf, KEYS } from './keys.ts';
import { keyLabel } from './labels.ts';
import { isKept, isWrapper, meaningOf, sectionOf } from './meaning.ts';
import { type ListName, traitsOf } from './sections.ts';

/** Returns the entries of one of the résumé's lists, however it is written: each is a group or a text. */
export const partsOf = (section: ListName, tree: Tree): Tree[] =>
  partsIn(section, tree).flatMap((part) => (section === 'work' ? positionsIn(part) : [part]));

function partsIn(section: ListName, tree: Tree): Tree[] {
  if (tree.isLeaf) {
    const isLine = traitsOf(section).haveCommas && tree.words.includes(',');
    return [isLine ? group([{ key: 'keywords', value: tree }]) : tree];
  }
  if (tree.kind === 'list') return tree.items.flatMap((item) => itemParts(section, item));
  const lists = tree.entries.filter(({ key, value }) => isWrapper(key) && value.kind === 'list');
  const others = tree.entries.filter((entry) => !lists.includes(entry));
  if (lists.length && others.every(({ value }) => value.isLeaf))
    return partsIn(section, list(lists.flatMap(({ value }) => value.items)));
  const known = tree.entries.filter(({ key, value }) => value.isLeaf && meaningOf(section, key));
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !traitsOf(section).areWords;
  return isEntry ? [tree] : tree.entries.flatMap((entry) => fromKey(section, entry));
}

function itemParts(section: ListName, item: Tree): Tree[] {
  if (item.kind === 'list') return item.items;
  const [only, ...more] = item.entries;
  if (only && !more.length) {
    const { key, value } = only;
    // `job: { … }`, `bullet: …`
    if (value.kind === 'group' && sectionOf(`${key}s`) === section) return itemParts(section, value);
    const isText = value.isLeaf && isOneOf(KEYS.textWrappers, key);
    if (isText && !traitsOf(section).areOthers) return [value];
  }
  // Keys that say what the values are about, `2019: { … }`, `1.: Acme`, `Spanish: native`; a single key does.
  const isName = (entry: Entry) => !meaningOf(section, entry.key) && !isKept(entry);
  const isAbout = ({ key }: Entry) => traitsOf(section).areWords || !hasLetters(key) || readSpan(key);
  const areNames = item.entries.every((entry) => isName(entry) && (!more.length || isAbout(entry)));
  return only && areNames ? item.entries.flatMap((entry) => fromKey(section, entry)) : [item];
}

/** Returns the entries that a key and its value are, such as `"English": "fluent"` or `"2019": { … }`. */
function fromKey(section: ListName, { key, value }: Entry): Tree[] {
  const { areWords, hasSpan } = traitsOf(section);
  const [first] = keyedFields(section);
  // `{ name: "HTML, CSS" }`
  if (areWords && value.isLeaf && meaningOf(section, key) === first) return partsIn(section, value);
  if (hasSpan && readSpan(key)) {
    const fields = value.isLeaf ? entriesOf({ [first]: value }) : value.entries;
    return [group([...fields, { key: 'period', value: leafOf(key) }])];
  }
  return hasLetters(key) ? withName(section, keyLabel(key), value) : [value];
}

/** Returns the fields that a key and its value are. */
function keyedFields(section: ListName): [string, string] {
  const { keyed, fields } = traitsOf(section);
  const [first = '', second = ''] = keyed ?? fields;
  return [first, second];
}

/** Returns the entries that have a name and a value, such as `"Frontend": ["CSS"]` or `"acme": { … }`. */
function withName(section: ListName, name: string, value: Tree): Tree[] {
  const { fields, areWords, haveCommas } = traitsOf(section);
  const [first, second] = keyedFields(section);
  // `{ backend: { expert: [Go], familiar: [C] } }`
  const isNested = value.entries.every((each) => each.value.kind === 'list') && value.entries.length > 1;
  if (section === 'skills' && isNested)
    return value.entries.map((inner) => {
      const label = leafOf(`${name}: ${keyLabel(inner.key)}`);
      return group(entriesOf({ [first]: label, keywords: inner.value }));
    });
  if (value.kind === 'group') {
    const has = (field: string) => value.entries.some(({ key }) => meaningOf(section, key) === field);
    const title = [first, 'name'].find((field) => fields.includes(field) && !has(field));
    return [group([...(title ? [{ key: title, value: leafOf(name) }] : []), ...value.entries])];
  }
  if (value.items.some((item) => item.kind === 'group') && !haveCommas) return partsIn(section, value);
  const under = fields.find((field) => ['list', 'keywords'].includes(formOf(field)));
  const field = under && (value.kind === 'list' || areWords) ? under : second;
  return [group(entriesOf({ [first]: leafOf(name), [field]: value }))];
}

/** Returns one entry for each position at an employer, with the employer's name, address and place. */
function positionsIn(item: Tree): Tree[] {
  const lists = item.entries.filter(({ value }) => value.kind === 'list');
  const inner = lists.find(({ key }) => isOneOf(KEYS.positions, key));
  if (!inner) return [item];
  const shared = item.entries.flatMap(({ key, value }) => {
    const meaning = meaningOf('work', key);
    // Around positions, a title is the employer's.
    if (meaning === 'position') return [{ key: 'name', value }];
    return ['name', 'url', 'location'].includes(meaning) ? [{ key, value }] : [];
  });
  // What was done there belongs to the first position.
  const done = item.entries.filter(({ key }) =>
    ['summary', 'description', 'highlights', 'keywords'].includes(meaningOf('work', key)),
  );
  return inner.value.items.map((position, index) =>
    group([
      ...(position.isLeaf ? [{ key: 'position', value: position }] : position.entries),
      ...shared,
      ...(index ? [] : done),
    ]),
  );
}
