import { type Entry, group, list, type Tree } from '../tree.ts';
import { isOneOf, KEYS } from './keys.ts';
import { isKept, isWrapper, meaningOf, sectionOf } from './meaning.ts';
import { isAboutPerson } from './person.ts';
import { isList, type ListName, traitsOf } from './sections.ts';

/** The file's top level: what is about the person, the résumé's lists, what stays as it is, and everything else. */
type Root = Record<'person' | 'kept' | 'others', Entry[]> & { lists: { section: ListName; value: Tree }[] };

/** Returns the parts of a file's top level, however it was nested. */
export function readRoot(tree: Tree): Root {
  const root = sortInto({ person: [], lists: [], kept: [], others: [] }, tree);
  for (const section of ['work', 'education'] as const) {
    const renamed = root.others.find(({ value }) => isListOf(section, value));
    if (!renamed || root.lists.some((list) => list.section === section)) continue;
    root.lists.push({ section, value: renamed.value });
    root.others.splice(root.others.indexOf(renamed), 1);
  }
  return root;
}

/** Names of whom an entry was with, which entries of other lists lack. */
const OWNERS = { work: KEYS.employers, education: KEYS.schools };

/** True if every item of a list says by its fields that it is a job, or a school. */
function isListOf(section: keyof typeof OWNERS, { items }: Tree): boolean {
  const isOwned = ({ entries }: Tree) => entries.some(({ key }) => isOneOf(OWNERS[section], key));
  return items.length > 0 && items.every((item) => listFor(item) === section && isOwned(item));
}

/** Adds the parts of a level to those of the top level, each where it belongs, and returns all. */
function sortInto(root: Root, tree: Tree): Root {
  const items = tree.items.map((value) => {
    const section = isSection(value) ? '' : listFor(value);
    return { key: section, value: section ? list([value]) : value };
  });
  const parts = (tree.kind === 'list' ? items : tree.entries).map(named);
  if (parts.length === 1 && parts[0]?.key === '') return sortInto(root, parts[0].value);
  for (const entry of parts) {
    const part = factsOf(entry);
    const place = TOP_LEVEL.find(([, , is]) => is(part))?.[1] ?? 'others';
    if (place === 'around') sortInto(root, entry.value);
    else if (place === 'about')
      for (const field of personIn(entry)) {
        const section = listBeside(field);
        if (section) root.lists.push({ section, value: field.value });
        else root.person.push(field);
      }
    else if (place === 'lists') root.lists.push({ section: part.section as ListName, value: entry.value });
    else if (place !== 'nowhere') root[place].push(entry);
  }
  return root;
}

type Place = keyof Root | 'around' | 'about' | 'nowhere';

/** Where a part of the top level belongs, by the first row that it fits: `around` has such parts in it, `about` the person's. */
export const TOP_LEVEL: [example: string, place: Place, is: (part: Facts) => unknown][] = [
  ['id: mine', 'nowhere', ({ key }) => isOneOf(KEYS.settings, key)],
  ['x-note: mine', 'kept', isKept],
  ['profile: { work: [A] }', 'around', ({ field, hasLists }) => field === 'summary' && hasLists],
  ['"": { name: A, email: B }', 'around', ({ key, ofPerson }) => !key && ofPerson > 1],
  ['contact: { email: A }', 'about', ({ key, section }) => section === 'basics' || key === 'meta'],
  ['jobs: [{ type: work, items: [] }]', 'around', ({ isTimed, areSections }) => isTimed && areSections],
  ['skills: [Go]', 'lists', ({ section, isLine }) => isList(section) && !isLine],
  ['data: { skills: [Go] }', 'around', ({ key, isFlat }) => isOneOf(KEYS.resumeWrappers, key) && !isFlat],
  ['intro: { name: A }', 'about', ({ field, ofPerson }) => field === 'summary' && ofPerson],
  ['email: A', 'person', isAboutPerson],
];

type Facts = ReturnType<typeof factsOf>;

/** Returns the facts about a part of the top level that the rows of this table ask for. */
export function factsOf(entry: Entry) {
  const { entries, items, children, isLeaf } = entry.value;
  const section = sectionOf(entry.key);
  const isTimed = traitsOf(section).hasSpan;
  return {
    ...entry,
    section,
    isTimed,
    field: meaningOf('basics', entry.key),
    ofPerson: entries.filter(isOfPerson).length,
    hasLists: entries.some(({ key, value }) => !value.isLeaf && traitsOf(sectionOf(key)).hasSpan),
    areSections: items.length > 0 && items.every(isSection),
    isFlat: children.every((child) => child.isLeaf),
    isLine: isLeaf && (isAboutPerson(entry) || isTimed),
  };
}

