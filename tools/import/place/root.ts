import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import {
  at,
  type Entry,
  type Group,
  group,
  isBlank,
  isLeaf,
  leavesOf,
  list,
  mark,
  settle,
  type Tree,
} from '../tree.ts';
import { isHidden } from './entries.ts';
import { hasSpan, isSetting, meaningOf, SECTIONS } from './meaning.ts';
import { isAboutPerson } from './person.ts';

/** Names of groups that wrap the entire résumé. */
const RESUME_WRAPPERS = [
  'resume',
  'cv',
  'data',
  'curriculumvitae',
  'jsonresume',
  'lebenslauf',
  'resumedata',
  'content',
  'main',
  'pageprops',
];
/** Names of groups or lists that wrap the sections. */
const SECTION_WRAPPERS = [
  'sections',
  'content',
  'body',
  'custom',
  'customsections',
  'list',
  'main',
  'blocks',
];
/** What a section in a list of sections may call itself, and its contents. */
const NAMES = ['type', 'id', 'key', 'title', 'name', 'heading', 'section', 'label'];
const CONTENTS = ['contents', 'content', 'items', 'entries', 'list', 'data', 'elements'];

/** The file's top level as a list of entries: those about the person, the résumé's lists, and everything else. */
export interface Root {
  person: Entry[];
  sections: Entry[];
  others: Entry[];
}

/** Takes the top level apart, however it was nested. */
export function readRoot(given: Tree): Root {
  const root: Root = { person: [], sections: [], others: [] };
  for (const entry of entriesOf(unwrapped(given))) addTo(root, entry);
  return root;
}

function unwrapped(tree: Tree): Tree {
  if (tree.kind === 'list')
    return tree.items.length === 1 && tree.items[0] ? unwrapped(tree.items[0]) : sectionsIn(tree);
  if (isLeaf(tree)) return tree;
  const hasSections = tree.entries.some(
    ({ key, value }) => !isLeaf(value) && !isBlank(value) && isSection(key),
  );
  const wrapper = tree.entries.find(
    ({ key, value }) => RESUME_WRAPPERS.includes(normalizeKey(key)) && !isLeaf(value),
  );
  if (!wrapper || hasSections) return tree;
  const inner = unwrapped(wrapper.value);
  const others = tree.entries.filter((entry) => entry !== wrapper);
  return inner.kind === 'group' ? group([...others, ...inner.entries]) : tree;
}

const isSection = (key: string): boolean => [...SECTIONS, 'basics'].includes(meaningOf('resume', key) ?? '');

/** A list of sections that name themselves, as a group. */
function sectionsIn(tree: Tree): Tree {
  if (tree.kind !== 'list') return tree;
  return group(
    tree.items.flatMap((item): Entry[] => {
      const contents =
        item.kind === 'group' && item.entries.find(({ key }) => CONTENTS.includes(normalizeKey(key)))?.value;
      if (item.kind !== 'group' || !contents) return [{ key: '', value: item }];
      const names = NAMES.flatMap((name) => at(item, name) ?? [])
        .filter(isLeaf)
        .filter((leaf) => !isBlank(leaf));
      const name =
        names.find(({ words }) => isSection(words)) ??
        names.find(({ path }) => !/\.(?:type|id|key)$/.test(path)) ??
        names[0];
      for (const leaf of names) leaf.fate = 'technical';
      if (isHidden(item)) mark(contents, { why: 'is marked as hidden' });
      return [{ key: name?.words ?? '', value: pairs(contents) }];
    }),
  );
}

/** A list of names and values as a group: `- { name: Full name, value: Jane Doe }`. */
function pairs(tree: Tree): Tree {
  if (tree.kind !== 'list' || !tree.items.length) return tree;
  const found = tree.items.map((item): Entry | undefined => {
    if (item.kind !== 'group' || item.entries.length !== 2) return undefined;
    const [name, value] = [at(item, 'name') ?? at(item, 'label') ?? at(item, 'key'), at(item, 'value')];
    if (!name || !value || !isLeaf(name)) return undefined;
    return { key: name.words, value };
  });
  if (found.some((entry) => !entry)) return tree;
  for (const item of tree.items)
    settle(at(item, 'name') ?? at(item, 'label') ?? at(item, 'key') ?? list([]), 'technical');
  return group(found as Entry[]);
}

