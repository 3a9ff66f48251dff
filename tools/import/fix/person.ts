import { canonicalField, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import type { Entry, Group, Tree } from '../tree.ts';
import { group, isBlank, isLeaf, list, text, textGroup, textOf } from '../tree.ts';
import { networkName } from '../words/networks.ts';
import { parseLocation } from './location.ts';
import type { Place } from './place.ts';
import { LOCATION, PERSON } from './shape.ts';

const FIRST = ['firstname', 'givenname', 'forename'];
const LAST = ['lastname', 'familyname', 'surname'];

/** Whether a key is for a person's first or last name. */
export const isNamePart = (key: string): boolean => [...FIRST, ...LAST].includes(normalizeKey(key));
/** Whether a key is for a part of a location. */
export const isLocationField = (key: string): boolean =>
  normalizeKey(key) === 'country' || !!canonicalField('location', key, LOCATION);

/** Moves the person's fields to where they belong: names joined, location in a group, networks in the profiles. */
export function preparePerson(tree: Group, place: Place): Group {
  const has = (key: string) => tree.entries.some((entry) => entry.key === key && !isBlank(entry.value));
  const find = (keys: string[]) => tree.entries.find((entry) => keys.includes(normalizeKey(entry.key)));
  const [first, last] = [find(FIRST), find(LAST)];
  const names =
    !has('name') && !has('fullName') ? [first, last].flatMap((entry) => textOf(entry?.value) ?? []) : [];
  const locationEntries: Entry[] = [];
  const profiles: Tree[] = [];
  const move = ({ key, value }: Entry, to: string) => place.at(key).noteFix(value, `moved to ${to}`);
  const rest = tree.entries.flatMap((entry): Entry[] => {
    const { value } = entry;
    if (names.length && (entry === first || entry === last)) {
      if (entry !== (first ?? last)) return [];
      const name = names.join(' ');
      place.at(entry.key).noteFix(value, `first and last name → name ${JSON.stringify(name)}`);
      return [{ key: 'name', value: text(name, value) }];
    }
    if (isLocationField(entry.key) && isLeaf(value) && !isBlank(value)) {
      move(entry, 'basics.location');
      locationEntries.push(entry);
      return [];
    }
    const network = canonicalField('basics', entry.key, PERSON) ? undefined : networkName(entry.key);
    if (!network || value.kind !== 'text' || isBlank(value)) return [entry];
    move(entry, 'basics.profiles');
    profiles.push(textGroup({ network, url: value.words }, value));
    return [];
  });
  const more = [
    ...(locationEntries[0]
      ? [{ key: 'location', value: group(locationEntries, locationEntries[0].value) }]
      : []),
    ...(profiles[0] ? [{ key: 'profiles', value: list(profiles, profiles[0]) }] : []),
  ];
  const needsGroup = ({ key, value }: Entry) =>
    locationEntries.length && key === 'location' && isLeaf(value) && !isBlank(value);
  const grouped = rest.map((entry) =>
    needsGroup(entry) ? { ...entry, value: parseLocation(entry.value) } : entry,
  );
  return group([...grouped, ...more], tree);
}
