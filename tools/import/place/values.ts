import { PHONE_DIGITS } from '../../../plugins/content/check/rules/resume.ts';
import type { Tree } from '../tree.ts';
import { readEmail, readUrl } from '../words/addresses.ts';
import { asciiDigits } from '../words/digits.ts';
import { commaParts, joined, paragraphsIn, withoutSign } from '../words/lists.ts';
import { readMarkup, withoutMarkup } from '../words/markup.ts';
import { lineOf } from './lines.ts';

/** A line of text; several texts are joined. Links in it come separately. */
export const readLine = (tree: Tree, comma = ', '): { text: string; urls: string[] } =>
  withoutMarkup(lineOf(tree, comma));

/** Paragraphs, of which those of a list keep their signs. */
function paragraphsOf(tree: Tree): string[] {
  if (tree.kind === 'group') return [lineOf(tree)].filter(Boolean);
  if (tree.kind === 'list') return tree.items.flatMap(paragraphsOf);
  tree.settle('shown');
  return tree.isBlank ? [] : paragraphsIn(readMarkup(tree.words.trim()));
}

/** Texts as one, with their paragraphs and lists. */
export const readText = (given: Tree[]): string => joined(given.flatMap(paragraphsOf));

/** A list of texts; a text is split at its paragraphs and items. */
export const readList = (tree: Tree): string[] => paragraphsOf(tree).map(withoutSign);

/** Short texts; a single one is split at its commas. */
export function readKeywords(tree: Tree): string[] {
  const words = readList(tree)
    .map(withoutMarkup)
    .flatMap(({ text, urls }) => [text, ...urls]);
  return (tree.isLeaf ? words.flatMap(commaParts) : words).filter(Boolean);
}

/** The first address in a value; further ones are left to the owner. */
export function readAddress(tree: Tree, kind: keyof typeof READERS): string | undefined {
  const [read, why] = READERS[kind];
  const given = tree.leaves;
  const found =
    given.find(({ words }) => read(words)) ?? given.find(({ words }) => /\d|[/@.]/.test(words)) ?? given[0];
  if (!found) return undefined;
  const value = read(found.words);
  found.fate ??= value ? 'shown' : { why };
  found.read = value;
  for (const leaf of given) {
    const isSaid = (value && read(leaf.words) === value) || isLabel(leaf);
    leaf.fate ??= isSaid ? 'technical' : { why: 'there is only room for one' };
  }
  return value;
}

/** Such as the `label` of a link, or the kind of a phone number. */
const isLabel = ({ path, words }: Tree): boolean =>
  /(?:label|type|name|kind|network)$/i.test(path) && !/\d{3}|[@/]/.test(words);

function readPhone(words: string): string | undefined {
  const number = asciiDigits(withoutMarkup(readMarkup(words.replace(/^tel:(?:\/\/)?/i, ''))).text).trim();
  return number.replace(/\D/g, '').length >= PHONE_DIGITS ? number : undefined;
}

/** How each kind of address is read, and what is wrong if it is not. */
const READERS = {
  url: [readUrl, 'is no address that a page can link to; begin it with https://'],
  email: [readEmail, 'is no e-mail address; write it as name@example.com'],
  phone: [readPhone, 'has no number to dial'],
} as const;
