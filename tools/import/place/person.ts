import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, filled, group, list, type Tree } from '../tree.ts';
import { networkName } from '../words/networks.ts';
import { accountsIn, contactOf, profileOf } from './accounts.ts';
import { readLocation } from './location.ts';
import { byField, meaningOf } from './meaning.ts';
import { readAddress, readLine, readText } from './values.ts';

const FIRST = /^(?:firstname|givenname|forename|vorname|prénom|first)$/;
const LAST = /^(?:lastname|familyname|surname|nachname|last)$/;

/** Which part of a person a key that is no field of theirs is for: of the name, of the place, an account. */
function partOf({ key, value }: Entry): 'name' | 'place' | 'account' | undefined {
  const sought = normalizeKey(key);
  if (FIRST.test(sought) || LAST.test(sought)) return 'name';
  if (meaningOf('basics', key) || !value.isLeaf) return undefined;
  if (meaningOf('location', key)) return 'place';
  return networkName(key) ? 'account' : undefined;
}

/** Whether a key of the file's top level is about the person. */
export const isAboutPerson = (entry: Entry): boolean => !!meaningOf('basics', entry.key) || !!partOf(entry);

/** The person, from all fields about them wherever they were: names joined, networks among the profiles. */
export function readPerson(given: Entry[]): Record<string, unknown> {
  const entries = given.flatMap((entry) =>
    meaningOf('basics', entry.key) === 'name' && entry.value.kind === 'group' ? entry.value.entries : [entry],
  );
  const parts = (part?: string) => entries.filter((entry) => partOf(entry) === part);
  const { of } = byField('basics', parts());
  const isProfile = ({ key }: Entry) => meaningOf('basics', key) === 'profiles';
  const accounts = [...parts().filter(isProfile).flatMap(accountsIn), ...parts('account')];
  const accountsFor = (contact?: string) => accounts.filter((account) => contactOf(account) === contact);
  const contact = (field: 'email' | 'phone' | 'url') =>
    readAddress(list([of(field), ...accountsFor(field).map(({ value }) => value)]), field);
  const isLast = ({ key }: Entry) => Number(LAST.test(normalizeKey(key)));
  const names = parts('name')
    .sort((a, b) => isLast(a) - isLast(b))
    .map(({ value }) => value);
  return filled({
    name: readLine(of('name').isBlank ? list(names) : of('name'), ' ').text,
    label: readLine(of('label')).text,
    image: readImage(of('image')),
    email: contact('email'),
    phone: contact('phone'),
    url: contact('url'),
    summary: readText(of('summary').items),
    location: readLocation([...of('location').items, group(parts('place'))]),
    profiles: accountsFor()
      .map((account) => profileOf(account))
      .filter(Boolean),
  });
}

/** The address or file of a picture; its size and frame are of use to another tool alone. */
function readImage(tree: Tree): string | undefined {
  const image = tree.leaves.find(({ kind, words }) => kind === 'text' && /[./]/.test(words));
  if (image) image.fate = 'shown';
  tree.settle('technical');
  return image?.words.trim();
}
