import { canonicalField, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { at, type Entry, type Group, group, isBlank, isLeaf, type Tree } from '../tree.ts';
import { networkName } from '../words/networks.ts';
import { isHidden } from './entries.ts';
import { isLocationField, isNamePart } from './person.ts';
import type { Place } from './place.ts';
import { PERSON, SECTIONS } from './shape.ts';
import { unwrapped as listIn } from './texts.ts';

/** Names of groups that wrap the entire résumé. */
const RESUME_WRAPPERS = ['resume', 'cv', 'data', 'curriculumvitae', 'jsonresume', 'lebenslauf'];
/** Names of groups that wrap the sections. */
const SECTION_WRAPPERS = ['sections', 'content', 'body'];

/** A résumé with its sections at the top level and the person's fields in `basics`, however it was nested. */
export function prepareRoot(given: Tree, place: Place): Group | undefined {
  const tree = unwrapped(given, place);
  if (tree?.kind !== 'group') return undefined;
  const lifted = tree.entries
    .flatMap(({ key, value }): Entry[] => {
      if (!SECTION_WRAPPERS.includes(normalizeKey(key)) || value.kind !== 'group') return [{ key, value }];
      place.at(key).noteFix(value, 'its sections → moved to the top level');
      return value.entries;
    })
    .filter((entry) => isVisible(entry, place))
    .map(withPlainSummary);
  const basics: Entry[] = [];
  const rest = lifted.flatMap((entry): Entry[] => {
    const to = destinationOf(entry);
    if (to === 'top') return [entry];
    if (to === 'whole') basics.push(...(entry.value.kind === 'group' ? entry.value.entries : []));
    else basics.push(entry);
    const what = to === 'whole' ? 'its fields → moved to basics' : 'moved to basics';
    place.at(entry.key).noteFix(entry.value, what);
    return [];
  });
  if (!basics.length) return group(lifted, tree);
  const own = rest.find(({ key, value }) => key === 'basics' && value.kind === 'group')?.value;
  // The fields that were in basics come last: of duplicates the last one is kept.
  const fields = [...basics, ...(own?.kind === 'group' ? own.entries : [])];
  const person = { key: 'basics', value: group(fields, own ?? basics[0]?.value ?? tree) };
  return group([person, ...rest.filter(({ value }) => value !== own)], tree);
}

/** Whether a section is not hidden. The content of a hidden one is noted as left out, the builder's own data is not. */
function isVisible({ key, value }: Entry, place: Place): boolean {
  if (key === 'basics' || value.kind !== 'group' || !isHidden(value)) return true;
  const held = listIn(value) ?? at(value, 'content') ?? value;
  if (!isBlank(held)) place.at(key).reject(held, 'is marked as hidden');
  return false;
}

/** Unwraps a summary that is a group of its own, as résumé builders write it. */
function withPlainSummary(entry: Entry): Entry {
  const isSummary = canonicalField('basics', entry.key, PERSON) === 'summary';
  const content = isSummary ? (at(entry.value, 'content') ?? at(entry.value, 'text')) : undefined;
  return content?.kind === 'text' ? { key: 'summary', value: content } : entry;
}

function unwrapped(tree: Tree, place: Place): Tree | undefined {
  if (tree.kind === 'list')
    return tree.items.length === 1 && tree.items[0] ? unwrapped(tree.items[0], place) : undefined;
  if (tree.kind !== 'group') return undefined;
  const wrapper = tree.entries.find(
    ({ key, value }) => RESUME_WRAPPERS.includes(normalizeKey(key)) && value.kind === 'group',
  );
  const isOnly = !tree.entries.some(
    ({ key, value }) => SECTIONS.includes(key) && key !== 'meta' && !isBlank(value),
  );
  if (!wrapper || !isOnly) return tree;
  place.at(wrapper.key).noteFix(wrapper.value, 'a group around the résumé → just the résumé');
  for (const { key, value } of tree.entries)
    if (key !== wrapper.key && !key.startsWith('$') && !isBlank(value))
      place.at(key).reject(value, 'is not part of the résumé');
  return wrapper.value;
}

/** Where a top-level key belongs: `top` if it stays, `basics` if it moves there, `whole` if its fields do. */
function destinationOf({ key, value }: Entry): 'top' | 'basics' | 'whole' {
  if (SECTIONS.includes(key)) return 'top';
  const section = canonicalField('resume', key, SECTIONS);
  if (section === 'basics')
    return value.kind === 'group' ? 'whole' : canonicalField('basics', key, PERSON) ? 'basics' : 'top';
  if (section && !(isLeaf(value) && canonicalField('basics', key, PERSON))) return 'top';
  const isPart = isNamePart(key) || isLocationField(key) || networkName(key);
  const isPerson = canonicalField('basics', key, PERSON) || (isPart && isLeaf(value));
  return isPerson && !isBlank(value) ? 'basics' : 'top';
}
