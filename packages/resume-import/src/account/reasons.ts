import { ADDRESSES, type Address, isLabel } from '../place/contacts.ts';
import { areWords, formOf, hasSpan, isOneOf, meaningOf, NAMING } from '../place/meaning.ts';
import { ICON } from '../place/values.ts';
import { type Entry, hasLetters, type Piece, type Tree } from '../tree.ts';
import { DURATION, isPresent, readDate, readSpan } from '../words/dates.ts';

/** A piece, and which field each of its leaves is for, by the key that it is under. */
export interface PlacedPiece extends Piece {
  fields: Map<Tree, string>;
}

/** Returns a piece with the fields of its leaves. */
export function withFields(piece: Piece): PlacedPiece {
  const fields = piece.from.entries.flatMap(({ key, value }) =>
    value.leaves.map((leaf): [Tree, string] => [leaf, meaningOf(piece.section, key)]),
  );
  return { ...piece, fields: new Map(fields) };
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate'];
const datesOf = (result: Piece['result']): string[] =>
  DATES.flatMap((field) => (result[field] as string) ?? []);

/** Returns how the address that a leaf is for is read, and what is wrong if it is none. */
function addressFor(leaf: Tree, { section, from, fields }: PlacedPiece) {
  const field = section === 'profiles' && from === leaf ? 'url' : (fields.get(leaf) ?? '');
  const readers: Partial<Record<string, Address>> = ADDRESSES;
  return readers[section] ?? readers[field];
}

const UNREAD = "can't be read as a date; write it as 2024, 2024-05 or 2024-05-31";

/** Returns why a date is not shown. */
function whyNoDate(field: string, { fields, result }: PlacedPiece): string | undefined {
  const wordsIn = (sought: string) => {
    const words = [...fields].flatMap(([leaf, each]) => (each === sought ? [leaf.words.trim()] : []));
    return words.join(' ').replace(DURATION, '');
  };
  const isRead = (words: string) => !words || readSpan(words) || isPresent(words);
  const [start, end] = [wordsIn('startDate'), wordsIn('endDate')];
  if (datesOf(result).length || (field === 'period' && (start || end))) return undefined;
  if (!isRead(wordsIn(field))) return UNREAD;
  const [other, words] = field === 'endDate' ? ['start', start] : ['end', end];
  if (!isRead(words)) return `is not shown without its ${other}, which ${UNREAD.split(';')[0]}`;
  const span = readSpan(start || wordsIn('period'));
  return readDate(end) || span?.start !== span?.end
    ? 'ends before it starts'
    : 'has ended, but without an end the page would show it as ongoing; add endDate';
}

/** Returns why a leaf is not shown, or `technical`. */
export function whyNot(leaf: Tree, piece: PlacedPiece): string | undefined {
  const { section, fields, result } = piece;
  const field = fields.get(leaf) ?? '';
  const isLevel = (each: string) => /^(?:level|fluency)$/.test(each);
  if (areWords(section) && isLevel(field) && !hasLetters(leaf.words))
    return [...fields].some(([{ words }, each]) => isLevel(each) && hasLetters(words))
      ? 'technical'
      : 'is a figure, so it is not shown; write it as a word, such as advanced';
  const kind = formOf(field);
  if (kind === 'date') return UNREAD;
  if (kind === 'span') return whyNoDate(field, piece);
  if (hasSpan(section) && kind === 'line' && /^\d{4}/.test(leaf.words) && !datesOf(result).length)
    return UNREAD;
  const address = addressFor(leaf, piece);
  if (section === 'image' || ICON.test(leaf.words) || (address && isLabel(leaf))) return 'technical';
  return address && (address.read(leaf.words) ? 'there is only room for one' : address.why);
}

/** Returns the names of lists that were read, which say nothing that the page does not: its own heading, the kind of a block. */
export function headingsIn(tree: Tree, isRead: (leaf: Tree) => boolean): Tree[] {
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
