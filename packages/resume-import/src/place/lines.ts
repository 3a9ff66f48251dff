import { normalizeKey } from '../text/field-names.ts';
import { type Entry, hasLetters, type Tree } from '../tree.ts';
import { isUrl, networkName, readUrl } from '../words/addresses.ts';
import { asLine, readMarkup, withoutMarkup } from '../words/markup.ts';
import { isOneOf, KEYS } from './keys.ts';
import { keyLabel } from './labels.ts';
import { isKept, meaningOf } from './meaning.ts';
import type { Notes } from './notes.ts';

/** A text that no comma follows: a sentence, which `Acme Inc.` is not, or one that ends with a colon. */
const IS_ENDED = /(?:\s\S+){4}[.!?]$|:$/;

/** Returns all texts that are not empty as one. */
const joined = (between: string, texts: string[]): string =>
  texts
    .filter(Boolean)
    .map(
      (text, index, { length }) => text + (index + 1 === length ? '' : IS_ENDED.test(text) ? ' ' : between),
    )
    .join('');

/** Returns a line of text, and the links in it; several texts are joined. */
export const readLinks = (tree: Tree, notes: Notes, comma = ', '): { text: string; urls: string[] } =>
  withoutMarkup(lineOf(tree, placedIn(notes), comma));

/** Returns a line of text with its markup. */
export const markedLine = (tree: Tree, notes: Notes): string => lineOf(tree, placedIn(notes));

/** Returns a line for a field without links: the text of a link stays, and its URL is lost. */
export function readLine(tree: Tree, notes: Notes, comma = ', '): string {
  const { text, urls } = readLinks(tree, notes, comma);
  const isLost = ({ words }: Tree) =>
    urls.includes(readUrl(words) ?? '') && !text.includes(withoutMarkup(words).text);
  for (const leaf of tree.leaves.filter(isLost)) notes.drop(leaf);
  return text;
}

/** Returns the line that `readLine` returns, and places none of it. */
export const lookAtLine = (tree: Tree): string => withoutMarkup(lineOf(tree, ignore)).text;

/** Is called with each leaf that a line says, and with the form in which it says the leaf. */
type Placing = (leaf: Tree, form?: string) => void;
const ignore: Placing = () => {};
function placedIn(notes: Notes): Placing {
  return (leaf, form) => notes.take(leaf, form);
}

/** Returns all that a value says as one line of text with markup. */
function lineOf(tree: Tree, place: Placing, comma = ', '): string {
  if (tree.kind === 'group') return lineOfGroup(tree, place);
  const items = tree.items.map((item) => lineOf(item, place));
  if (tree.kind === 'list') return joined(comma, items);
  if (tree.isBlank) return '';
  const text = asLine(readMarkup(tree.words.trim())).trim().replace(LOOSE_COMMAS, '');
  if (text) place(tree);
  return text;
}

/** Commas around a text that was empty: `, Berlin`, `Acme, , Berlin`, `Dev,`. */
const LOOSE_COMMAS = /^(?:[,，、;]\s*)+|(?<=[,，、;])\s*[,，、;](?=\s)|(?<![,，、;\s])\s*[,，、;]$/g;

/** True if a value has no words. */
export const isFigure = ({ leaves }: Tree): boolean => !leaves.some(({ words }) => hasLetters(words));

/** Names that tools give to blocks of a page. */
const BLOCK = /^(?:[Pp]aragraph|[Tt]ext|[Ll]ist|[Ii]tems?|[Bb]ullets?|[Hh]eading|[Bb]lock)(?![a-z])/;
/** Names of kinds of links. */
const LINK_KIND = /^(?:web|website|site|link|url|demo|live|repo|repository|code|source)$/i;
const namesLink = ({ words }: Tree) => networkName(words) || LINK_KIND.test(words);

