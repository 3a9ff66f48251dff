import { normalizeKey } from '../text/field-names.ts';
import { type Entry, filled, group, list, type Piece, type Tree } from '../tree.ts';
import { networkName, networkOf, readUrl, withoutAddress } from '../words/addresses.ts';
import { accountsIn, contactField, onceEach, readProfile } from './accounts.ts';
import { addressesIn, readAddress, refuseAddresses } from './contacts.ts';
import keys from './keys.json' with { type: 'json' };
import { readLocation } from './location.ts';
import { byField, isOneOf, meaningOf } from './meaning.ts';
import type { Notes } from './notes.ts';
import { readLine, readProse } from './values.ts';

/** Returns which part of a person a key that is no field of theirs is for: of the name, of the place, an account. */
function roleOf({ key, value }: Entry): 'first' | 'last' | 'place' | 'account' | undefined {
  if (isOneOf(keys.firstNames, normalizeKey(key))) return 'first';
  if (isOneOf(keys.lastNames, normalizeKey(key))) return 'last';
  if (meaningOf('basics', key)) return undefined;
  const isAccount = networkName(key) && value.kind !== 'list';
  if (!value.isLeaf) return isAccount && (value.at('url') || value.at('username')) ? 'account' : undefined;
  if (meaningOf('location', key)) return 'place';
  return isAccount ? 'account' : undefined;
}

/** True if a key of the file's top level is about the person. */
export const isAboutPerson = (entry: Entry): boolean => !!meaningOf('basics', entry.key) || !!roleOf(entry);

/** Returns the fields of a name that is a group, as people call them outside of it. */
const outside = (entry: Entry): Entry[] =>
  meaningOf('basics', entry.key) === 'name' && entry.value.kind === 'group'
    ? entry.value.entries.map((each) => (roleOf(each) ? each : { ...each, key: `${each.key}name` }))
    : [entry];

/** Returns the person, from all fields about them wherever they were: names joined, networks among the profiles. */
export function readPerson(
  given: Entry[],
  notes: Notes,
): { basics: Record<string, unknown>; pieces: Piece[] } {
  const entries = given.flatMap(outside);
  const parts = (part?: string) => entries.filter((entry) => roleOf(entry) === part);
  const { of } = byField('basics', parts());
  // A profile in place of a website would become the address of this site.
  const isProfile = ({ words }: Tree) => !!networkOf(readUrl(words) ?? '');
  const urls = of('url').items.flatMap(addressesIn);
  const accounts = [
    ...of('profiles').items.flatMap(accountsIn),
    ...parts('account'),
    ...urls.filter(isProfile).map((value) => ({ key: '', value })),
  ];
  const accountsFor = (contact?: string) => accounts.filter((account) => contactField(account) === contact);
  const contact = (field: 'email' | 'phone' | 'url', addresses = of(field)) => {
    refuseAddresses(of(field), notes, field);
    const others = accountsFor(field).map(({ value }) => value);
    return piece(
      field,
      list([of(field), ...others]),
      readAddress(list([addresses, ...others]), notes, field),
    );
  };
  const name = wholeName(of('name'), parts('first'), parts('last'));
  const isGiven = (kind: string) => !of(kind).isBlank || accountsFor(kind).length > 0;
  const place = list([...of('location').items, group(parts('place'))]);
  const profiles = accountsFor().map((account) => ({
    from: account.value,
    profile: readProfile(account, notes),
  }));
  const pieces = [
    { section: 'name', from: name, result: readName(name, isGiven, notes) },
    // Wishes of a job seeker in a group are no headline.
    piece('label', of('label'), of('label').leaves.length > 3 ? '' : readLine(of('label'), notes)),
    piece('image', of('image'), readImage(of('image'), notes)),
    contact('email'),
    contact('phone'),
    contact('url', list(urls.filter((each) => !isProfile(each)))),
    piece('summary', of('summary'), readProse(of('summary').items, notes)),
    piece('location', place, readLocation(place.items, notes)),
    ...profiles.map(({ from, profile }) => piece('profiles', from, profile && [profile])),
  ];
  const all = Object.assign({}, ...pieces.map(({ result }) => result));
  all.profiles = onceEach(profiles.flatMap(({ profile }) => profile ?? []));
  return { basics: filled(all), pieces };
}

/** Returns a field of the person as a piece of what came out. */
const piece = (section: string, from: Tree, value: unknown): Piece => ({
  ...{ section, from },
  result: filled({ [section]: value }),
});

/** Returns the name as it is given whole, or else all of its parts. */
function wholeName(given: Tree, first: Entry[], last: Entry[]): Tree {
  const isWhole = !given.isBlank && (first.length || !last.length);
  return isWhole ? given : list([given, ...[...first, ...last].map(({ value }) => value)]);
}

/** Returns the name, and the address along with it if no other field says one. */
function readName(whole: Tree, isGiven: (kind: string) => boolean, notes: Notes) {
  const line = readLine(whole, notes, ' ');
  const { name, address = '' } = withoutAddress(line);
  const kind = address.includes('@') ? 'email' : 'url';
  return filled(address && !isGiven(kind) ? { name, [kind]: address } : { name: line });
}

/** Returns the address or file of a picture; its size and frame are of use to another tool alone. */
function readImage({ leaves }: Tree, notes: Notes): string | undefined {
  for (const leaf of leaves) notes.refuse(leaf, 'technical');
  const image = leaves.find(({ kind, words }) => kind === 'string' && /[./]/.test(words));
  if (image) notes.take(image);
  return image?.words.trim();
}
