import { type Entry, filled, type Tree } from '../tree.ts';
import {
  isUrl,
  networkName,
  networkOf,
  profileUrl,
  readEmail,
  readUrl,
  userIn,
  userOf,
} from '../words/addresses.ts';
import { readAddress, refuseAddresses } from './contacts.ts';
import { byField, meaningOf } from './meaning.ts';
import { Notes } from './notes.ts';
import { readLine } from './values.ts';

type Profile = Partial<Record<'network' | 'username' | 'url', string>>;

/** Returns accounts from a list of them, or from a group with one for each network, which is its key. */
export function accountsIn(value: Tree): Entry[] {
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
export function contactField({ key, value }: Entry): string | undefined {
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

/** Returns what an account's network is called; empty for a kind of account or an address, of which the host says more. */
function networkIn(key: string, name: string, url = ''): string {
  const given = networkName(key) ?? (name || key);
  const isKind = GENERAL.test(given) && networkOf(url);
  return networkName(given) ?? (isKind || networkOf(readUrl(given) ?? '') ? '' : given);
}

/** Returns an account of the person, whose URL may be made from its network and username. */
export function readProfile({ key, value }: Entry, notes: Notes): Profile | undefined {
  const { of } = byField('profiles', value.isLeaf ? [{ key: 'url', value }] : value.entries);
  refuseAddresses(of('url'), notes, 'url');
  const [address] = of('url').leaves;
  const written = readUrl(address?.words ?? '');
  // Without the address, the rest would be a line that leads nowhere.
  if (address && !written && /^[a-z]+:|\.(?:pdf|docx?|png|jpe?g)$/i.test(address.words)) return undefined;
  const named = networkIn(key, readLine(of('network'), new Notes()), written);
  // A handle such as `jane.dev` is no address where its network is known.
  const isHandle = address && (!written || (value.isLeaf && profileUrl(named, address.words)));
  const isUser = named && isHandle && of('username').isBlank;
  const text = readLine(of(isUser ? 'url' : 'username'), new Notes());
  // `LinkedIn` as the text of a link is no user.
  const user = networkName(text) ? '' : text;
  const inUser = isUrl(user) || networkOf(readUrl(user) ?? '') ? readUrl(user) : undefined;
  const read = (isUser ? undefined : readAddress(of('url'), notes, 'url')) ?? inUser ?? '';
  const built = profileUrl(named, user);
  const url = built?.startsWith(read) ? built : read;
  const username = (url && url === inUser ? '' : userIn(user)) || userOf(url);
  if (!username && !url) return undefined;
  if (user) readLine(of('username'), notes);
  const network = named || networkOf(url);
  for (const leaf of value.leaves) {
    const parts = [userIn(leaf.words), networkName(leaf.words), networkOf(readUrl(leaf.words) ?? '')];
    if (parts.some((part) => part && (part === username || part === network))) notes.take(leaf);
  }
  if (address && isUser) notes.take(address);
  else if (address && written && url.startsWith(written)) notes.take(address, url);
  return filled({ network, username, url });
}

/** Returns profiles, of several with the same address the first. */
export const onceEach = (profiles: Profile[]): Profile[] =>
  profiles.filter(({ url }, index) => !url || profiles.findIndex((other) => other.url === url) === index);
