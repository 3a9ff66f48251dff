import { PHONE_DIGITS } from '../../../plugins/content/check/rules/resume.ts';
import { PROSE } from '../../../plugins/content/text/text-fields.ts';
import { brief } from '../notes.ts';
import { at, isBlank, isLeaf, type Leaf, type Tree, text, textOf } from '../tree.ts';
import { type Address, readEmail, readUrl } from '../words/addresses.ts';
import { readPeriod } from '../words/dates.ts';
import type { Place } from './place.ts';

/** Fields in which the texts of a list become paragraphs. */
const PARAGRAPHS = ['summary', 'description', 'reference'];

const EXTRA = 'is an extra value; there is only room for one';

/** A text; a list or group of texts is joined into one. */
export function fixText(tree: Tree, place: Place): Leaf | undefined {
  if (tree.kind === 'text') return fixPhone(tree, place);
  const field = String(place.path.at(-1));
  const [image] = field === 'image' && !isLeaf(tree) ? addressesIn(tree) : [];
  const words = image ? leavesOf(image) : keepTexts(tree, place);
  if (!words) return place.reject(tree, 'is not text');
  // The parts of the person's name are its words.
  const comma = place.path.join('.') === 'basics.name' ? ' ' : ', ';
  const joined = words.join(PARAGRAPHS.includes(field) ? '\n\n' : comma);
  const made = words.length === 1 ? JSON.stringify(joined) : 'one text';
  return replaced(tree, joined, `${brief(tree)} → ${made}`, place);
}

/**
 * All texts in a value. Of a group that describes something, such as `{ "name": "Acme", "url": … }`, only the name is
 * kept and the rest noted as left out, except where all parts are needed: about the person, and where sentences belong.
 * @returns undefined where `leavesOf` does
 */
export function keepTexts(tree: Tree, place: Place): string[] | undefined {
  const name = textOf(at(tree, 'name'));
  if (!name || tree.kind !== 'group' || place.path[0] === 'basics' || PROSE.test(place.section))
    return leavesOf(tree);
  for (const { key, value } of tree.entries)
    if (key !== 'name' && !isBlank(value)) place.at(key).reject(value, EXTRA);
  return [name];
}

function fixPhone(tree: Leaf, place: Place): Leaf | undefined {
  if (place.path.join('.') !== 'basics.phone') return tree;
  const number = tree.words
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/[０-９＋－（）]/g, (character) => character.normalize('NFKC'));
  if (number !== tree.words) place.noteFix(tree, `${tree.words} → ${number}`);
  const digits = number.normalize('NFKC').replace(/\D/g, '').length;
  if (isBlank(tree) || digits >= PHONE_DIGITS) return text(number, tree);
  return place.reject(tree, 'contains no phone number');
}

/**
 * All texts in a list or group, in order.
 * @returns undefined if it is nested, empty or contains booleans
 */
export function leavesOf(tree: Tree): string[] | undefined {
  if (isLeaf(tree)) return tree.kind === 'flag' ? undefined : isBlank(tree) ? [] : [tree.words];
  const parts = tree.kind === 'list' ? tree.items : tree.entries.map(({ value }) => value);
  const words = parts.map((part) => (isLeaf(part) ? leavesOf(part) : undefined));
  return parts.length && words.every((each) => each !== undefined) ? words.flat() : undefined;
}

/** A link or an e-mail address. Of several the first is used, the others are noted as left out. */
export function fixAddress(tree: Tree, read: 'url' | 'email', place: Place): Leaf | undefined {
  const remedy = read === 'url' ? 'begin it with https://' : 'write it as name@example.com';
  const reader = (words: string): Address | undefined =>
    read === 'url' ? readUrl(words, place.context.home) : readEmail(words);
  const candidates = addressesIn(tree);
  const chosen = candidates.find(({ words }) => reader(words));
  const address = chosen && reader(chosen.words);
  if (!chosen || !address) return place.reject(tree, 'is not an address that a page can link to', remedy);
  for (const other of candidates) if (other !== chosen) place.reject(other, EXTRA);
  if (address.rest) place.reject(text(address.rest, chosen), EXTRA);
  if (tree.kind === 'text' && tree.words === address.url) return tree;
  const given = isLeaf(tree) ? chosen.words : brief(tree);
  return replaced(tree, address.url, `${given} → ${address.url}`, place);
}

/** The texts that may be an address. In a group, those whose keys say so are preferred. */
function addressesIn(tree: Tree): Leaf[] {
  if (tree.kind === 'list') return tree.items.flatMap(addressesIn);
  if (tree.kind !== 'group') return [tree];
  const named = tree.entries.filter(({ key }) => /^(?:url|href|link|src|address|value|email)$/i.test(key));
  return (named.length ? named : tree.entries).flatMap(({ value }) =>
    value.kind === 'text' && !isBlank(value) ? [value] : [],
  );
}

export function fixDate(tree: Tree, place: Place): Leaf | undefined {
  const words = dateWords(tree);
  const date = words && readPeriod(words)?.start;
  if (!words || !date) return place.reject(tree, 'is not a date', 'write it as 2024, 2024-05 or 2024-05-31');
  if (tree.kind === 'text' && tree.words === date) return tree;
  return replaced(tree, date, `${words} → ${words === date ? `"${date}"` : date}`, place);
}

/** The date or dates in a value as one text: `{ "year": 2020, "month": 5 }` as `2020-5`. */
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

function replaced(tree: Tree, words: string, what: string, place: Place): Leaf {
  place.noteFix(tree, what);
  return text(words, tree);
}
