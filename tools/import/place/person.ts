import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { at, type Entry, group, isBlank, isLeaf, leavesOf, list, mark, settle, type Tree } from '../tree.ts';
import { isUrl, readUrl } from '../words/addresses.ts';
import { networkName, networkOf, profileUrl, userIn } from '../words/networks.ts';
import { isHidden } from './entries.ts';
import { readLocation } from './location.ts';
import { byField, isTechnical, meaningOf } from './meaning.ts';
import { type Changes, leave, readAddress, readLine, readProse } from './values.ts';

type Json = Record<string, unknown>;

const FIRST = ['firstname', 'givenname', 'forename', 'vorname', 'prénom', 'first'];
const LAST = ['lastname', 'familyname', 'surname', 'nachname', 'last'];
const LOCATION = ['address', 'postalCode', 'city', 'region', 'countryCode'];

/** Whether a key of the file's top level is about the person. */
export const isAboutPerson = ({ key, value }: Entry): boolean => {
  const sought = normalizeKey(key);
  const isPart = [...FIRST, ...LAST].includes(sought) || isPlacePart(key) || !!networkName(key);
  return !!meaningOf('basics', key) || (isPart && isLeaf(value));
};

const isPlacePart = (key: string): boolean =>
  normalizeKey(key) === 'country' || LOCATION.includes(meaningOf('location', key) ?? '');

/** The person, from all fields about them wherever they were: names joined, networks among the profiles. */
export function readPerson(given: Entry[], changes: Changes): Json {
  const names: Entry[] = [];
  const places: Entry[] = [];
  const accounts: Entry[] = [];
  const others = given.filter((entry) => {
    const sought = normalizeKey(entry.key);
    if (isBlank(entry.value)) return false;
    const room = [...FIRST, ...LAST].includes(sought)
      ? names
      : meaningOf('basics', entry.key)
        ? undefined
        : isPlacePart(entry.key) && isLeaf(entry.value)
          ? places
          : networkName(entry.key) && isLeaf(entry.value)
            ? accounts
            : undefined;
    room?.push(entry);
    return !room;
  });
  const { fields, left } = byField('basics', others);
  const of = (field: string): Tree => list((fields[field] ?? []).map(({ value }) => value));
  const person: Json = {};
  const inOrder = [FIRST, LAST].flatMap((some) =>
    names.filter(({ key }) => some.includes(normalizeKey(key))),
  );
  const parts = fields.name ? [of('name')] : inOrder.map(({ value }) => value);
  person.name = parts.map((part) => readLine(nameParts(part), ' ').text).join(' ');
  if (fields.name)
    for (const { value } of names) mark(value, { why: 'is a part of the name that is given whole' });
  person.label = readLine(of('label')).text;
  const image = of('image');
  for (const leaf of leavesOf(image))
    leaf.fate ??=
      /src|url|^[^.]*$|image|avatar|photo|picture/i.test(leaf.path) && leaf.kind === 'text'
        ? 'shown'
        : 'technical';
  person.image = leavesOf(image)
    .find(({ fate, words }) => fate === 'shown' && /[./]/.test(words))
    ?.words.trim();
  const { profiles, emails, phones } = readProfiles([...(fields.profiles ?? []), ...accounts], changes);
  person.email = readAddress(list([of('email'), ...emails]), 'email', changes);
  person.phone = readAddress(list([of('phone'), ...phones]), 'phone', changes);
  person.url = readAddress(of('url'), 'url', changes);
  const prose = (fields.summary ?? []).map(({ value }) => readProse(value));
  person.summary = prose
    .flatMap(({ text, items }) => [text, ...items.map((item) => `• ${item}`)])
    .filter(Boolean)
    .join('\n\n');
  const place = readLocation([
    ...(fields.location ?? []).map(({ value }) => value),
    ...(places.length ? [group(places)] : []),
  ]);
  if (Object.keys(place).length) person.location = place;
  if (profiles.length) person.profiles = profiles;
  for (const { key, value } of left) if (isTechnical(key)) settle(value, 'technical');
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value));
}

/** The parts of a name in their order: the first one first. */
const nameParts = (tree: Tree): Tree => {
  const name = tree.kind === 'list' && tree.items.length === 1 ? (tree.items[0] as Tree) : tree;
  if (name.kind !== 'group') return name;
  const [first, last] = [FIRST, LAST].map(
    (some) => name.entries.find(({ key }) => some.includes(normalizeKey(key)))?.value,
  );
  return first && last ? list([first, last]) : (at(name, 'full') ?? name);
};

