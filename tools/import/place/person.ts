import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import {
  type Entry,
  entriesOf,
  filled,
  group,
  isBlank,
  isHidden,
  isLeaf,
  itemsOf,
  type Leaf,
  leavesOf,
  list,
  listOf,
  onlyEntry,
  settle,
  type Tree,
} from '../tree.ts';
import { isUrl, readUrl } from '../words/addresses.ts';
import { networkName, networkOf, profileUrl, userIn } from '../words/networks.ts';
import { readLocation } from './location.ts';
import { byField, isTechnical, meaningOf } from './meaning.ts';
import { type Changes, readAddress, readLine, readProse } from './values.ts';

const FIRST = /^(?:firstname|givenname|forename|vorname|prénom|first)$/;
const LAST = /^(?:lastname|familyname|surname|nachname|last)$/;

/** Which part of a person a key that is no field of theirs is for: of the name, of the place, an account. */
function partOf({ key, value }: Entry): 'name' | 'place' | 'account' | undefined {
  const sought = normalizeKey(key);
  if (FIRST.test(sought) || LAST.test(sought)) return 'name';
  if (meaningOf('basics', key) || !isLeaf(value)) return undefined;
  if (sought === 'country' || meaningOf('location', key)) return 'place';
  return networkName(key) ? 'account' : undefined;
}

/** Whether a key of the file's top level is about the person. */
export const isAboutPerson = (entry: Entry): boolean => !!meaningOf('basics', entry.key) || !!partOf(entry);

/** The person, from all fields about them wherever they were: names joined, networks among the profiles. */
export function readPerson(given: Entry[], changes: Changes): Record<string, unknown> {
  const entries = given
    .flatMap((entry) => (meaningOf('basics', entry.key) === 'name' ? namesIn(entry) : [entry]))
    .filter(({ value }) => !isBlank(value));
  const parts = (part?: string) => entries.filter((entry) => partOf(entry) === part);
  const { fields, left } = byField('basics', parts());
  const of = (field: string): Tree => listOf(fields[field]);
  const names = parts('name').sort(
    (a, b) => Number(LAST.test(normalizeKey(a.key))) - Number(LAST.test(normalizeKey(b.key))),
  );
  for (const { key, value } of left) if (isTechnical(key)) settle(value, 'technical');
  const { profiles, emails, phones } = readProfiles(
    [...(fields.profiles ?? []), ...parts('account')],
    changes,
  );
  const prose = (fields.summary ?? []).map(({ value }) => readProse(value));
  const places = parts('place');
  const place = readLocation([...itemsOf(of('location')), ...(places.length ? [group(places)] : [])]);
  return filled({
    name: readLine(fields.name ? of('name') : listOf(names), ' ').text,
    label: readLine(of('label')).text,
    image: readImage(of('image')),
    email: readAddress(list([of('email'), ...emails]), 'email', changes),
    phone: readAddress(list([of('phone'), ...phones]), 'phone', changes),
    url: readAddress(of('url'), 'url', changes),
    summary: prose
      .flatMap(({ text, items }) => [text, ...items.map((item) => `• ${item}`)])
      .filter(Boolean)
      .join('\n\n'),
    location: Object.keys(place).length ? place : undefined,
    profiles,
  });
}

/** A name in parts, such as `{ first: Kim, last: Doe }`, as entries of their own. */
const namesIn = (entry: Entry): Entry[] => (entry.value.kind === 'group' ? entry.value.entries : [entry]);

/** The address or file of a picture; its size and frame are of use to another tool alone. */
function readImage(tree: Tree): string | undefined {
  const image = leavesOf(tree).find(({ kind, words }) => kind === 'text' && /[./]/.test(words));
  if (image) image.fate = 'shown';
  settle(tree, 'technical');
  return image?.words.trim();
}

/** Profiles, and what stands among them but is an address or a number. */
function readProfiles(given: Entry[], changes: Changes) {
  const [profiles, emails, phones]: [object[], Tree[], Tree[]] = [[], [], []];
  const add = (tree: Tree, network?: string): void => {
    const only = onlyEntry(tree);
    if (isBlank(tree) || isHidden(tree)) return;
    const isNumber = [network ?? '', ...leavesOf(tree).map(({ words }) => words)].some((words) =>
      /^(?:tele)?(?:phone|mobile)$/i.test(words),
    );
    const isAddress = ({ words }: Leaf) =>
      /^(?:mailto|tel):/i.test(words.trim()) || (isNumber && /^[+\d][\d\s().-]{4,}$/.test(words));
    const address = leavesOf(tree).find(isAddress);
    if (only) add(only.value, meaningOf('profiles', only.key) ? undefined : only.key);
    else if (address) {
      (/^mailto/i.test(address.words.trim()) ? emails : phones).push(address);
      settle(tree, 'technical');
      address.fate = undefined;
    } else {
      // A handle such as `jane.dev` is no address where its network is known.
      const isUser = isLeaf(tree) && network && (profileUrl(network, tree.words) || !readUrl(tree.words));
      const entries = isLeaf(tree) ? [{ key: isUser ? 'username' : 'url', value: tree }] : entriesOf(tree);
      profiles.push(profileOf(byField('profiles', entries).fields, network ?? '', changes));
      for (const { key, value } of entriesOf(tree)) if (isTechnical(key)) settle(value, 'technical');
    }
  };
  for (const { key, value } of given) {
    const items =
      value.kind === 'list' ? value : entriesOf(value).find((entry) => entry.value.kind === 'list')?.value;
    if (isLeaf(value)) add(value, meaningOf('basics', key) ? undefined : key);
    else if (items) for (const item of itemsOf(items)) add(item);
    else for (const entry of entriesOf(value)) add(entry.value, entry.key);
    if (items) for (const entry of entriesOf(value)) settle(entry.value, 'technical');
  }
  return { profiles: profiles.filter((profile) => Object.keys(profile).length), emails, phones };
}

/** An account of the person, whose URL may be made from its network and username. */
function profileOf(fields: Partial<Record<string, Entry[]>>, key: string, changes: Changes): object {
  const given = readLine(listOf(fields.network)).text || key;
  const network = networkName(given) ?? given;
  const user = readLine(listOf(fields.username)).text;
  const [address] = leavesOf(listOf(fields.url)).filter(({ words }) => !/^#/.test(words));
  const asUser = address && !/[/.]/.test(address.words) ? profileUrl(network, address.words) : undefined;
  if (asUser && address) {
    address.fate = 'shown';
    changes.push([address.words, asUser]);
  }
  const inUser = isUrl(user) || networkOf(readUrl(user) ?? '') ? readUrl(user) : undefined;
  const url =
    asUser ?? readAddress(listOf(fields.url), 'url', changes) ?? inUser ?? profileUrl(network, user);
  const known = url && networkOf(url);
  const username = url && (url === inUser || (!user && known)) ? userIn(url) : user.replace(/^@/, '');
  return username || url ? filled({ network: network || known, username, url }) : {};
}
