import { type Entry, entriesOf, group, hasLetters, leafOf, list, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import { isOneOf, KEYS } from './keys.ts';
import { keyLabel } from './lines.ts';
import { areWords, fieldsOf, formOf, hasSpan, isKept, isWrapper, meaningOf } from './meaning.ts';

/** Returns the entries of one of the résumé's lists, however it is written: each is a group or a text. */
export const partsOf = (section: string, tree: Tree): Tree[] =>
  partsIn(section, tree).flatMap((part) => (section === 'work' ? positionsIn(part) : [part]));

function partsIn(section: string, tree: Tree): Tree[] {
  if (tree.isLeaf) {
    const isLine = /skills|interests/.test(section) && tree.words.includes(',');
    return [isLine ? group([{ key: 'keywords', value: tree }]) : tree];
  }
  if (tree.kind === 'list') return tree.items.flatMap((item) => itemParts(section, item));
  const lists = tree.entries.filter(({ key, value }) => isWrapper(key) && value.kind === 'list');
  const others = tree.entries.filter((entry) => !lists.includes(entry));
  if (lists.length && others.every(({ value }) => value.isLeaf))
    return partsIn(section, list(lists.flatMap(({ value }) => value.items)));
  const known = tree.entries.filter(({ key, value }) => value.isLeaf && meaningOf(section, key));
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !areWords(section);
  return isEntry ? [tree] : tree.entries.flatMap((entry) => fromKey(section, entry));
}

function itemParts(section: string, item: Tree): Tree[] {
  if (item.kind === 'list') return item.items;
  const [only, ...more] = item.entries;
  if (only && !more.length) {
    const { key, value } = only;
    // `job: { … }`, `bullet: …`
    if (value.kind === 'group' && meaningOf('resume', `${key}s`) === section)
      return itemParts(section, value);
    const isText = value.isLeaf && isOneOf(KEYS.textWrappers, key);
    if (isText && section !== 'references') return [value];
  }
  // Keys that say what the values are about, `2019: { … }`, `1.: Acme`, `Spanish: native`; a single key does.
  const isName = (entry: Entry) => !meaningOf(section, entry.key) && !isKept(entry);
  const isAbout = ({ key }: Entry) => areWords(section) || !hasLetters(key) || readSpan(key);
  const areNames = item.entries.every((entry) => isName(entry) && (!more.length || isAbout(entry)));
  return only && areNames ? item.entries.flatMap((entry) => fromKey(section, entry)) : [item];
}

/** Returns an entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: string, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : fieldsOf(section);
  // `{ name: "HTML, CSS" }`
  if (areWords(section) && value.isLeaf && meaningOf(section, key) === first) return partsIn(section, value);
  const fields = value.isLeaf ? entriesOf({ [first]: value }) : value.entries;
  if (hasSpan(section) && readSpan(key)) return [group([...fields, { key: 'period', value: leafOf(key) }])];
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
    return [group([...(title ? [{ key: title, value: name }] : []), ...value.entries])];
  }
  if (value.items.some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsIn(section, value);
  const under = fieldsOf(section).find((field) => /list|keywords/.test(formOf(field)));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group(entriesOf({ [first]: name, [field]: value }))];
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
