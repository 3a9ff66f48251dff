import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import {
  at,
  childrenOf,
  type Entry,
  entriesOf,
  type Group,
  group,
  isBlank,
  isHidden,
  isLeaf,
  itemsOf,
  leafAt,
  leavesOf,
  list,
  settle,
  type Tree,
} from '../tree.ts';
import { hasSpan, isSetting, meaningOf, SECTIONS } from './meaning.ts';
import { isAboutPerson } from './person.ts';

/** Names of groups that wrap the entire résumé. */
const RESUME_WRAPPER =
  /^(?:resume|cv|data|curriculumvitae|jsonresume|lebenslauf|resumedata|content|main|pageprops)$/;
/** Names of groups or lists that wrap the sections. */
const SECTION_WRAPPER = /^(?:sections|content|body|custom|customsections|list|main|blocks)$/;
/** What a section in a list of sections may call itself, and its contents. */
const NAMES = ['type', 'id', 'key', 'title', 'name', 'heading', 'section', 'label'];
const CONTENTS = /^(?:contents?|items|entries|list|data|elements)$/;

/** The file's top level as a list of entries: those about the person, the résumé's lists, and everything else. */
export interface Root {
  person: Entry[];
  sections: Entry[];
  others: Entry[];
}

/** Takes the top level apart, however it was nested. */
export function readRoot(given: Tree): Root {
  const root: Root = { person: [], sections: [], others: [] };
  for (const entry of lifted(unwrapped(given))) addTo(root, entry);
  return root;
}

const isSection = (key: string): boolean => [...SECTIONS, 'basics'].includes(meaningOf('resume', key) ?? '');
const contentsOf = (tree: Tree) => entriesOf(tree).find(({ key }) => CONTENTS.test(normalizeKey(key)))?.value;

function unwrapped(tree: Tree): Tree {
  if (tree.kind === 'list')
    return tree.items.length === 1 ? unwrapped(tree.items[0] as Tree) : sectionsIn(tree.items);
  const groups = entriesOf(tree).filter(({ value }) => !isLeaf(value) && !isBlank(value));
  const wrapper = groups.find(({ key }) => RESUME_WRAPPER.test(normalizeKey(key)));
  if (!wrapper || groups.some(({ key }) => isSection(key))) return tree;
  return group([
    ...entriesOf(tree).filter((entry) => entry !== wrapper),
    ...entriesOf(unwrapped(wrapper.value)),
  ]);
}

/** Sections that name themselves, as a group. */
const sectionsIn = (items: Tree[]): Group =>
  group(
    items.map((item): Entry => {
      const contents = contentsOf(item);
      if (!contents) return { key: '', value: item };
      const names = NAMES.flatMap((name) => leafAt(item, name) ?? []);
      const name =
        names.find(({ words }) => isSection(words)) ??
        leafAt(item, 'title', 'name', 'heading', 'label') ??
        names[0];
      isHidden(item);
      for (const leaf of names) leaf.fate = 'technical';
      return { key: name?.words ?? '', value: pairs(contents) };
    }),
  );

/** A list of names and values as a group: `- { name: Full name, value: Jane Doe }`. */
function pairs(tree: Tree): Tree {
  const names = itemsOf(tree).map((item) =>
    entriesOf(item).length === 2 && at(item, 'value') ? leafAt(item, 'name', 'label', 'key') : undefined,
  );
  if (!names.length || names.includes(undefined)) return tree;
  return group(
    itemsOf(tree).map((item, index) => {
      settle(names[index] as Tree, 'technical');
      return { key: names[index]?.words ?? '', value: at(item, 'value') as Tree };
    }),
  );
}

/** The entries of the top level, with the sections that were in groups or lists of their own. */
const lifted = (tree: Tree): Entry[] =>
  entriesOf(tree).flatMap((entry): Entry[] => {
    const { key, value } = entry;
    if (!SECTION_WRAPPER.test(normalizeKey(key)) || isLeaf(value)) return [entry];
    if (/^custom/i.test(key) || (value.kind === 'list' && value.items.every(contentsOf)))
      return lifted(sectionsIn(childrenOf(value)));
    return entriesOf(value).some((inner) => !isLeaf(inner.value)) ? lifted(value) : [entry];
  });

function addTo(root: Root, entry: Entry): void {
  const { key, value } = entry;
  const section = meaningOf('resume', key);
  const isOfPerson = isAboutPerson(entry);
  if (/^(?:\$|_|x-)/.test(key) || (key === 'meta' && !at(value, 'name'))) {
    settle(value, 'kept');
    root.others.push(entry);
  } else if (isBlank(value) || isHidden(value)) return;
  else if (isSetting(key)) settle(value, 'technical');
  else if (section === 'basics' || key === 'meta') root.person.push(...personIn(entry, root));
  else if (section && !(isLeaf(value) && (isOfPerson || hasSpan(section))))
    root.sections.push({ key: section, value });
  else if (isOfPerson) root.person.push(entry);
  else root.others.push(entry);
}

/** What is in a group that is no more than a few sentences about the person. */
const PROSE = /sum|content|desc|text|body|bio|about|profile|intro|objective|details/i;

/** The fields in a group about the person, and the sections that a side bar has beside them. */
function personIn({ key, value }: Entry, root: Root): Entry[] {
  const isProse = meaningOf('basics', key) === 'summary';
  if (isLeaf(value)) return [{ key: meaningOf('basics', key) ? key : 'summary', value }];
  const named = pairs(value);
  if (named.kind === 'list')
    return [{ key: isProse && named.items.every(isLeaf) ? 'summary' : 'profiles', value }];
  if (isHidden(named)) return [];
  if (isProse && !isPersonGroup(named)) {
    const texts = entriesOf(named).filter((entry) => PROSE.test(entry.key));
    for (const entry of entriesOf(named)) if (!texts.includes(entry)) settle(entry.value, 'technical');
    return [{ key: 'summary', value: list(texts.map((entry) => entry.value)) }];
  }
  return entriesOf(named).flatMap((entry): Entry[] => {
    const inner = meaningOf('resume', entry.key);
    const field = meaningOf('basics', entry.key);
    const isSectionOf = inner && inner !== 'basics' && (!isLeaf(entry.value) || (!field && !hasSpan(inner)));
    const isPart = (inner || /^affiliation/i.test(entry.key)) && (!field || field === 'summary');
    if (isSectionOf) root.sections.push({ key: inner, value: entry.value });
    else return isPart && entry.value.kind === 'group' ? personIn(entry, root) : [entry];
    return [];
  });
}

/** Whether a group says more about a person than a few sentences. */
const isPersonGroup = (tree: Tree): boolean => {
  const fields = entriesOf(tree).flatMap(({ key, value }) =>
    isBlank(value) ? [] : (meaningOf('basics', key) ?? []),
  );
  const isNamed = !!at(tree, 'name') && !at(tree, 'content') && leavesOf(tree).length > 1;
  return (
    fields.some((field) => /^(?:email|phone|image|location|profiles)$/.test(field)) ||
    (isNamed && fields.some((field) => /label|summary/.test(field)))
  );
};
