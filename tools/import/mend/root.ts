import { fieldFor, simple } from '../../../plugins/content/field-names.ts';
import { at, type Entry, type Group, group, isBlank, isLeaf, type Tree } from '../tree.ts';
import { networkName } from '../words/networks.ts';
import { isHidden } from './entries.ts';
import { reject } from './leaves.ts';
import { isHalfName, isOfPlace } from './person.ts';
import { type Mending, PERSON, SECTIONS } from './shape.ts';
import { unwrapped as listIn } from './texts.ts';

/** Names of groups that hold a whole résumé. */
const WHOLE = ['resume', 'cv', 'data', 'curriculumvitae', 'jsonresume', 'lebenslauf'];
/** Names of the sections as one group. */
const SECTIONS_GROUP = ['sections', 'content', 'body'];

/** A résumé with its sections at the top and the person's fields in `basics`, however it was nested. */
export function prepareRoot(given: Tree, by: Mending): Group | undefined {
  const tree = unwrapped(given, by);
  if (tree?.kind !== 'group') return undefined;
  const lifted = tree.entries
    .flatMap(({ key, value }): Entry[] => {
      if (!SECTIONS_GROUP.includes(simple(key)) || value.kind !== 'group') return [{ key, value }];
      by.notes.mend(value, [key], 'its sections → to the top');
      return value.entries;
    })
    .filter((entry) => isShown(entry, by))
    .map(withoutFrame);
  const basics: Entry[] = [];
  const rest = lifted.flatMap((entry): Entry[] => {
    const to = placeFor(entry);
    if (to === 'top') return [entry];
    if (to === 'whole') basics.push(...(entry.value.kind === 'group' ? entry.value.entries : []));
    else basics.push(entry);
    by.notes.mend(entry.value, [entry.key], to === 'whole' ? 'its fields → to basics' : 'moved to basics');
    return [];
  });
  if (!basics.length) return group(lifted, tree);
  const own = rest.find(({ key, value }) => key === 'basics' && value.kind === 'group')?.value;
  // What stands in basics itself goes before what was moved there: of two the last stays.
  const fields = [...basics, ...(own?.kind === 'group' ? own.entries : [])];
  const person = { key: 'basics', value: group(fields, own ?? basics[0]?.value ?? tree) };
  return group([person, ...rest.filter(({ value }) => value !== own)], tree);
}

/** Whether a section is not hidden as a whole. What it holds is told, the builder's own notes about it are not. */
function isShown({ key, value }: Entry, by: Mending): boolean {
  if (key === 'basics' || value.kind !== 'group' || !isHidden(value)) return true;
  const held = listIn(value) ?? at(value, 'content') ?? value;
  if (!isBlank(held)) reject(held, [key], 'is marked as hidden', by);
  return false;
}

/** A summary in a group of its own, as builders write it, is the text in it. */
function withoutFrame(entry: Entry): Entry {
  const isSummary = fieldFor('basics', entry.key, PERSON) === 'summary';
  const content = isSummary ? (at(entry.value, 'content') ?? at(entry.value, 'text')) : undefined;
  return content?.kind === 'text' ? { key: 'summary', value: content } : entry;
}

function unwrapped(tree: Tree, by: Mending): Tree | undefined {
  if (tree.kind === 'list')
    return tree.items.length === 1 && tree.items[0] ? unwrapped(tree.items[0], by) : undefined;
  if (tree.kind !== 'group') return undefined;
  const whole = tree.entries.find(({ key, value }) => WHOLE.includes(simple(key)) && value.kind === 'group');
  const isOnly = !tree.entries.some(
    ({ key, value }) => SECTIONS.includes(key) && key !== 'meta' && !isBlank(value),
  );
  if (!whole || !isOnly) return tree;
  by.notes.mend(whole.value, [whole.key], 'a group around the résumé → the résumé');
  for (const { key, value } of tree.entries)
    if (key !== whole.key && !key.startsWith('$') && !isBlank(value))
      reject(value, [key], 'is no part of the résumé', by);
  return whole.value;
}

/** Where a key of the top belongs: there, in the basics, or with all that it holds in the basics. */
function placeFor({ key, value }: Entry): 'top' | 'basics' | 'whole' {
  if (SECTIONS.includes(key)) return 'top';
  const section = fieldFor('resume', key, SECTIONS);
  if (section === 'basics')
    return value.kind === 'group' ? 'whole' : fieldFor('basics', key, PERSON) ? 'basics' : 'top';
  if (section && !(isLeaf(value) && fieldFor('basics', key, PERSON))) return 'top';
  const isPart = isHalfName(key) || isOfPlace(key) || networkName(key);
  const isPerson = fieldFor('basics', key, PERSON) || (isPart && isLeaf(value));
  return isPerson && !isBlank(value) ? 'basics' : 'top';
}
