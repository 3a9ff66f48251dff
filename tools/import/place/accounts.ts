import { type Entry, filled } from '../tree.ts';
import { isUrl, readUrl } from '../words/addresses.ts';
import { networkName, networkOf, profileUrl } from '../words/networks.ts';
import { byField, meaningOf } from './meaning.ts';
import { readAddress, readLine } from './values.ts';

/** Accounts from a list of them, or from a group with one for each network, which is its key. */
export function accountsIn({ key, value }: Entry): Entry[] {
  if (value.isLeaf) return [{ key: meaningOf('basics', key) ? '' : key, value }];
  const items =
    value.kind === 'list' ? value : value.entries.find((entry) => !!entry.value.items.length)?.value;
  if (!items) return value.entries.map(simplified);
  for (const entry of value.entries) if (entry.value !== items) entry.value.settle('technical');
  return items.items.map((item) => simplified({ key: '', value: item }));
}

/** `{ GitHub: kim }` is an account on the network that its key names. */
function simplified(account: Entry): Entry {
  const [only, ...more] = account.value.entries;
  if (!only || more.length || !only.value.isLeaf) return account;
  return meaningOf('profiles', only.key) ? { ...account, value: only.value } : only;
}

/** Which field of the person something among their accounts is for instead: an e-mail address or a phone number. */
export function contactOf({ key, value }: Entry): string | undefined {
  const said = [key, ...value.leaves.map(({ words }) => words.trim())];
  // The first letters of `mailto:` and `tel:` are a name of the field, too.
  const names = said.map((words) => words.replace(/^(mail(?=to:)|tel(?=:)).*/i, '$1'));
  return names
    .map((name) => meaningOf('basics', name))
    .find((field) => field === 'email' || field === 'phone');
}

/** An account of the person, whose URL may be made from its network and username. */
export function profileOf({ key, value }: Entry): object | undefined {
  const { of } = byField('profiles', value.isLeaf ? [{ key: 'url', value }] : value.entries);
  const given = readLine(of('network')).text || key;
  const network = networkName(given) ?? given;
  const [address] = of('url').leaves;
  // A handle such as `jane.dev` is no address where its network is known.
  const isHandle =
    address && (!readUrl(address.words) || (value.isLeaf && profileUrl(network, address.words)));
  const isUser = network && isHandle && of('username').isBlank;
  const user = readLine(of(isUser ? 'url' : 'username')).text;
  const inUser = isUrl(user) || networkOf(readUrl(user) ?? '') ? readUrl(user) : undefined;
  const url = (isUser ? undefined : readAddress(of('url'), 'url')) ?? inUser ?? profileUrl(network, user);
  const username = url && url === inUser ? '' : user.replace(/^@/, '');
  return username || url ? filled({ network: network || (url && networkOf(url)), username, url }) : undefined;
}
