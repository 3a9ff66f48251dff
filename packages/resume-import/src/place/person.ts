import { type Entry, filled, group, list, type Piece, type Tree } from '../tree.ts';
import { networkName, networkOf, readUrl, withoutAddress } from '../words/addresses.ts';
import { accountsIn, contactField, onceEach, readProfile } from './accounts.ts';
import { addressesIn, readAddress, refuseAddresses } from './contacts.ts';
import { isOneOf, KEYS } from './keys.ts';
import { readLine } from './lines.ts';
import { readLocation } from './location.ts';
import { byField, meaningOf } from './meaning.ts';
import { type Notes, TECHNICAL } from './notes.ts';
import { readProse } from './values.ts';

/** Returns what an entry is whose key is no field of the person: a part of the name or of the place, or an account. */
function roleOf({ key, value }: Entry): 'first' | 'last' | 'place' | 'account' | undefined {
  if (isOneOf(KEYS.firstNames, key)) return 'first';
  if (isOneOf(KEYS.lastNames, key)) return 'last';
  if (meaningOf('basics', key)) return undefined;
  const isAccount = networkName(key) && value.kind !== 'list';
  if (!value.isLeaf) return isAccount && (value.at('url') || value.at('username')) ? 'account' : undefined;
  if (meaningOf('location', key)) return 'place';
  return isAccount ? 'account' : undefined;
}

/** True if a key of the file's top level is about the person. */
export const isAboutPerson = (entry: Entry): boolean => !!meaningOf('basics', entry.key) || !!roleOf(entry);

/** Returns the parts of a name that is a group under the keys that they have without one: `first` is `firstname`. */
const ungrouped = (entry: Entry): Entry[] =>
  meaningOf('basics', entry.key) === 'name' && entry.value.kind === 'group'
    ? entry.value.entries.map((part) => (roleOf(part) ? part : { ...part, key: `${part.key}name` }))
    : [entry];

/** The most texts of a headline: a group of more is a job seeker's wishes. */
const MAX_LABEL = 3;

/** Returns the person from all entries about them: parts of the name are joined, and networks are among the profiles. */
export function readPerson(about: Entry[], notes: Notes) {
  const entries = about.flatMap(ungrouped);
  const parts = (role?: string) => entries.filter((entry) => roleOf(entry) === role);
  const { valuesFor } = byField('basics', parts());
  // A profile is no website of the person's, which would become the address of this site.
  const isProfile = ({ words }: Tree) => !!networkOf(readUrl(words) ?? '');
  const urls = valuesFor('url').items.flatMap(addressesIn);
  const accounts = [
    ...valuesFor('profiles').items.flatMap(accountsIn),
    ...parts('account'),
    ...urls.filter(isProfile).map((value) => ({ key: '', value })),
  ];
  const accountsFor = (contact?: string) => accounts.filter((account) => contactField(account) === contact);
  const contact = (field: 'email' | 'phone' | 'url', addresses = valuesFor(field)) => {
    refuseAddresses(valuesFor(field), notes, field);
    const others = accountsFor(field).map(({ value }) => value);
    const address = readAddress(list([addresses, ...others]), notes, field);
    return piece(field, list([valuesFor(field), ...others]), address);
  };
  const name = wholeName(valuesFor('name'), parts('first'), parts('last'));
  const isGiven = (kind: string) => !valuesFor(kind).isBlank || accountsFor(kind).length > 0;
  const place = list([...valuesFor('location').items, group(parts('place'))]);
  const profiles = accountsFor().map((account) => ({ ...account, profile: readProfile(account, notes) }));
  const read = (field: string, reader: (values: Tree) => unknown) =>
    piece(field, valuesFor(field), reader(valuesFor(field)));
  const pieces = [
    { section: 'name', source: name, result: readName(name, isGiven, notes) },
    read('label', (label) => (label.leaves.length > MAX_LABEL ? '' : readLine(label, notes))),
    read('image', (image) => readImage(image, notes)),
    contact('email'),
    contact('phone'),
    contact('url', list(urls.filter((url) => !isProfile(url)))),
    read('summary', ({ items }) => readProse(items, notes)),
    piece('location', place, readLocation(place.items, notes)),
    ...profiles.map(({ value, profile }) => piece('profiles', value, profile && [profile])),
  ];
  const basics = Object.assign({}, ...pieces.map(({ result }) => result));
  return {
    basics: filled({ ...basics, profiles: onceEach(profiles.flatMap(({ profile }) => profile ?? [])) }),
    pieces,
  };
}

/** Returns a field of the person as a piece of the result. */
const piece = (section: string, source: Tree, value: unknown): Piece => ({
  section,
  source,
  result: filled({ [section]: value }),
});

/** Returns the whole name if the file has it, or else all parts of it. */
function wholeName(name: Tree, first: Entry[], last: Entry[]): Tree {
  const isWhole = !name.isBlank && (first.length || !last.length);
  return isWhole ? name : list([name, ...[...first, ...last].map(({ value }) => value)]);
}

/** Returns the name, and the address beside it if no other field has one. */
function readName(whole: Tree, isGiven: (kind: string) => boolean, notes: Notes) {
  const line = readLine(whole, notes, ' ');
  const { name, address = '' } = withoutAddress(line);
  const kind = address.includes('@') ? 'email' : 'url';
  return filled(address && !isGiven(kind) ? { name, [kind]: address } : { name: line });
}

/** Returns the address or file of a picture; its size and frame are of use only to another tool. */
function readImage({ leaves }: Tree, notes: Notes): string | undefined {
  for (const leaf of leaves) notes.refuse(leaf, TECHNICAL);
  const image = leaves.find(({ kind, words }) => kind === 'string' && /[./]/.test(words));
  if (image) notes.take(image);
  return image?.words.trim();
}
