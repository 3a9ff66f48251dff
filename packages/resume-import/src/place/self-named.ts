import { type Entry, group, type Tree } from '../tree.ts';
import { isNaming, isOneOf, KEYS } from './keys.ts';
import { isWrapper, sectionOf } from './meaning.ts';
import { isAboutPerson } from './person.ts';

/** True if a value is a section that names itself as one of a résumé's. */
export const isSection = (value: Tree): boolean => !!sectionOf(named({ key: '', value }).key);

/** Returns a section that names itself, `{ title: Education, items: [] }`, by that name. */
export function named(entry: Entry): Entry {
  const { key, value } = entry;
  // With several words, `resume` is the French summary, and no file's name.
  if (key === 'resume' && value.isLeaf && /\S\s+\S+\s+\S/.test(value.words)) return { key: 'summary', value };
  const contents = value.entries.find(({ key }) => isWrapper(key))?.value;
  if (!contents || sectionOf(key) || isAboutPerson(entry) || isOneOf(KEYS.resumeWrappers, key)) return entry;
  const names = KEYS.naming.flatMap((name) => value.leafAt(name) ?? []);
  const known = names.find(({ words }) => sectionOf(words));
  const isMore = value.entries.some((each) => each.value !== contents && !isNaming(each.key));
  if (isMore && !known) return entry;
  const name = known ?? value.leafAt('title', 'name', 'heading', 'label') ?? names[0];
  return { key: name?.words ?? key, value: pairs(contents) };
}

/** Returns a list of names and values as a group: `- { name: Full name, value: Jane Doe }`. */
export function pairs(tree: Tree): Tree {
  const entries = tree.items.flatMap((item): Entry[] => {
    const name = item.leafAt('name', 'label', 'key');
    const value = item.at('value');
    return name && value && item.entries.length === 2 ? [{ key: name.words, value }] : [];
  });
  return tree.items.length > 0 && entries.length === tree.items.length ? group(entries) : tree;
}
