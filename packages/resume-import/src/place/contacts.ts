import { isDialable } from '../text/schema.ts';
import type { Tree } from '../tree.ts';
import { readEmail, readUrl } from '../words/addresses.ts';
import { asciiDigits } from '../words/dates.ts';
import { readMarkup, withoutMarkup } from '../words/markup.ts';
import { type Notes, TECHNICAL } from './notes.ts';

/** Returns the texts of a value that may be addresses; texts that name a link are among them only if there are no others. */
export function addressesIn({ leaves }: Tree): Tree[] {
  const others = leaves.filter(({ path }) => !NAMES_LINK.test(path));
  return others.length ? others : leaves;
}

const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** Notes why each text of a value is left out, unless it is the one address for which there is room. */
export function refuseAddresses({ leaves }: Tree, notes: Notes, kind: keyof typeof ADDRESSES): void {
  const { read, why } = ADDRESSES[kind];
  for (const leaf of leaves)
    notes.refuse(leaf, isLabel(leaf) ? TECHNICAL : read(leaf.words) ? 'there is only room for one' : why);
}

/** Returns the first address in a list of values; further ones are left to the owner. */
export function readAddress(tree: Tree, notes: Notes, kind: keyof typeof ADDRESSES): string | undefined {
  const { read } = ADDRESSES[kind];
  refuseAddresses(tree, notes, kind);
  const [first] = tree.items.flatMap(addressesIn).flatMap(({ words }) => read(words) ?? []);
  // Other texts may say this address in another form.
  const isFirst = ({ words }: Tree) => first && bare(read(words) ?? '') === bare(first);
  for (const leaf of tree.leaves.filter(isFirst)) notes.take(leaf, first);
  return first;
}

/** Paths of texts about an address: the `label` of a link, the kind of a phone number. */
const NAMES_LINK = /\.(?:label|type|name|kind|network|title|text)$/i;
const isLabel = ({ path, words }: Tree): boolean => NAMES_LINK.test(path) && !/\d{3}|[@/]/.test(words);

/** Digits that are kept secret, or letters in their place. */
const MASKED = /[x*•_]{2,}|[\d-](?!ext)\p{L}{3,}/iu;

function readPhone(words: string): string | undefined {
  if (MASKED.test(words)) return undefined;
  const number = asciiDigits(
    withoutMarkup(readMarkup(words.replaceAll('~', ' ').replace(/^tel:(?:\/\/)?/i, ''))).text,
  ).trim();
  return isDialable(number) ? number : undefined;
}

/** How each kind of address is read, and what is wrong with a text that can't be. */
const ADDRESSES = {
  url: { read: readUrl, why: 'is no address that a page can link to; begin it with https://' },
  email: { read: readEmail, why: 'is no e-mail address; write it as name@example.com' },
  phone: { read: readPhone, why: 'has no number to dial' },
};
