import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, group, HIDDEN, list, PRIVATE, type Tree } from '../tree.ts';
import keys from './keys.json' with { type: 'json' };
import { hasSpan, isKept, isOneOf, isWrapper, meaningOf, NAMING } from './meaning.ts';
import { isAboutPerson } from './person.ts';

/** The file's top level: what is about the person, the résumé's lists, what stays as it is, and everything else. */
type Root = Record<'person' | 'lists' | 'kept' | 'others', Entry[]>;

/** Takes the top level apart, however it was nested. */
export function readRoot(tree: Tree, root: Root = { person: [], lists: [], kept: [], others: [] }): Root {
  const isJob = ({ entries }: Tree) =>
    ['name', 'position'].every((field) => entries.some(({ key }) => meaningOf('work', key) === field));
  const isWork = tree.items.length > 0 && tree.items.every(isJob);
  const items = isWork ? [{ key: 'work', value: tree }] : tree.items.map((value) => ({ key: '', value }));
  const parts = (tree.kind === 'list' ? items : tree.entries).map(named);
  if (parts.length === 1 && parts[0]?.key === '') return readRoot(parts[0].value, root);
  for (const entry of parts) {
    const { key, value } = entry;
    const section = meaningOf('resume', key);
    const isLine = value.isLeaf && (isAboutPerson(entry) || hasSpan(section));
    if (isOneOf(keys.settings, normalizeKey(key))) value.settle('technical');
    else if (isKept(entry)) root.kept.push(entry);
    else if (section === 'basics' || key === 'meta') root.person.push(...personIn(entry, root));
    else if (hasSpan(section) && value.items.length && value.items.every(isSection)) readRoot(value, root);
    else if (section && !isLine) root.lists.push({ key: section, value });
    else if (isOneOf(keys.resumeWrappers, normalizeKey(key)) && value.children.some((each) => !each.isLeaf))
      readRoot(value, root);
    else if (isAboutPerson(entry)) root.person.push(entry);
    else root.others.push(entry);
  }
  return root;
}

/** Whether a value is a section that names itself as one of a résumé's. */
const isSection = (value: Tree): boolean => !!meaningOf('resume', named({ key: '', value }).key);

/** A section that names itself, `{ title: Education, items: [] }`, by that name. */
function named(entry: Entry): Entry {
  const { key, value } = entry;
  const contents = value.entries.find((each) => isWrapper(each.key))?.value;
  if (!contents || meaningOf('resume', key) || isAboutPerson(entry) || isOneOf(keys.resumeWrappers, key))
    return entry;
  const names = NAMING.flatMap((name) => value.leafAt(name) ?? []);
  const known = names.find(({ words }) => meaningOf('resume', words));
  const isMore = value.entries.some((each) => each.value !== contents && !NAMING.includes(each.key));
  if (isMore && !known) return entry;
  for (const leaf of names) leaf.fate = 'technical';
  const name = known ?? value.leafAt('title', 'name', 'heading', 'label') ?? names[0];
  return { key: name?.words ?? key, value: pairs(contents) };
}

/** A list of names and values as a group: `- { name: Full name, value: Jane Doe }`. */
function pairs(tree: Tree): Tree {
  const entries = tree.items.flatMap((item): Entry[] => {
    const [name, value] = [item.leafAt('name', 'label', 'key'), item.at('value')];
    return name && value && item.entries.length === 2 ? [{ key: name.words, value }] : [];
  });
  if (!entries.length || entries.length < tree.items.length) return tree;
  for (const item of tree.items) item.leafAt('name', 'label', 'key')?.settle('technical');
  return group(entries);
}

/** The fields in a group about the person, and the sections that a side bar has beside them. */
function personIn(about: Entry, root: Root): Entry[] {
  const meaning = meaningOf('basics', about.key);
  if (about.value.isLeaf) return [{ key: meaning ? about.key : 'summary', value: about.value }];
  const given = pairs(about.value);
  const isProse = meaning === 'summary' && given.items.every((each) => each.isLeaf);
  if (given.kind === 'list') return [{ key: isProse ? 'summary' : 'profiles', value: given }];
  return given.entries.flatMap((entry): Entry[] => {
    const { key, value } = entry;
    const [section, field] = [meaningOf('resume', key), meaningOf('basics', key)];
    // `{ title: About me, content: … }` has a heading.
    if (NAMING.includes(key) && meaningOf('resume', value.words)) value.settle('technical');
    else if (section === 'basics' && value.kind === 'group' && (!field || field === 'summary'))
      return personIn(entry, root);
    else if (!section || section === 'basics' || (value.isLeaf && (field || hasSpan(section))))
      return [entry];
    else root.lists.push({ key: section, value });
    return [];
  });
}

/** A key that says whether people see something: `show`, `isPublished`, `include_in_cv`. */
const SHOWS =
  /^(?:is)?(?:show|shown|display|displayed|visible|includ(?:e|ed)|enabled?|publish(?:ed)?|public)(?:(?:in|on)\p{L}+)?$/u;
