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
import { lookAtLine, readLine } from './lines.ts';
import { byField, meaningOf } from './meaning.ts';
import type { Notes } from './notes.ts';

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

/** Returns `email` or `phone` if an entry among the person's accounts is an e-mail address or a phone number instead. */
export function contactField({ key, value }: Entry): string | undefined {
  const texts = [key, ...value.leaves.map(({ words }) => words.trim())];
  // The form of an address tells even where the key is an icon's.
  if (texts.some(readEmail)) return 'email';
  // On a network, `0000-0002-1825-0097` may be a user.
  const isAccount = texts.some((words) => networkName(words) && !meaningOf('basics', words));
  const number = isAccount ? /^\+[\d\s().-]{7,20}$/ : /^\+?[\d\s().-]{7,20}$/;
  if (texts.some((words) => number.test(words))) return 'phone';
  // `mail` of `mailto:` and `tel` of `tel:` are names of these fields, too.
  const fields = texts.map((words) => meaningOf('basics', words.replace(/^(mail(?=to:)|tel(?=:)).*/i, '$1')));
  return fields.find((field) => field === 'email' || field === 'phone');
}

/** Keys of accounts that name no network. */
const GENERAL = /^(?:social|messenger|link|website|profile|other)$/i;

/** Returns the network that an account names; empty if that is only a kind of account or an address, whose host says more. */
function networkIn(key: string, name: string, url = ''): string {
  const words = networkName(key) ?? (name || key);
  const isKind = GENERAL.test(words) && networkOf(url);
  return networkName(words) ?? (isKind || networkOf(readUrl(words) ?? '') ? '' : words);
}

/** Addresses that no page links to: other schemes, files. */
const UNLINKED = /^[a-z]+:|\.(?:pdf|docx?|png|jpe?g)$/i;

/** Returns an account of the person, whose URL may be made from its network and username. */
export function readProfile({ key, value }: Entry, notes: Notes): Profile | undefined {
  const { valuesFor } = byField('profiles', value.isLeaf ? [{ key: 'url', value }] : value.entries);
  const [urls, users] = [valuesFor('url'), valuesFor('username')];
  refuseAddresses(urls, notes, 'url');
  const [address] = urls.leaves;
  const addressUrl = readUrl(address?.words ?? '');
  // Without the address, the rest would be a line that leads nowhere.
  if (address && !addressUrl && UNLINKED.test(address.words)) return undefined;
  // What is placed of these lines is known only below.
  const name = networkIn(key, lookAtLine(valuesFor('network')), addressUrl);
  // A handle such as `jane.dev` is no address where its network is known.
  const isHandle = address && (!addressUrl || (value.isLeaf && profileUrl(name, address.words)));
  const isUser = name && isHandle && users.isBlank;
  const userText = lookAtLine(isUser ? urls : users);
  // `LinkedIn` as the text of a link is no user.
  const user = networkName(userText) ? '' : userText;
  const userUrl = isUrl(user) || networkOf(readUrl(user) ?? '') ? readUrl(user) : undefined;
  const givenUrl = (isUser ? undefined : readAddress(urls, notes, 'url')) ?? userUrl ?? '';
  const builtUrl = profileUrl(name, user);
  const url = builtUrl?.startsWith(givenUrl) ? builtUrl : givenUrl;
  const username = (url && url === userUrl ? '' : userIn(user)) || userOf(url);
  if (!username && !url) return undefined;
  if (user) readLine(users, notes);
  const network = name || networkOf(url);
  for (const leaf of value.leaves)
    if (namesIn(leaf.words).some((part) => part === username || part === network)) notes.take(leaf);
  if (address && isUser) notes.take(address);
  else if (address && addressUrl && url.startsWith(addressUrl)) notes.take(address, url);
  return filled({ network, username, url });
}

/** Returns what a text may say of an account: its user, its network. */
const namesIn = (words: string): string[] =>
  [userIn(words), networkName(words), networkOf(readUrl(words) ?? '')].flatMap((name) => name || []);

/** Returns profiles, but of several with the same address only the first. */
export const onceEach = (profiles: Profile[]): Profile[] =>
  profiles.filter(({ url }, index) => !url || profiles.findIndex((other) => other.url === url) === index);
