import { quoted } from '../../plugins/check/schema-messages.ts';
import { stringsIn } from '../../plugins/content/read/source.ts';
import { ADDRESSES, type Address, isLabel } from './place/contacts.ts';
import { codeByName } from './place/location.ts';
import { areWords, hasSpan, isOneOf, kindOf, meaningOf, NAMING } from './place/meaning.ts';
import { ICON } from './place/values.ts';
import { NO_PLACE, PRIVATE } from './place/withheld.ts';
import type { Entry, Piece, Tree } from './tree.ts';
import { networkName } from './words/addresses.ts';
import { DURATION, isPresent, monthOf, readDate, readSpan } from './words/dates.ts';
import { readMarkup, withoutMarkup } from './words/markup.ts';

/** A piece as it is compared with the file. */
interface Said extends Piece {
  /** What each leaf is for, by the key that it is under. */
  fields: Map<Tree, string>;
  values: Set<string>;
  /** All its words, and how often it has each; how often the file has it. */
  words: string;
  counts: Map<string, number>;
  given: Map<string, number>;
}

const hasLetters = (words: string): boolean => /\p{L}/u.test(words);

/** The letters and digits of a text without its markup, with one blank around each word. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

function counted(words: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function saidBy(piece: Piece): Said {
  const { section, from, made } = piece;
  const values = stringsIn(made).map(({ value }) => value);
  const texts = values.map(withoutMarkup);
  const words = wordsOf(texts.map(({ text }) => text).join(' '));
  const given = counted(from.leaves.map(({ words }) => wordsOf(words)).join(''));
  const fields = from.entries.flatMap(({ key, value }) =>
    value.leaves.map((leaf): [Tree, string] => [leaf, meaningOf(section, key)]),
  );
  return {
    ...piece,
    ...{ fields: new Map(fields), values: new Set([...values, ...texts.flatMap(({ urls }) => urls)]) },
    ...{ words, counts: counted(words), given },
  };
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate'];
const datesOf = (made: Piece['made']): string[] => DATES.flatMap((field) => (made[field] as string) ?? []);

/** The date or span that a leaf is shown as. */
function dateOf(leaf: Tree, { made, fields }: Said): string | undefined {
  const { start, end } = readSpan(leaf.words.replace(DURATION, '').trim()) ?? {};
  const read = [...new Set([start, end].filter((date) => date !== undefined))];
  if (!read.length || !read.every((date) => datesOf(made).includes(date))) return undefined;
  const isOpen =
    start === made.startDate && !made.endDate && !/^(?:start|end)Date$/.test(fields.get(leaf) ?? '');
  return isOpen ? `${start} until now` : read.join(' – ');
}

/** How the address that a leaf is for is read, and what is wrong if it is none. */
function addressFor(leaf: Tree, { section, from, fields }: Said) {
  const field = section === 'profiles' && from === leaf ? 'url' : (fields.get(leaf) ?? '');
  const readers: Partial<Record<string, Address>> = ADDRESSES;
  return readers[section] ?? readers[field];
}

/** The address that a leaf is shown as. */
function addressOf(leaf: Tree, said: Said): string | undefined {
  const read = addressFor(leaf, said)?.read(leaf.words);
  const bare = (url = '') => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return read && [...said.values].find((value) => bare(value) === bare(read) || value.startsWith(`${read}/`));
}