/** A key that says that nobody does; without a flag it is around what nobody sees. */
const HIDES =
  /^(?:is)?(?:hide|hidden|private|drafts?|exclud(?:e|ed)|disabled?|secrets?|confidential|unpublished|unlisted|unused|todos?)$/;
/** `about_old`, `websiteTodos`. */
const PUT_ASIDE =
  /(?:[_-](?:old|drafts?|backup|unused|hidden|private|todos?)|(?<=\p{Ll})(?:Old|Drafts?|Todos?))$/u;
const ON = /^(?:true|yes|on|1)$/i;
const OFF = /^(?:false|no|off|0|none|never)$/i;

const isFlag = ({ words }: Tree): boolean => ON.test(words) || OFF.test(words);

function marksHidden({ key, value: { words } }: Entry): boolean {
  const name = normalizeKey(key);
  if (name === 'visibility') return /^(?:private|hidden|none|draft)$/i.test(words);
  return (SHOWS.test(name) && OFF.test(words)) || (HIDES.test(name) && ON.test(words));
}

const LETTER = new RegExp(`^(?:${keys.letters.replaceAll(' ', '|')})$`, 'u');
const PRIVATE_KEY = new RegExp(keys.private, 'u');
const IS_LETTER = 'is a letter to one reader, so it is not shown';
const ENCRYPTED = /^(?:ENC\[|\$ANSIBLE_VAULT|-----BEGIN |age1|gAAAA)/;
/** What nobody reads, by its form: a colour, an icon's class, an identifier. */
const CODE =
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)|fa[bsrl]? fa-\S+|urn:\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Why a value is not for everybody, as its key or the value itself says. */
function withheld({ key, value }: Entry): string | undefined {
  const name = normalizeKey(key);
  if ((HIDES.test(name) || PUT_ASIDE.test(key)) && !isFlag(value)) return HIDDEN;
  if (LETTER.test(name)) return IS_LETTER;
  return PRIVATE_KEY.test(name) ? PRIVATE : undefined;
}

/** The tree without what no page shows: blank values, another tool's own, a template's links, and what is hidden. */
export function pruned(tree: Tree, isWhole = true): Tree {
  if (ENCRYPTED.test(tree.words)) tree.settle('is encrypted, so it is not shown');
  if (tree.isLeaf) return tree;
  // Without an end, `[2019, null]` would be a day.
  if (tree.kind === 'list')
    return list(
      tree.items
        .map((item) => pruned(item, false))
        .filter((item) => (item.isLeaf ? !item.fate : hasMore(item))),
    );
  // The file itself may be private.
  const isHidden = !isWhole && tree.entries.some(marksHidden);
  const names = ['type', 'title', 'name'].flatMap((name) => tree.leafAt(name)?.words ?? []);
  const isLetter = names.some((words) => LETTER.test(normalizeKey(words)));
  // `title_en` beside `title` is in another language.
  const isOther = ({ key }: Entry) => {
    const [, base] = /^(.+)[_-](?:en|de|es|fr|pt|ja|zh|ar)$/i.exec(key) ?? [];
    return base && tree.at(base);
  };
  for (const { key, value } of tree.entries)
    if (isWhole && isOneOf(keys.settings, normalizeKey(key))) value.settle('technical');
  const entries = tree.entries.filter((entry) => !isOther(entry)).flatMap(prunedEntry);
  if (isHidden) tree.settle(entries.every(isEmptied) ? 'technical' : HIDDEN);
  if (isLetter) tree.settle(IS_LETTER);
  return group(isHidden || isLetter ? [] : entries);
}

/** Whether an entry says nothing by itself: a figure, the name of a list without items. */
const isEmptied = ({ key, value }: Entry, _: number, all: Entry[]): boolean =>
  value.isBlank ||
  value.kind === 'number' ||
  (NAMING.includes(key) && all.some((each) => each.value.kind === 'list' && each.value.isBlank));

function prunedEntry(entry: Entry): Entry[] {
  const { key, value } = entry;
  const why = isKept(entry) ? 'kept' : withheld(entry);
  if (why) {
    value.settle(why);
    return why === 'kept' ? [entry] : [];
  }
  const name = normalizeKey(key);
  const isSetting =
    (isOneOf(keys.technical, name) && value.kind !== 'list') || /.(?:icon|colou?r)$|^icons$/.test(name);
  const isMark = value.isLeaf && (SHOWS.test(name) || HIDES.test(name)) && isFlag(value);
  if (
    isSetting ||
    isMark ||
    CODE.test(value.words) ||
    value.words === '#' ||
    (/url|link|href|site|pdf/i.test(key) && /^#[\w-]*$/.test(value.words))
  ) {
    value.settle('technical');
    return [];
  }
  // The names of files of references, which another tool reads.
  if (value.leaves.some(({ words }) => /\.bib$/.test(words))) return [];
  const rest = pruned(value, false);
  // Without its empty list, `{ name: Talks, items: [] }` would be a talk.
  return hasMore(rest) || (rest.kind === 'list' && isWrapper(key)) ? [{ key, value: rest }] : [];
}

/** Whether there is anything about which nothing has been decided. */
const hasMore = (tree: Tree): boolean => tree.kind === 'boolean' || tree.leaves.some(({ fate }) => !fate);
