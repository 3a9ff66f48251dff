import { fieldFor, simple } from '../../../plugins/content/field-names.ts';
import type { Entry, Group, Path, Tree } from '../tree.ts';
import { group, isBlank, isLeaf, list, text, textGroup, wordsOf } from '../tree.ts';
import { networkName } from '../words/networks.ts';
import { placeOf } from './place.ts';
import { type Mending, PERSON, PLACE } from './shape.ts';

const FIRST = ['firstname', 'givenname', 'forename'];
const LAST = ['lastname', 'familyname', 'surname'];

/** Whether a key names half of a person's name, or a part of a place. */
export const isHalfName = (key: string): boolean => [...FIRST, ...LAST].includes(simple(key));
export const isOfPlace = (key: string): boolean =>
  simple(key) === 'country' || !!fieldFor('location', key, PLACE);

/** The person's fields where they belong: names together, places in a group, networks in the profiles. */
export function preparePerson(tree: Group, path: Path, by: Mending): Group {
  const has = (key: string) => tree.entries.some((entry) => entry.key === key && !isBlank(entry.value));
  const find = (keys: string[]) => tree.entries.find((entry) => keys.includes(simple(entry.key)));
  const [first, last] = [find(FIRST), find(LAST)];
  const names =
    !has('name') && !has('fullName') ? [first, last].flatMap((entry) => wordsOf(entry?.value) ?? []) : [];
  const place: Entry[] = [];
  const profiles: Tree[] = [];
  const move = ({ key, value }: Entry, to: string) => by.notes.mend(value, [...path, key], `moved to ${to}`);
  const rest = tree.entries.flatMap((entry): Entry[] => {
    const { value } = entry;
    if (names.length && (entry === first || entry === last)) {
      if (entry !== (first ?? last)) return [];
      const name = names.join(' ');
      by.notes.mend(value, [...path, entry.key], `first and last name → name ${JSON.stringify(name)}`);
      return [{ key: 'name', value: text(name, value) }];
    }
    if (isOfPlace(entry.key) && isLeaf(value) && !isBlank(value)) {
      move(entry, 'basics.location');
      place.push(entry);
      return [];
    }
    const network = fieldFor('basics', entry.key, PERSON) ? undefined : networkName(entry.key);
    if (!network || value.kind !== 'text' || isBlank(value)) return [entry];
    move(entry, 'basics.profiles');
    profiles.push(textGroup({ network, url: value.words }, value));
    return [];
  });
  const more = [
    ...(place[0] ? [{ key: 'location', value: group(place, place[0].value) }] : []),
    ...(profiles[0] ? [{ key: 'profiles', value: list(profiles, profiles[0]) }] : []),
  ];
  const isText = ({ key, value }: Entry) =>
    place.length && key === 'location' && isLeaf(value) && !isBlank(value);
  const grouped = rest.map((entry) => (isText(entry) ? { ...entry, value: placeOf(entry.value) } : entry));
  return group([...grouped, ...more], tree);
}
