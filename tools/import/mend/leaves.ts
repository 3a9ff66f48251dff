import { PHONE_DIGITS } from '../../../plugins/content/rules/resume.ts';
import { brief, word } from '../notes.ts';
import { isBlank, isLeaf, type Leaf, type Path, type Tree, text } from '../tree.ts';
import { type Address, readAddress, readMail } from '../words/addresses.ts';
import { readPeriod } from '../words/dates.ts';
import type { Mending } from './shape.ts';

/** Fields in which each text of a list is a paragraph. */
const PARAGRAPHS = ['summary', 'description', 'reference'];

/** A text; a list or a group of words becomes one. */
export function mendText(tree: Tree, path: Path, by: Mending): Leaf | undefined {
  const field = String(path.at(-1));
  if (tree.kind === 'text') return mendWords(tree, path, by);
  if (tree.kind === 'flag') return reject(tree, path, 'is no text', by);
  if (isLeaf(tree)) return told(tree, path, tree.words, `${tree.words} → "${tree.words}"`, by);
  const images = field === 'image' ? addressesIn(tree).slice(0, 1) : undefined;
  const words = images ? images.map((each) => each.words) : leavesOf(tree);
  if (!words) return reject(tree, path, 'is no text', by);
  const joined = words.join(PARAGRAPHS.includes(field) ? '\n\n' : ', ');
  const made = words.length === 1 ? JSON.stringify(joined) : 'one text';
  return told(tree, path, joined, `${brief(tree)} → ${made}`, by);
}

function mendWords(tree: Leaf, path: Path, by: Mending): Leaf | undefined {
  if (path.join('.') !== 'basics.phone') return tree;
  const number = tree.words
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/[０-９＋－（）]/g, (sign) => sign.normalize('NFKC'));
  if (number !== tree.words) by.notes.mend(tree, path, `${tree.words} → ${number}`);
  const digits = number.normalize('NFKC').replace(/\D/g, '').length;
  if (isBlank(tree) || digits >= PHONE_DIGITS) return text(number, tree);
  return reject(tree, path, 'has no number to dial', by);
}

/**
 * All words in a list or group, in order.
 * @returns undefined where it holds what is no word, or lists in lists
 */
export function leavesOf(tree: Tree): string[] | undefined {
  if (isLeaf(tree)) return tree.kind === 'flag' ? undefined : isBlank(tree) ? [] : [tree.words];
  const parts = tree.kind === 'list' ? tree.items : tree.entries.map(({ value }) => value);
  const words = parts.map((part) => (isLeaf(part) ? leavesOf(part) : undefined));
  return parts.length && words.every((each) => each !== undefined) ? words.flat() : undefined;
}

/** A link or an e-mail address. Of several the first stays, the others are told. */
export function mendAddress(tree: Tree, path: Path, read: 'url' | 'email', by: Mending): Leaf | undefined {
  const remedy = read === 'url' ? 'begin it with https://' : 'write it as name@example.com';
  const reader = (words: string): Address | undefined =>
    read === 'url' ? readAddress(words, by.home) : readMail(words);
  const candidates = isLeaf(tree) ? [tree] : addressesIn(tree);
  const found = candidates.findIndex(({ words }) => reader(words));
  const chosen = candidates[found];
  const address = chosen && reader(chosen.words);
  if (!chosen || !address) return reject(tree, path, 'is no address that a page can lead to', by, remedy);
  for (const other of candidates)
    if (other !== chosen) reject(other, path, 'is one more; there is place for one', by);
  if (address.rest) reject(text(address.rest, chosen), path, 'is one more; there is place for one', by);
  if (tree.kind === 'text' && tree.words === address.url) return tree;
  const given = isLeaf(tree) ? chosen.words : brief(tree);
  return told(tree, path, address.url, `${given} → ${address.url}`, by);
}

/** The texts that may be an address: in a group those that are said to be one come first. */
function addressesIn(tree: Tree): Leaf[] {
  if (tree.kind === 'list') return tree.items.flatMap((item) => (isLeaf(item) ? [item] : addressesIn(item)));
  if (tree.kind !== 'group') return [tree];
  const named = tree.entries.filter(({ key }) => /^(?:url|href|link|src|address|value|email)$/i.test(key));
  return (named.length ? named : tree.entries).flatMap(({ value }) =>
    value.kind === 'text' && !isBlank(value) ? [value] : [],
  );
}

export function mendDate(tree: Tree, path: Path, by: Mending): Leaf | undefined {
  const words = dateWords(tree);
  const date = words && readPeriod(words)?.start;
  if (!words || !date) return reject(tree, path, 'is no date', by, 'write it as 2024, 2024-05 or 2024-05-31');
  if (tree.kind === 'text' && tree.words === date) return tree;
  return told(tree, path, date, `${words} → ${words === date ? `"${date}"` : date}`, by);
}

/** What a value says about a time, as one text: `{ "year": 2020, "month": 5 }` as `2020-5`. */
export function dateWords(tree: Tree | undefined): string | undefined {
  if (!tree || tree.kind === 'null' || tree.kind === 'flag') return undefined;
  if (isLeaf(tree)) return tree.words.trim() || undefined;
  if (tree.kind === 'list') return tree.items.map(dateWords).filter(Boolean).join(' – ');
  const part = (name: RegExp) => dateWords(tree.entries.find(({ key }) => name.test(key))?.value);
  const [from, to] = [part(/^(?:start|from|begin)/i), part(/^(?:end|to|until)/i)];
  if (from) return `${from} – ${to ?? 'present'}`;
  const [year, month, day] = [part(/^y(?:ear)?$/i), part(/^m(?:onth)?$/i), part(/^d(?:ay)?$/i)];
  if (!year) return to;
  if (month && /\D/.test(month)) return [day, month, year].filter(Boolean).join(' ');
  return [year, month, month && day].filter(Boolean).join('-');
}

/** Says that something is left out, word for word. */
export function reject(tree: Tree, path: Path, why: string, by: Mending, remedy?: string): undefined {
  by.notes.leave(tree, path, `${word(tree)} ${why}, so it is left out${remedy ? `; ${remedy}` : ''}`);
}

function told(tree: Tree, path: Path, words: string, what: string, by: Mending): Leaf {
  by.notes.mend(tree, path, what);
  return text(words, tree);
}