/** Returns the list that an item belongs to, by its fields; empty if it belongs to none, as a person does. */
function listFor({ entries }: Tree): 'work' | 'education' | '' {
  const has = (section: ListName, ...fields: string[]) =>
    fields.every((field) => entries.some(({ key }) => meaningOf(section, key) === field));
  if (entries.some(({ key }) => isOneOf(KEYS.firstNames, key))) return '';
  const isEmployer = entries.some(({ key, value }) => isOneOf(KEYS.positions, key) && value.items.length);
  if (has('work', 'name', 'position') || (isEmployer && has('work', 'position'))) return 'work';
  return has('education', 'institution', 'studyType') ? 'education' : '';
}

/** True if a value is a section that names itself as one of a résumé's. */
const isSection = (value: Tree): boolean => !!sectionOf(named({ key: '', value }).key);

/** Returns a section that names itself, `{ title: Education, items: [] }`, by that name. */
function named(entry: Entry): Entry {
  const { key, value } = entry;
  // With several words, `resume` is the French summary, and no file's name.
  if (key === 'resume' && value.isLeaf && /\S\s+\S+\s+\S/.test(value.words)) return { key: 'summary', value };
  const contents = value.entries.find(({ key }) => isWrapper(key))?.value;
  if (!contents || sectionOf(key) || isAboutPerson(entry) || isOneOf(KEYS.resumeWrappers, key)) return entry;
  const names = KEYS.naming.flatMap((name) => value.leafAt(name) ?? []);
  const known = names.find(({ words }) => sectionOf(words));
  const isMore = value.entries.some((each) => each.value !== contents && !KEYS.naming.includes(each.key));
  if (isMore && !known) return entry;
  const name = known ?? value.leafAt('title', 'name', 'heading', 'label') ?? names[0];
  return { key: name?.words ?? key, value: pairs(contents) };
}

/** Returns a list of names and values as a group: `- { name: Full name, value: Jane Doe }`. */
function pairs(tree: Tree): Tree {
  const entries = tree.items.flatMap((item): Entry[] => {
    const name = item.leafAt('name', 'label', 'key');
    const value = item.at('value');
    return name && value && item.entries.length === 2 ? [{ key: name.words, value }] : [];
  });
  return tree.items.length > 0 && entries.length === tree.items.length ? group(entries) : tree;
}

const isOfPerson = ({ key }: Entry): boolean => /^(?:name|email|phone)$/.test(meaningOf('basics', key));

/** Returns the fields of a group about the person, and what else is beside them, as in a side bar. */
function personIn({ key, value }: Entry): Entry[] {
  const meaning = meaningOf('basics', key);
  const [only, ...others] = value.items;
  const isOnly = only && !others.length && only.entries.some(isOfPerson) && !only.leafAt('url');
  // A list of one person.
  if (isOnly && meaning !== 'profiles') return personIn({ key, value: only });
  if (value.isLeaf) return [{ key: meaning ? key : 'summary', value }];
  const fields = pairs(value);
  const isProse = ({ items }: Tree) => items.every((item) => item.isLeaf);
  if (fields.kind === 'list')
    return [{ key: meaning === 'summary' && isProse(fields) ? 'summary' : 'profiles', value: fields }];
  const isUnknown = ({ key }: Entry) => !meaningOf('basics', key) && !sectionOf(key);
  const isProseList = (entry: Entry) =>
    isUnknown(entry) && entry.value.items.length > 0 && isProse(entry.value);
  // `about: { paragraphs: [] }`
  if (meaning === 'summary' && fields.entries.every(isProseList))
    return fields.entries.map((entry) => ({ key: 'summary', value: entry.value }));
  return fields.entries.flatMap((entry) => {
    // `{ title: About me, content: … }` has a heading.
    if (KEYS.naming.includes(entry.key) && sectionOf(entry.value.words)) return [];
    return isPerson(entry) ? personIn(entry) : [entry];
  });
}

/** True if an entry in a group about the person is such a group itself. */
function isPerson({ key, value }: Entry): boolean {
  const field = meaningOf('basics', key);
  const isGroup = value.kind === 'group' ? !field || field === 'summary' : value.items.length > 0 && !field;
  return isGroup && sectionOf(key) === 'basics';
}

/** Returns which of the résumé's lists an entry beside the person's fields is; undefined if it is one of these fields. */
function listBeside({ key, value }: Entry): ListName | undefined {
  const section = sectionOf(key);
  const isField = value.isLeaf && (meaningOf('basics', key) || traitsOf(section).hasSpan);
  return isList(section) && !isField ? section : undefined;
}