/** True if a piece says a leaf in other words: a part of a date, a network's name, a country's code, a part of a text. */
function isIn(leaf: Tree, said: Said): boolean {
  const { section, made, values, counts, given, fields } = said;
  const isDate = /^(?:date|span)$/.test(kindOf(fields.get(leaf) ?? ''));
  const isEnd = isPresent(leaf.words.replace(DURATION, '')) || !/[\p{L}\p{N}]/u.test(leaf.words);
  if (isDate && isEnd) return 'startDate' in made && !made.endDate;
  const part = String(monthOf(leaf.words) ?? leaf.words.trim()).padStart(2, '0');
  if (isDate && datesOf(made).some((date) => date.split('-').includes(part))) return true;
  const words = wordsOf(withoutMarkup(readMarkup(leaf.words)).text);
  const isOften = (word: string) => (counts.get(word) ?? 0) >= (given.get(word) ?? 0);
  // A figure may belong to another text.
  if (!hasLetters(words)) return words.trim() !== '' && words.trim().split(' ').every(isOften);
  // A text with its dates apart.
  if (
    /\d{4}/.test(words) &&
    hasSpan(section) &&
    words
      .trim()
      .split(' ')
      .every((word) => counts.has(word))
  )
    return true;
  if (said.words.includes(words) || values.has(networkName(leaf.words) ?? '')) return true;
  const isPlace = (place: string) =>
    said.words.includes(wordsOf(place)) || values.has(codeByName(place) ?? '');
  return (
    section === 'location' && leaf.words.split(/[,，、|·\n/–—-]/).every((place) => isPlace(place.trim()))
  );
}

const UNREAD = "can't be read as a date; write it as 2024, 2024-05 or 2024-05-31";

/** Why a date is not shown. */
function whyNoDate(field: string, { fields, made }: Said): string | undefined {
  const wordsIn = (sought: string) =>
    [...fields]
      .flatMap(([{ words }, each]) => (each === sought ? [words.trim()] : []))
      .join(' ')
      .replace(DURATION, '');
  const isRead = (words: string) => !words || readSpan(words) || isPresent(words);
  const [start, end] = [wordsIn('startDate'), wordsIn('endDate')];
  if (datesOf(made).length || (field === 'period' && (start || end))) return undefined;
  if (!isRead(wordsIn(field))) return UNREAD;
  const [other, words] = field === 'endDate' ? ['start', start] : ['end', end];
  if (!isRead(words)) return `is not shown without its ${other}, which ${UNREAD.split(';')[0]}`;
  const span = readSpan(start || wordsIn('period'));
  return readDate(end) || span?.start !== span?.end
    ? 'ends before it starts'
    : 'has ended, but without an end the page would show it as ongoing; add endDate';
}

/** Why a leaf is not shown, or `technical`. */
function whyNot(leaf: Tree, said: Said): string | undefined {
  const { section, fields, made } = said;
  const field = fields.get(leaf) ?? '';
  const isLevel = (each: string) => /^(?:level|fluency)$/.test(each);
  if (areWords(section) && isLevel(field) && !hasLetters(leaf.words))
    return [...fields].some(([{ words }, each]) => isLevel(each) && hasLetters(words))
      ? 'technical'
      : 'is a figure, so it is not shown; write it as a word, such as advanced';
  const kind = kindOf(field);
  if (kind === 'date') return UNREAD;
  if (kind === 'span') return whyNoDate(field, said);
  if (hasSpan(section) && kind === 'line' && /^\d{4}/.test(leaf.words) && !datesOf(made).length)
    return UNREAD;
  const address = addressFor(leaf, said);
  if (section === 'image' || ICON.test(leaf.words) || (address && isLabel(leaf))) return 'technical';
  return address && (address.read(leaf.words) ? 'there is only room for one' : address.why);
}

/** The names of lists that were read, which say nothing that the page does not: its own heading, the kind of a block. */
function headingsIn(tree: Tree, isRead: (leaf: Tree) => boolean): Tree[] {
  const isHeading = ({ key, value }: Entry) =>
    NAMING.includes(key) &&
    value.isLeaf &&
    !isRead(value) &&
    (meaningOf('resume', value.words) ||
      (!isOneOf('title heading', key) && tree.children.some((each) => each.leaves.some(isRead))));
  return [
    ...tree.entries.filter(isHeading).map(({ value }) => value),
    ...tree.children.flatMap((each) => headingsIn(each, isRead)),
  ];
}

/** The form in which a leaf is shown by a piece. */
function formIn(leaf: Tree, said: Said): string | undefined {
  const words = leaf.words.trim();
  if (hasLetters(words) && said.values.has(words)) return words;
  return dateOf(leaf, said) ?? addressOf(leaf, said) ?? (isIn(leaf, said) ? words : undefined);
}

