import { PHONE_DIGITS } from '../../../plugins/content/check/rules/resume.ts';
import type { Tree } from '../tree.ts';
import { readEmail, readUrl } from '../words/addresses.ts';
import { asciiDigits } from '../words/dates.ts';
import { readMarkup, withoutMarkup } from '../words/markup.ts';

/** The texts of a value that may be addresses: those that name a link only if there are no others. */
export function addressesIn({ leaves }: Tree): Tree[] {
  const others = leaves.filter(({ path }) => !NAMES_LINK.test(path));
  return others.length ? others : leaves;
}

/** The first address in a list of values; further ones are left to the owner. */
export function readAddress(tree: Tree, kind: keyof typeof READERS): string | undefined {
  const [read, why] = READERS[kind];
  const given = tree.items.flatMap(addressesIn);
  const found =
    given.find(({ words }) => read(words)) ?? given.find(({ words }) => /\d|[/@.]/.test(words)) ?? given[0];
  if (!found) return undefined;
  const value = read(found.words);
  found.fate ??= value ? 'shown' : why;
  found.read = value;
  for (const leaf of tree.leaves) {
    const bare = (words = '') =>
      read(words)
        ?.replace(/^http:/, 'https:')
        .replace(/\/$/, '');
    const isSaid = (value && bare(leaf.words) === bare(value)) || isLabel(leaf);
    leaf.fate ??= isSaid ? 'technical' : 'there is only room for one';
  }
  return value;
}

/** Such as the `label` of a link, or the kind of a phone number. */
const NAMES_LINK = /\.(?:label|type|name|kind|network|title|text)$/i;
const isLabel = ({ path, words }: Tree): boolean => NAMES_LINK.test(path) && !/\d{3}|[@/]/.test(words);

/** Digits that are kept secret, or letters in their place. */
const MASKED = /[x*•_]{2,}|[\d-](?!ext)\p{L}{3,}/iu;

function readPhone(words: string): string | undefined {
  if (MASKED.test(words)) return undefined;
  const number = asciiDigits(
    withoutMarkup(readMarkup(words.replaceAll('~', ' ').replace(/^tel:(?:\/\/)?/i, ''))).text,
  ).trim();
  return number.replace(/\D/g, '').length >= PHONE_DIGITS ? number : undefined;
}

/** How each kind of address is read, and what is wrong if it is not. */
const READERS = {
  url: [readUrl, 'is no address that a page can link to; begin it with https://'],
  email: [readEmail, 'is no e-mail address; write it as name@example.com'],
  phone: [readPhone, 'has no number to dial'],
} as const;
