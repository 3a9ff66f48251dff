import { canonicalField } from '../../../plugins/content/check/field-names.ts';
import { telOf } from '../../../plugins/content/text/phone.ts';
import { type Group, isBlank, text, textGroup, textOf } from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { networkOf, profileUrl, userIn } from '../words/networks.ts';
import type { Place } from './place.ts';

const FIELDS = ['network', 'username', 'url'];

/** A profile with its network, username and URL, as far as one follows from the others. */
export function prepareProfile(tree: Group, place: Place): Group {
  const entriesOf = (field: string) =>
    tree.entries.filter(({ key }) => canonicalField('profiles', key, FIELDS) === field);
  const textIn = (field: string) => entriesOf(field).flatMap(({ value }) => textOf(value) ?? [])[0];
  const [network, username, url] = [textIn('network'), textIn('username'), textIn('url')];
  /** The profile with some fields replaced or added. */
  const withTexts = (texts: Record<string, string | undefined>): Group => {
    const old = Object.keys(texts).flatMap(entriesOf);
    const others = tree.entries.filter((entry) => !old.includes(entry));
    return { ...tree, entries: [...others, ...textGroup(texts, tree).entries] };
  };
  // A URL that is not a plain text is fixed along with all other URLs.
  const [given] = entriesOf('url').filter(({ value }) => !isBlank(value));
  if (given && !url) return tree;
  if (url && network && !readUrl(url, place.context.home)) {
    const isPhone = /phone|mobile|tel/i.test(network) && /^[+\d][\d\s().-]{4,}$/.test(url);
    const link = profileUrl(network, url) ?? (isPhone ? telOf(url) : undefined);
    if (!link) return tree;
    place.at('url').noteFix(tree, `${url} → ${link}`);
    const entries = tree.entries.map((entry) =>
      entry === given ? { key: 'url', value: text(link, entry.value) } : entry,
    );
    return { ...tree, entries };
  }
  if (place.context.minimal) return tree;
  const inName = !url && username ? readUrl(username)?.url : undefined;
  if (username && inName && (networkOf(inName) || /^https?:/i.test(username))) {
    place.at('username').noteFix(tree, `${username} → url ${inName}`);
    return prepareProfile(withTexts({ username: userIn(inName), url: inName }), place);
  }
  const link = url && readUrl(url)?.url;
  if (!network && link) {
    const known = networkOf(link);
    if (!known) return tree;
    place.noteFix(tree, `network ${known} added`);
    return withTexts({ network: known, ...(username ? {} : { username: userIn(link) }) });
  }
  const made = !url && network && username ? profileUrl(network, username) : undefined;
  if (!made) return tree;
  place.noteFix(tree, `url ${made} added`);
  return withTexts({ url: made });
}