/** Entries that the line of a group leaves out, by key and value, each with an example. */
export const NOT_IN_LINE: [example: string, key: RegExp, is: (value: Tree, group: Entry[]) => unknown][] = [
  ['photo: a.png', /^/, namesPicture],
  // How to reach somebody else, such as a supervisor, who was not asked.
  ['boss_phone: 555 0100', /phone|mobile|mail|^tel/i, () => true],
  // A figure does not say how well something is known.
  ['level: 5', /^(?:level|rating|percent(?:age)?|proficiency)$/i, isFigure],
  ['type: ParagraphWithList', /^(?:type|kind)$/i, ({ words }) => BLOCK.test(words)],
  ['{ type: demo, url: a.dev }', /^(?:type|kind)$/i, (value, group) => namesLink(value) && group.some(urlIn)],
];
/** Keys of dates. */
const DATE = /date|year|period|time|when|^(?:start|end|from|to|since|until)$/;

const isDate = ({ key, value }: Entry): boolean =>
  DATE.test(normalizeKey(key)) && /\d{4}|\p{L}/u.test(lineOf(value, ignore));

/** Returns the title among the entries of a group, by the likeliest of its names. */
const titleIn = (entries: Entry[]): Entry | undefined =>
  KEYS.titles.map((name) => entries.find(({ key }) => isOneOf([name], key))).find(Boolean);

/** Returns a group as a line that begins with its title and ends with its dates. */
function lineOfGroup(tree: Tree, place: Placing): string {
  const entries = tree.entries.filter((entry) => !isKept(entry));
  const title = titleIn(entries);
  const [only, ...others] = entries;
  // A sentence that YAML reads as a group because of its colon: the key of a real group begins with a small letter.
  if (only && !others.length && !title && /\s|^\P{Ll}/u.test(only.key))
    return `${only.key}: ${lineOf(only.value, place)}`;
  const isLeftOut = ({ key, value }: Entry) =>
    NOT_IN_LINE.some(([, name, is]) => name.test(key) && is(value, entries));
  const rest = entries.filter((entry) => entry !== title && !isLeftOut(entry));
  // `{ label: Founded, value: 2024 }`
  if (title && rest.length === 1 && rest[0] && /^(?:value|details)$/.test(rest[0].key))
    return `${lineOf(title.value, place)}: ${lineOf(rest[0].value, place)}`;
  const link = title && rest.find(urlIn);
  const about = rest.filter((entry) => entry !== link && !isDate(entry)).map((entry) => part(entry, place));
  const dates = rest.filter(isDate).map(({ value }) => lineOf(value, place, ' – '));
  const name = title ? lineOf(title.value, place) : '';
  const text = joined(', ', [link ? linkTo(name, link, place) : name, ...about]);
  const when = joined(' – ', dates);
  return when && text ? `${text} (${when})` : text || when;
}

/** True if a value is a file that the site does not have. */
export function namesPicture({ leaves }: Tree): boolean {
  return leaves.some(({ words }) => /^data:|\.(?:png|jpe?g|svg|gif|webp|avif|ico)$/i.test(words.trim()));
}

/** Returns an entry as a part of a line; numbers and addresses have their key before them. */
const part = (entry: Entry, place: Placing): string =>
  urlIn(entry) || /^[\d.,%/ ]+\p{L}?$/u.test(entry.value.words)
    ? labelledLine(entry, place)
    : lineOf(entry.value, place);

/** Returns the URL of an entry whose value is an address and nothing else. */
function urlIn({ key, value }: Entry): string | undefined {
  const words = value.words.trim();
  return isUrl(words) || meaningOf('projects', key) === 'url' ? readUrl(words) : undefined;
}

function linkTo(words: string, entry: Entry, place: Placing): string {
  const url = urlIn(entry);
  place(entry.value, url);
  return /[[\]]/.test(words) ? `${words} (${url})` : `[${words}](${url})`;
}

/**
 * Returns an entry that has no field of its own as a line that begins with its key.
 * @param isEnglish whether the texts are English; in other languages, an English key stands only before figures and addresses
 */
export const labelled = (entry: Entry, notes: Notes, isEnglish = true): string =>
  labelledLine(entry, placedIn(notes), isEnglish);

function labelledLine(entry: Entry, place: Placing, isEnglish = true): string {
  const label = keyLabel(entry.key);
  if (urlIn(entry)) return linkTo(label, entry, place);
  const words = lineOf(entry.value, place);
  const isForeign = !isEnglish && /^[\x20-\x7e]+$/.test(label) && hasLetters(words);
  return words && (isForeign ? words : `${label}: ${words}`);
}
