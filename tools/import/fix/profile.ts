import { canonicalField } from '../../../plugins/content/check/field-names.ts';
import { telOf } from '../../../plugins/content/text/phone.ts';
import { type Group, isBlank, type Path, text, textGroup, textOf } from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { networkOf, profileUrl, userIn } from '../words/networks.ts';
import type { FixContext } from './shape.ts';

const FIELDS = ['network', 'username', 'url'];

/** A profile with its network, username and URL, as far as one follows from the others. */
export function prepareProfile(tree: Group, path: Path, context: FixContext): Group {
  const named = tree.entries.map((entry) => ({
    ...entry,
    field: canonicalField('profiles', entry.key, FIELDS),
  }));
  const textIn = (field: string) =>
    textOf(named.find((entry) => entry.field === field && textOf(entry.value))?.value);
  const [network, username, url] = [textIn('network'), textIn('username'), textIn('url')];
  const add = (key: string, value: string): Group => {
    context.notes.addFix(tree, path, `${key} ${value} added`);
    const others = tree.entries.filter((entry) => canonicalField('profiles', entry.key, FIELDS) !== key);
    return { ...tree, entries: [...others, { key, value: text(value, tree) }] };
  };
  // A URL that is not a plain text is fixed along with all other URLs.
  const hasUrl = named.some(({ field, value }) => field === 'url' && !isBlank(value));
  if (hasUrl && !url) return tree;
  if (url && network && !readUrl(url, context.home)) {
    const isPhone = /phone|mobile|tel/i.test(network) && /^[+\d][\d\s().-]{4,}$/.test(url);
    const link = profileUrl(network, url) ?? (isPhone ? telOf(url) : undefined);
    const at = named.findIndex((entry) => entry.field === 'url');
    if (!link) return tree;
    context.notes.addFix(tree, [...path, 'url'], `${url} → ${link}`);
    const entries = tree.entries.map((entry, index) =>
      index === at ? { key: 'url', value: text(link, entry.value) } : entry,
    );
    return { ...tree, entries };
  }
  if (context.minimal) return tree;
  const inName = !url && username ? readUrl(username)?.url : undefined;
  if (username && inName && (networkOf(inName) || /^https?:/i.test(username))) {
    context.notes.addFix(tree, [...path, 'username'], `${username} → url ${inName}`);
    const others = tree.entries.filter(
      (_, index) => !['username', 'url'].includes(named[index]?.field ?? ''),
    );
    const read = textGroup({ username: userIn(inName), url: inName }, tree);
    return prepareProfile({ ...tree, entries: [...others, ...read.entries] }, path, context);
  }
  const link = url && readUrl(url)?.url;
  if (!network && link) {
    const known = networkOf(link);
    const user = username ?? userIn(link);
    if (!known) return tree;
    const made = add('network', known);
    if (!username && user) made.entries.push({ key: 'username', value: text(user, tree) });
    return made;
  }
  const made = !url && network && username ? profileUrl(network, username) : undefined;
  return made ? add('url', made) : tree;
}
