import { PHONE_DIGITS } from '../../../plugins/content/check/rules/resume.ts';
import { isEmail } from '../../../plugins/content/check/schema.ts';
import { childrenOf, isBlank, isLeaf, type Leaf, leavesOf, type Tree } from '../tree.ts';
import { readEmail, readUrl } from '../words/addresses.ts';
import { asciiDigits } from '../words/digits.ts';
import { commaParts, splitList, withoutSign } from '../words/lists.ts';
import { readMarkup, readPlain } from '../words/markup.ts';
import { lineOf } from './lines.ts';

/** What was read in another form than it was written in, for the owner to compare. */
export type Changes = [from: string, to: string][];

const wordsOf = (leaf: Leaf): string => {
  leaf.fate ??= 'shown';
  return leaf.words.trim();
};

const textLeaves = (tree: Tree): Leaf[] => leavesOf(tree).filter(({ kind }) => kind !== 'flag');

/** A line of text; several texts are joined. Links in it come separately. */
export function readLine(tree: Tree, comma = ', '): { text: string; urls: string[] } {
  const parts = textLeaves(tree).map((leaf) => readPlain(wordsOf(leaf)));
  return { text: parts.map(({ text }) => text).join(comma), urls: parts.flatMap(({ urls }) => urls) };
}

/** Paragraphs, and the items of the list that they end with. */
export function readProse(tree: Tree): { text: string; items: string[] } {
  if (!isLeaf(tree) && leavesOf(tree).length !== 1) {
    const parts = childrenOf(tree).map((child) =>
      child.kind === 'group' ? lineOf(child) : readProse(child).text,
    );
    return { text: parts.filter(Boolean).join('\n\n'), items: [] };
  }
  const [leaf] = textLeaves(tree);
  return leaf ? splitList(readMarkup(wordsOf(leaf))) : { text: '', items: [] };
}

/** A list of texts; a text is split at its lines. */
export function readList(tree: Tree): string[] {
  if (tree.kind === 'group') return [lineOf(tree)].filter(Boolean);
  if (tree.kind === 'list') return tree.items.flatMap(readList);
  if (isBlank(tree) || tree.kind === 'flag') return [];
  const { text, items } = splitList(readMarkup(wordsOf(tree)));
  const paragraphs = text.split(/\n{2,}/).map(withoutSign);
  return [...paragraphs, ...items].filter(Boolean);
}

/** Short texts; a single one is split at its commas. */
export function readKeywords(tree: Tree): string[] {
  if (tree.kind === 'list')
    return tree.items.flatMap((item) => (isLeaf(item) ? keywordsIn(item, false) : readKeywords(item)));
  if (isLeaf(tree)) return keywordsIn(tree, true);
  const { text, urls } = readPlain(lineOf(tree));
  return [text, ...urls].filter(Boolean);
}

function keywordsIn(leaf: Leaf, isSplit: boolean): string[] {
  if (isBlank(leaf) || leaf.kind === 'flag') return [];
  const { text, items } = splitList(readMarkup(wordsOf(leaf)));
  const lines = [text, ...items].map((each) => readPlain(each).text);
  return (isSplit ? lines.flatMap(commaParts) : lines).map(withoutSign).filter(Boolean);
}

/** Decides about a leaf that is read in whole or not at all. */
function whole(leaf: Leaf, value: string | undefined, why: string, changes: Changes): string | undefined {
  leaf.fate ??= value ? 'shown' : { why };
  if (value && value !== leaf.words.trim()) changes.push([leaf.words.trim(), value]);
  return value;
}

/** The first address in a value; further ones are left to the owner. */
export function readAddress(
  tree: Tree,
  kind: 'url' | 'email' | 'phone',
  changes: Changes,
): string | undefined {
  const { read, why } = READERS[kind];
  const leaves = textLeaves(tree);
  // Templates have `#` where a link would be.
  for (const leaf of leaves) if (/^#[\w-]*$/.test(leaf.words.trim())) leaf.fate = 'technical';
  const given = leaves.filter(({ fate }) => fate !== 'technical');
  const found =
    given.find(({ words }) => read(words)) ?? given.find(({ words }) => /\d|[/@.]/.test(words)) ?? given[0];
  if (!found) return undefined;
  const value = whole(found, read(found.words), why, changes);
  for (const leaf of given)
    if (leaf !== found) leaf.fate ??= isLabel(leaf) ? 'technical' : { why: 'there is only room for one' };
  return value;
}

/** Such as the `label` of a link, or the kind of a phone number. */
const isLabel = ({ path, words }: Leaf): boolean =>
  /(?:label|type|name|kind)$/i.test(path) && !/\d{3}|[@/]/.test(words);

const READERS = {
  url: { read: readUrl, why: 'is no address that a page can link to; begin it with https://' },
  email: {
    read: (words: string) => {
      const email = readEmail(words);
      return email && isEmail(email) ? email : undefined;
    },
    why: 'is no e-mail address; write it as name@example.com',
  },
  phone: {
    read: (words: string) => {
      const number = asciiDigits(readPlain(words.replace(/^tel:(?:\/\/)?/i, '')).text).trim();
      return number.replace(/\D/g, '').length >= PHONE_DIGITS ? number : undefined;
    },
    why: 'has no number to dial',
  },
};