/**
 * Compares a file with what was made of it: counts the texts that are shown, says which of them are written in another
 * form, and lists the others by file, line and field.
 * @param withheld what is not for a page, with the reason
 */
export function accountOf(tree: Tree, withheld: Map<Tree, string>, pieces: Piece[]) {
  const places = new Map<Tree, Said[]>();
  for (const said of pieces.map(saidBy))
    for (const leaf of said.from.leaves) places.set(leaf, [...(places.get(leaf) ?? []), said]);
  const placesOf = (leaf: Tree) => (withheld.has(leaf) ? [] : (places.get(leaf) ?? []));
  const forms = new Map<Tree, string | undefined>();
  for (const leaf of tree.leaves)
    forms.set(leaf, placesOf(leaf).flatMap((said) => formIn(leaf, said) ?? [])[0]);
  const made = stringsIn(pieces.map((piece) => piece.made)).map(({ value }) => value);
  const shown = tree.leaves.filter((leaf) => forms.get(leaf));
  const said = new Set([...made, ...shown.map(({ words }) => words.trim())]);
  const headings = new Set(headingsIn(tree, (leaf) => places.has(leaf)));
  const whyOf = (leaf: Tree): string => {
    const why = withheld.get(leaf) ?? placesOf(leaf).flatMap((said) => whyNot(leaf, said) ?? [])[0];
    return why ?? (headings.has(leaf) ? 'technical' : NO_PLACE);
  };
  // What is shown under another key is not left out.
  const isElsewhere = ({ words }: Tree, why: string) =>
    why === NO_PLACE && hasLetters(words) && said.has(words.trim());
  const others = tree.leaves
    .filter((leaf) => !forms.get(leaf))
    .map((leaf) => ({ leaf, why: whyOf(leaf) }))
    .filter(({ why }) => !/^(?:technical|kept)$/.test(why));
  const left = others.filter(({ leaf, why }) => !isElsewhere(leaf, why));
  const total = shown.length + others.length;
  return { shown: total - left.length, total, left: linesOf(left), changes: changesIn(forms) };
}

function changesIn(forms: Map<Tree, string | undefined>): [from: string, to: string][] {
  // Another dash is no news.
  const isNews = (words: string, form: string) => form !== words.replace(/(?<!\s)\s+[-–—~]+\s+/, ' – ');
  return [...forms].flatMap(([{ words }, form]): [string, string][] =>
    form && form !== words.trim() && isNews(words.trim(), form) ? [[words.trim(), form]] : [],
  );
}

/** What is longer in one piece, such as a picture's data, is not said whole. */
const MAX_WORD = 200;

/** What is left out, what is private first. Parts of the same entry, for the same reason, share a line. */
function linesOf(left: { leaf: Tree; why: string }[]): string[] {
  const first = ({ why }: { why: string }) => Number(why === PRIVATE);
  const lines = new Map<string, { place: string; why: string; fields: string[] }>();
  for (const { leaf, why } of left.sort((a, b) => first(b) - first(a))) {
    const { file, line, path, kind, words } = leaf;
    const part = path.replace(/\[\d+\]$/, '');
    const entry = /^.*?\[\d+\]/.exec(part)?.[0] ?? part.split('.').slice(0, 2).join('.');
    const key = [file, entry, why].join('\n');
    const same = lines.get(key) ?? { place: `${file}:${line}`, why, fields: [] };
    const isData = words.length > MAX_WORD && !/\s/.test(words);
    const said = isData ? `${words.slice(0, MAX_WORD)}…` : words;
    same.fields.push(`${path}: ${kind === 'string' ? quoted(said) : said}`);
    lines.set(key, same);
  }
  return [...lines.values()].map(({ place, fields, why }) => {
    const verb = fields.length > 1 ? why.replace(/^has /, 'have ').replace(/^is /, 'are ') : why;
    return `${place}: ${fields.join(', ')} ${verb}`;
  });
}
