import { fieldFor } from '../../../plugins/content/field-names.ts';
import { telOf } from '../../../plugins/content/phone.ts';
import { type Group, isBlank, type Path, text, wordsOf } from '../tree.ts';
import { readAddress } from '../words/addresses.ts';
import { networkOf, profileUrl, userIn } from '../words/networks.ts';
import type { Mending } from './shape.ts';

const FIELDS = ['network', 'username', 'url'];

/** A profile with its network and its address, as far as one follows from the other. */
export function prepareProfile(tree: Group, path: Path, by: Mending): Group {
  const named = tree.entries.map((entry) => ({ ...entry, field: fieldFor('profiles', entry.key, FIELDS) }));
  const words = (field: string) =>
    wordsOf(named.find((entry) => entry.field === field && wordsOf(entry.value))?.value);
  const [network, username, url] = [words('network'), words('username'), words('url')];
  const add = (key: string, value: string): Group => {
    by.notes.mend(tree, path, `${key} ${value} added`);
    const others = tree.entries.filter((entry) => fieldFor('profiles', entry.key, FIELDS) !== key);
    return { ...tree, entries: [...others, { key, value: text(value, tree) }] };
  };
  // An address in a shape of its own is mended where all addresses are.
  const isTold = named.some(({ field, value }) => field === 'url' && !isBlank(value));
  if (isTold && !url) return tree;
  if (url && network && !readAddress(url, by.home)) {
    const isPhone = /phone|mobile|tel/i.test(network) && /^[+\d][\d\s().-]{4,}$/.test(url);
    const address = profileUrl(network, url) ?? (isPhone ? telOf(url) : undefined);
    const at = named.findIndex((entry) => entry.field === 'url');
    if (!address) return tree;
    by.notes.mend(tree, [...path, 'url'], `${url} → ${address}`);
    const entries = tree.entries.map((entry, index) =>
      index === at ? { key: 'url', value: text(address, entry.value) } : entry,
    );
    return { ...tree, entries };
  }
  if (by.gentle) return tree;
  const address = url && readAddress(url)?.url;
  if (!network && address) {
    const known = networkOf(address);
    const user = username ?? userIn(address);
    if (!known) return tree;
    const made = add('network', known);
    if (!username && user) made.entries.push({ key: 'username', value: text(user, tree) });
    return made;
  }
  const made = !url && network && username ? profileUrl(network, username) : undefined;
  return made ? add('url', made) : tree;
}
