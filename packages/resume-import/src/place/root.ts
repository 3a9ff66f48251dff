import { type Entry, list, type Tree } from '../tree.ts';
import { isOfPerson, listBeside, personIn } from './about-person.ts';
import { isOneOf, KEYS } from './keys.ts';
import { isKept, meaningOf, sectionOf } from './meaning.ts';
import { isAboutPerson } from './person.ts';
import { isList, type ListName, traitsOf } from './sections.ts';
import { isSection, named } from './self-named.ts';

type List = { section: ListName; value: Tree };
/** The file's top level: what is about the person, the résumé's lists, what stays as it is, and everything else. */
type Root = Record<'person' | 'kept' | 'others', Entry[]> & { lists: List[] };

/** Returns the parts of a file's top level, however it was nested. */
export function readRoot(tree: Tree): Root {
  const parts = placed(tree);
  const at = (place: keyof Root) => parts.filter((part) => part.place === place);
  const lists = at('lists').flatMap(({ section, value }) => (section ? [{ section, value }] : []));
  const renamed = (['work', 'education'] as const).flatMap((section) => {
    const part = at('others').find(({ value }) => isListOf(section, value));
    return part && !lists.some((list) => list.section === section) ? [{ section, value: part.value }] : [];
  });
  const others = at('others').filter(({ value }) => !renamed.some((list) => list.value === value));
  return { person: at('person'), lists: [...lists, ...renamed], kept: at('kept'), others };
}

/** Names of whom an entry was with, which entries of other lists lack. */
const OWNERS = { work: KEYS.employers, education: KEYS.schools };

/** True if every item of a list says by its fields that it is a job, or a school. */
function isListOf(section: keyof typeof OWNERS, { items }: Tree): boolean {
  const isOwned = ({ entries }: Tree) => entries.some(({ key }) => isOneOf(OWNERS[section], key));
  return items.length > 0 && items.every((item) => listFor(item) === section && isOwned(item));
}

/** An entry, and its place; a list has its section, too. */
type Placed = Entry & { place: keyof Root; section?: ListName };

/** Returns the parts of a level with their places; of what is around parts, these. */
function placed(tree: Tree): Placed[] {
  const items = tree.items.map((value) => {
    const section = isSection(value) ? '' : listFor(value);
    return { key: section, value: section ? list([value]) : value };
  });
  const parts = (tree.kind === 'list' ? items : tree.entries).map(named);
  const [only, ...more] = parts;
  if (only?.key === '' && !more.length) return placed(only.value);
  return parts.flatMap((entry): Placed[] => {
    const part = factsOf(entry);
    const place = TOP_LEVEL.find(([, , is]) => is(part))?.[1] ?? 'others';
    if (place === 'nowhere') return [];
    if (place === 'around') return placed(entry.value);
    if (place === 'lists') return [{ ...entry, place, section: part.section as ListName }];
    if (place !== 'about') return [{ ...entry, place }];
    return personIn(entry).map((field) => {
      const section = listBeside(field);
      return { ...field, place: section ? 'lists' : 'person', section };
    });
  });
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