function entriesOf(tree: Tree): Entry[] {
  if (tree.kind !== 'group') return [];
  return tree.entries.flatMap((entry): Entry[] => {
    const { key, value } = entry;
    const isWrapper = SECTION_WRAPPERS.includes(normalizeKey(key));
    if (isWrapper && value.kind === 'group' && value.entries.some((inner) => !isLeaf(inner.value))) {
      const isCustom = /^custom/i.test(key);
      return entriesOf(isCustom ? sectionsIn(list(value.entries.map((inner) => inner.value))) : value);
    }
    if (
      isWrapper &&
      value.kind === 'list' &&
      value.items.every((item) => item.kind === 'group' && CONTENTS.some((name) => at(item, name)))
    )
      return entriesOf(sectionsIn(value));
    return [entry];
  });
}

function addTo(root: Root, entry: Entry): void {
  const { key, value } = entry;
  if (isBlank(value)) return;
  if (/^(?:\$|_|x-)/.test(key) || (key === 'meta' && !at(value, 'name'))) {
    settle(value, 'kept');
    root.others.push(entry);
  } else if (isHidden(value)) mark(value, { why: 'is marked as hidden' });
  else if (isSetting(key)) settle(value, 'technical');
  else {
    const section = meaningOf('resume', key);
    const isOfPerson = isAboutPerson(entry);
    if (section === 'basics' || key === 'meta') root.person.push(...personIn(entry, root));
    else if (section && !(isLeaf(value) && (isOfPerson || hasSpan(section))))
      root.sections.push({ key: section, value });
    else if (isOfPerson) root.person.push(entry);
    else root.others.push(entry);
  }
}

/** The fields in a group about the person, and the sections that a side bar has beside them. */
function personIn({ key, value }: Entry, root: Root): Entry[] {
  const asField = meaningOf('basics', key);
  if (isLeaf(value)) return [{ key: asField ? key : 'summary', value }];
  if (value.kind === 'list') {
    const named = pairs(value);
    if (named.kind === 'group') return personIn({ key, value: named }, root);
    const isText = value.items.every(isLeaf);
    return [{ key: isText && asField === 'summary' ? 'summary' : 'profiles', value }];
  }
  if (isHidden(value)) {
    mark(value, { why: 'is marked as hidden' });
    return [];
  }
  if (asField === 'summary' && !isPersonGroup(value)) {
    const texts = value.entries.filter(({ key }) =>
      /sum|content|desc|text|body|bio|about|profile|intro|objective|details/i.test(key),
    );
    for (const entry of value.entries) if (!texts.includes(entry)) settle(entry.value, 'technical');
    return texts.map((entry) => ({ key: 'summary', value: entry.value }));
  }
  return value.entries.flatMap((entry): Entry[] => {
    const inner = meaningOf('resume', entry.key);
    const isField = !!meaningOf('basics', entry.key);
    if (isBlank(entry.value)) return [];
    if (inner && inner !== 'basics' && !isLeaf(entry.value)) {
      root.sections.push({ key: inner, value: entry.value });
      return [];
    }
    const isRoom =
      (inner === 'basics' || /^(?:contact|affiliation)/i.test(entry.key)) && entry.value.kind === 'group';
    return isRoom && !(isField && meaningOf('basics', entry.key) !== 'summary')
      ? personIn(entry, root)
      : [entry];
  });
}

/** Whether a group says more about a person than a few sentences. */
const isPersonGroup = (value: Group): boolean =>
  value.entries.some(
    ({ key, value: each }) =>
      !isBlank(each) &&
      /^(?:name|email|phone|image|location|profiles)$/.test(meaningOf('basics', key) ?? '') &&
      !/^(?:name|id)$/i.test(key),
  ) ||
  (!!at(value, 'name') &&
    leavesOf(value).length > 1 &&
    value.entries.some(({ key }) => /label|email|title|headline|summary/i.test(key)) &&
    !at(value, 'content'));
