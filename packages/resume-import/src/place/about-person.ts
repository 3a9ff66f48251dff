import type { Entry, Tree } from '../tree.ts';
import { isNaming } from './keys.ts';
import { meaningOf, sectionOf } from './meaning.ts';
import { isList, type ListName, traitsOf } from './sections.ts';
import { pairs } from './self-named.ts';

/** True if an entry is the name of a person, or how to reach one. */
export const isOfPerson = ({ key }: Entry): boolean =>
  /^(?:name|email|phone)$/.test(meaningOf('basics', key));

/** Returns the fields of a group about the person, and what else is beside them, as in a side bar. */
export function personIn({ key, value }: Entry): Entry[] {
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
    if (isNaming(entry.key) && sectionOf(entry.value.words)) return [];
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
export function listBeside({ key, value }: Entry): ListName | undefined {
  const section = sectionOf(key);
  const isField = value.isLeaf && (meaningOf('basics', key) || traitsOf(section).hasSpan);
  return isList(section) && !isField ? section : undefined;
}
