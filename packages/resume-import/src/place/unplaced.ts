import { type Entry, group, hasLetters, type Tree } from '../tree.ts';
import { labelled, namesPicture, readLine } from './lines.ts';
import type { Notes } from './notes.ts';
import { type ListName, traitsOf } from './sections.ts';
import { isLong, readList } from './values.ts';

/** Keys of what is private about a referee. */
const REFEREE_PRIVATE = /image|photo|avatar|mail|phone|mobile|tel|contact|address|birth|salary|id$/i;

/** Fields of an entry that are for no reader, by key and value, each with an example. */
export const NOT_IN_ENTRY: [example: string, key: RegExp, is: (value: Tree) => boolean][] = [
  ['photo: a.png', /^/, namesPicture],
  ['type: job', /^(?:type|kind|tags)$/, ({ leaves }) => leaves.every(({ words }) => /^[a-z-]+$/.test(words))],
  // A place in a contest may be in the field for a degree.
  ['degree: "1."', /^degree$/, ({ words }) => !hasLetters(words)],
];

/** The most characters of a list's text that is a part of a line; with a longer one, each text is a point. */
const MAX_LISTED = 60;

/** Returns an entry that has no field as lines: the points of a list, or a line that begins with its key. */
export function readUnplaced(
  section: ListName,
  entry: Entry,
  url: unknown,
  notes: Notes,
  isEnglish: boolean,
): string[] {
  const { key, value } = entry;
  const { areOthers, areWords } = traitsOf(section);
  if (areOthers) return REFEREE_PRIVATE.test(key) ? [] : [readLine(value, notes)];
  const isSame = url && value.words.trim() === url;
  const isLeftOut = NOT_IN_ENTRY.some(([, name, is]) => name.test(key) && is(value));
  if (isSame || areWords || isLeftOut) return [];
  const isList = value.kind === 'list' && value.leaves.some(({ words }) => words.length > MAX_LISTED);
  return isList || value.items.some(hasPoints) ? pointsIn(value, notes) : [labelled(entry, notes, isEnglish)];
}

/** True if an entry is too much for a part of a line: points, or a long text. */
const isPoint = ({ value }: Entry): boolean => value.kind === 'list' || isLong(value);
const hasPoints = ({ entries }: Tree): boolean => entries.some(isPoint);

/** Returns the points of a list; the points of a group follow its name. */
const pointsIn = (tree: Tree, notes: Notes): string[] =>
  tree.items.flatMap((item) => {
    if (!hasPoints(item)) return readList(item, notes);
    const text = readLine(group(item.entries.filter((entry) => !isPoint(entry))), notes);
    const points = item.entries.filter(isPoint).flatMap(({ value }) => readList(value, notes));
    return [text && `**${text}**`, ...points];
  });
