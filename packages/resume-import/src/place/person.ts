import { normalizeKey } from '../text/field-names.ts';
import { type Entry, filled, group, list, type Piece, type Tree } from '../tree.ts';
import {
  isUrl,
  networkName,
  networkOf,
  profileUrl,
  readEmail,
  readUrl,
  userIn,
  userOf,
  withoutAddress,
} from '../words/addresses.ts';
import { addressesIn, readAddress } from './contacts.ts';
import keys from './keys.json' with { type: 'json' };
import { readLocation } from './location.ts';
import { byField, isOneOf, meaningOf } from './meaning.ts';
import { lineIn, readLine, readProse } from './values.ts';

type Profile = Partial<Record<'network' | 'username' | 'url', string>>;

/** Returns which part of a person a key that is no field of theirs is for: of the name, of the place, an account. */
function partOf({ key, value }: Entry): 'first' | 'last' | 'place' | 'account' | undefined {
  if (isOneOf(keys.firstNames, normalizeKey(key))) return 'first';
  if (isOneOf(keys.lastNames, normalizeKey(key))) return 'last';
  if (meaningOf('basics', key)) return undefined;
  const isAccount = networkName(key) && value.kind !== 'list';
  if (!value.isLeaf) return isAccount && (value.at('url') || value.at('username')) ? 'account' : undefined;
  if (meaningOf('location', key)) return 'place';
  return isAccount ? 'account' : undefined;
}

/** True if a key of the file's top level is about the person. */
export const isAboutPerson = (entry: Entry): boolean => !!meaningOf('basics', entry.key) || !!partOf(entry);

/** Returns the person, from all fields about them wherever they were: names joined, networks among the profiles. */
export function readPerson(given: Entry[]): { basics: Record<string, unknown>; pieces: Piece[] } {
  const entries = given.flatMap((entry) =>
    meaningOf('basics', entry.key) === 'name' && entry.value.kind === 'group'
      ? entry.value.entries.map((each) => (partOf(each) ? each : { ...each, key: `${each.key}name` }))
      : [entry],
  );
  const parts = (part?: string) => entries.filter((entry) => partOf(entry) === part);
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
  const piece = (section: string, from: Tree, value: unknown): Piece => ({
    ...{ section, from },
    result: filled({ [section]: value }),
  });
  const contact = (field: 'email' | 'phone' | 'url', addresses = of(field)) => {
    const others = accountsFor(field).map(({ value }) => value);
    return piece(field, list([of(field), ...others]), readAddress(list([addresses, ...others]), field));
  };
  const [first, last] = [parts('first'), parts('last')];
  const isWhole = !of('name').isBlank && (first.length || !last.length);
  const name = isWhole ? of('name') : list([of('name'), ...[...first, ...last].map(({ value }) => value)]);
  const line = readLine(name, ' ');
  const { name: own, address = '' } = withoutAddress(line);
  const kind = address.includes('@') ? 'email' : 'url';
  // What the name has along with it, if no other field says it.
  const isMore = address && of(kind).isBlank && !accountsFor(kind).length;
  const result = filled(isMore ? { name: own, [kind]: address } : { name: line });
  const place = list([...of('location').items, group(parts('place'))]);
  const profiles = accountsFor().map((account) => ({ from: account.value, profile: profileOf(account) }));
  const pieces = [
    { section: 'name', from: name, result },
    // Wishes of a job seeker in a group are no headline.
    piece('label', of('label'), of('label').leaves.length > 3 ? '' : readLine(of('label'))),
    piece('image', of('image'), readImage(of('image'))),
    contact('email'),
    contact('phone'),
    contact('url', list(urls.filter((each) => !isProfile(each)))),
    piece('summary', of('summary'), readProse(of('summary').items)),
    piece('location', place, readLocation(place.items)),
    ...profiles.map(({ from, profile }) => piece('profiles', from, profile && [profile])),
  ];
  const all = { profiles: onceEach(profiles.flatMap(({ profile }) => profile ?? [])) };
  return { basics: filled(Object.assign({}, ...pieces.map(({ result }) => result), all)), pieces };
}

/** Returns profiles, of several with the same address the first. */
const onceEach = (profiles: Profile[]): Profile[] =>
  profiles.filter(({ url }, index) => !url || profiles.findIndex((other) => other.url === url) === index);