/** Profiles, and what stands among them but is an address or a number. */
function readProfiles(given: Entry[], changes: Changes) {
  const [profiles, emails, phones]: [Json[], Tree[], Tree[]] = [[], [], []];
  const add = (tree: Tree, network?: string): void => {
    const isNumber =
      /phone|mobile|tel/i.test(network ?? '') ||
      leavesOf(tree).some(({ words }) => /^(?:phone|mobile|telephone)$/i.test(words));
    const address = leavesOf(tree).find(
      ({ words }) =>
        /^(?:mailto|tel):/i.test(words.trim()) || (isNumber && /^[+\d][\d\s().-]{4,}$/.test(words)),
    );
    if (address) {
      (/^mailto/i.test(address.words.trim()) ? emails : phones).push(address);
      settle(tree, 'technical');
      address.fate = undefined;
    } else {
      const profile = isLeaf(tree) ? fromText(tree, network, changes) : fromGroup(tree, network, changes);
      if (Object.keys(profile).length) profiles.push(profile);
    }
  };
  for (const { key, value } of given) {
    if (isLeaf(value)) add(value, meaningOf('basics', key) ? undefined : key);
    else if (value.kind === 'list') for (const item of value.items) addItem(item);
    else {
      const items = value.entries.find(
        (entry) => entry.value.kind === 'list' && /^(?:items|list|info|profiles)$/i.test(entry.key),
      )?.value;
      if (items?.kind === 'list') {
        for (const item of items.items) addItem(item);
        settle(value, 'technical');
      } else for (const entry of value.entries) if (!isBlank(entry.value)) add(entry.value, entry.key);
    }
  }
  return { profiles, emails, phones };

  function addItem(item: Tree): void {
    if (isHidden(item)) leave(item, 'is marked as hidden');
    if (isBlank(item) || isHidden(item)) return;
    const [only, ...more] = item.kind === 'group' ? item.entries : [];
    if (only && !more.length && isLeaf(only.value))
      add(only.value, meaningOf('profiles', only.key) ? undefined : only.key);
    else add(item);
  }
}

function fromText(tree: Tree, network: string | undefined, changes: Changes): Json {
  const { text } = readLine(tree);
  const [leaf] = leavesOf(tree);
  const url = readUrl(leaf?.words ?? '');
  const name = network && (networkName(network) ?? network);
  // A handle such as `jane.dev` is no address where its network is known.
  const made = name && !/[/:]/.test(text) ? profileUrl(name, text) : undefined;
  const link = made ?? url;
  if (!link && !name) {
    for (const each of leavesOf(tree))
      each.fate = { why: 'is no address that a page can link to; begin it with https://' };
    return {};
  }
  if (link && link !== text) changes.push([text, link]);
  const known = name ?? (link && networkOf(link));
  const user = made
    ? text.replace(/^@/, '')
    : known && link && networkOf(link)
      ? userIn(link)
      : link
        ? undefined
        : text;
  return {
    ...(known ? { network: known } : {}),
    ...(user ? { username: user } : {}),
    ...(link ? { url: link } : {}),
  };
}

function fromGroup(tree: Tree, key: string | undefined, changes: Changes): Json {
  const { fields, left } = byField('profiles', tree.kind === 'group' ? tree.entries : []);
  const of = (field: string): Tree => list((fields[field] ?? []).map(({ value }) => value));
  for (const { key, value } of [...left, ...(tree.kind === 'group' ? tree.entries : [])])
    if (isTechnical(key) && normalizeKey(key) !== 'icon') settle(value, 'technical');
  const given = readLine(of('network')).text || key || '';
  const network = networkName(given) ?? given;
  const user = readLine(of('username')).text;
  const [address] = leavesOf(of('url')).filter(({ words }) => !/^#/.test(words));
  const asUser = address && !/[/.]/.test(address.words) ? profileUrl(network, address.words) : undefined;
  if (asUser && address) {
    address.fate = 'shown';
    changes.push([address.words, asUser]);
  }
  const url = asUser ?? readAddress(of('url'), 'url', changes);
  const inUser =
    !url && /[/.]/.test(user) && (isUrl(user) || networkOf(readUrl(user) ?? '')) ? readUrl(user) : undefined;
  const link = url ?? inUser ?? profileUrl(network, user);
  const name = network || (link && networkOf(link));
  const username = inUser || (!user && link && networkOf(link)) ? userIn(link as string) : user;
  if (!username && !link) return {};
  return {
    ...(name ? { network: name } : {}),
    ...(username ? { username } : {}),
    ...(link ? { url: link } : {}),
  };
}