/** Returns the address or file of a picture; its size and frame are of use to another tool alone. */
function readImage({ leaves }: Tree): string | undefined {
  const image = leaves.find(({ kind, words }) => kind === 'string' && /[./]/.test(words));
  image?.note();
  return image?.words.trim();
}

/** Returns accounts from a list of them, or from a group with one for each network, which is its key. */
function accountsIn(value: Tree): Entry[] {
  if (value.isLeaf || value.leafAt('url', 'link', 'href')) return [{ key: '', value }];
  const inner = value.entries.find((entry) => entry.value.items.length)?.value;
  const items = value.kind === 'list' ? value : inner;
  if (!items) return value.entries.map(simplified);
  return items.items.map((item) => simplified({ key: '', value: item }));
}

/** Returns an account by its network alone: `{ GitHub: kim }` is one on the network that its key names. */
function simplified(account: Entry): Entry {
  const [only, ...more] = account.value.entries;
  if (!only || more.length || !only.value.isLeaf) return account;
  return meaningOf('profiles', only.key) ? { ...account, value: only.value } : only;
}

/** Returns which field of the person something among their accounts is for instead: an e-mail address or a phone number. */
function contactField({ key, value }: Entry): string | undefined {
  const texts = [key, ...value.leaves.map(({ words }) => words.trim())];
  // The first letters of `mailto:` and `tel:` are a name of the field, too.
  // `0000-0002-1825-0097` may be a user.
  const isAccount = texts.some((words) => networkName(words) && !meaningOf('basics', words));
  const fields = texts.map((words) => meaningOf('basics', words.replace(/^(mail(?=to:)|tel(?=:)).*/i, '$1')));
  // With no key but an icon's, its form tells.
  if (texts.some(readEmail)) return 'email';
  const number = isAccount ? /^\+[\d\s().-]{7,20}$/ : /^\+?[\d\s().-]{7,20}$/;
  if (texts.some((words) => number.test(words))) return 'phone';
  return fields.find((field) => field === 'email' || field === 'phone');
}

/** What accounts on many networks are called. */
const GENERAL = /^(?:social|messenger|link|website|profile|other)$/i;

/** Returns an account of the person, whose URL may be made from its network and username. */
function profileOf({ key, value }: Entry): Profile | undefined {
  const { of } = byField('profiles', value.isLeaf ? [{ key: 'url', value }] : value.entries);
  const [address] = of('url').leaves;
  const isRefused =
    address && /^[a-z]+:|\.(?:pdf|docx?|png|jpe?g)$/i.test(address.words) && !readUrl(address.words);
  // Without the address, the rest would be a line that leads nowhere.
  if (isRefused) return undefined;
  const given = networkName(key) ?? (lineIn(of('network')) || key);
  const isKind = GENERAL.test(given) && networkOf(readUrl(address?.words ?? '') ?? '');
  const network = networkName(given) ?? (isKind || networkOf(readUrl(given) ?? '') ? '' : given);
  // A handle such as `jane.dev` is no address where its network is known.
  const isHandle =
    address && (!readUrl(address.words) || (value.isLeaf && profileUrl(network, address.words)));
  const isUser = network && isHandle && of('username').isBlank;
  // `LinkedIn` as the text of a link is no user.
  const text = lineIn(of(isUser ? 'url' : 'username'));
  const user = networkName(text) ? '' : text;
  const inUser = isUrl(user) || networkOf(readUrl(user) ?? '') ? readUrl(user) : undefined;
  const read = (isUser ? undefined : readAddress(of('url'), 'url')) ?? inUser ?? '';
  const built = profileUrl(network, user);
  const url = (built?.startsWith(read) ? built : read) || undefined;
  const username = (url && url === inUser ? '' : userIn(user)) || (url && userOf(url));
  if (!username && !url) return undefined;
  const profile = { network: network || (url && networkOf(url)), username, url };
  const says = ({ words }: Tree) =>
    Object.values(profile).includes(words.trim()) ||
    [userIn(words), networkName(words), networkOf(readUrl(words) ?? '')].some(
      (each) => each && (each === username || each === profile.network),
    );
  if (user && !isUser) readLine(of('username'));
  for (const leaf of value.leaves.filter(says)) leaf.note();
  const written = readUrl(address?.words ?? '');
  if (isUser) address?.note();
  else if (written && url?.startsWith(written)) address?.note(url);
  return filled(profile);
}
