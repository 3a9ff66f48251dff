import { languageCode } from '../languages.ts';
import { type Entry, entriesOf, filled, group, hasLetters, type Piece, type Tree } from '../tree.ts';
import { isUrl, withoutAddress } from '../words/addresses.ts';
import { bareWords } from '../words/markup.ts';
import { readAddress } from './contacts.ts';
import { fieldsIn, timed } from './fields.ts';
import { labelled, namesPicture, readLine, readLinks } from './lines.ts';
import { areWords, byField, fieldsOf, formOf, hasSpan, isKept } from './meaning.ts';
import type { Notes } from './notes.ts';
import { partsOf } from './parts.ts';
import { readDates, readDay } from './spans.ts';
import { commaParts, isLong, readKeywords, readList, readProse } from './values.ts';

/** Returns the entries of one of the résumé's lists, however it is written. */
export const readEntries = (section: string, tree: Tree, notes: Notes, isEnglish = true): Piece[] =>
  partsOf(section, tree)
    .map((source) => {
      const read = source.kind === 'group' ? fromGroup : fromText;
      return { section, source, result: read(section, source, notes, isEnglish) };
    })
    // A project without a name has no card.
    .filter(({ result }) => Object.keys(result).length && (section !== 'projects' || result.name));

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]*[^(:–\s-])\s*(?:\(([^)]+)\)|[:–-]\s*(?!\s)(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(?!\s)(.+)$/;

/** Returns an entry from a text. */
function fromText(section: string, item: Tree, notes: Notes): Record<string, unknown> {
  const [field = 'name'] = fieldsOf(section);
  const { text: title, period } = (hasSpan(section) && timed(item)) || {};
  if (title && period) return fromGroup(section, group(entriesOf({ [field]: title, period })), notes, true);
  const { text, urls } = readLinks(item, notes);
  const [, name, level, rest = level] =
    (section === 'languages' && !languageCode(text) && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (/skills|interests/.test(section) && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: commaParts(keywords) };
  return filled({ [field]: text, url: text && has(section, 'url') && urls[0] });
}

const has = (section: string, field: string): boolean => fieldsOf(section).includes(field);

/** Returns an entry from a group. A value that has no field becomes a line of the entry's text, after its key. */
function fromGroup(section: string, item: Tree, notes: Notes, isEnglish: boolean): Record<string, unknown> {
  const { valuesFor, left } = byField(section, fieldsIn(section, item, notes));
  const fields = fieldsOf(section).map((field) => ({
    field,
    ...(READERS[formOf(field)] ?? readTitle)(valuesFor(field), notes, field, section),
  }));
  const entry = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const links = fields.flatMap((field) => field.links ?? []);
  if (hasSpan(section)) Object.assign(entry, readDates(section, valuesFor, notes));
  if ('url' in entry) entry.url ||= links.find((link) => !link.startsWith('['));
  for (const { key, value } of left.filter(isKept)) entry[key] = value.toJSON();
  const unplaced = left.filter((other) => !isKept(other));
  const lines = unplaced.flatMap((other) => linesOf(section, other, entry.url, notes, isEnglish));
  const others = links.filter((link) => link !== entry.url);
  if (section === 'references') addToReference(entry, lines);
  else if ('highlights' in entry) {
    const points = fields.flatMap((field) => field.points ?? []);
    entry.highlights = [...points, ...others, ...(entry.highlights as string[]), ...lines].filter(Boolean);
  } else if ('summary' in entry) {
    entry.summary = [entry.summary, ...others, ...lines].filter(Boolean).join('\n\n');
    titleFromSummary(fieldsOf(section)[0] ?? '', entry);
  }
  if (section === 'education') sayDegreeOnce(entry);
  return filled(entry);
}

/** The value of a field, and what has no place in it: points of a list, links. */
type Read = { value?: unknown; points?: string[]; links?: string[] };
type Reader = (values: Tree, notes: Notes, field: string, section: string) => Read;

/** How all values for a field are read, by its form; a field of another form is a line. */
const READERS: Partial<Record<string, Reader>> = {
  date: (values, notes) => ({ value: readDay(values, notes) }),
  url: (values, notes) => ({ value: readAddress(values, notes, 'url') }),
  list: ({ items }, notes) => ({ value: items.flatMap((item) => readList(item, notes)) }),
  keywords: ({ items }, notes) => ({ value: items.flatMap((item) => readKeywords(item, notes)) }),
  prose: readDescription,
};

/** Reads a text; a list of texts in place of it is meant as highlights. */
function readDescription({ items }: Tree, notes: Notes, _: string, section: string): Read {
  const isList = (value: Tree) => has(section, 'highlights') && value.items.length > 1;
  const texts = items.filter((value) => !isList(value));
  const points = items.filter(isList).flatMap((value) => readList(value, notes));
  return { value: readProse(texts, notes), points };
}

/** Reads a line and the links in it: links in an entry's name become the entry's own. */
function readTitle({ items: [title] }: Tree, notes: Notes, field: string, section: string): Read {
  if (!title) return {};
  // Skills, languages, interests and references have no room for a link.
  if (!has(section, 'highlights') && !has(section, 'summary')) return { value: readLine(title, notes) };
  const { text, urls } = readLinks(title, notes);
  if (!/^(?:name|organization|institution|title)$/.test(field))
    return { value: text, links: urls.map((url) => (/[[\]]/.test(text) ? url : `[${text}](${url})`)) };
  const { name, address = '' } = withoutAddress(text);
  return isUrl(address) ? { value: name, links: [...urls, address] } : { value: text, links: urls };
}

/** Adds lines about a referee behind their name; a long one is the reference if there is none. */
function addToReference(entry: Record<string, unknown>, lines: string[]): void {
  entry.reference ||= entry.name && lines.find((line) => line.length > 80);
  entry.name = [entry.name, ...lines.filter((line) => line !== entry.reference)].filter(Boolean).join(', ');
}

/** Makes the summary of an entry without a title, such as an award, the title if it is one line. */
function titleFromSummary(field: string, entry: Record<string, unknown>): void {
  const line = String(entry.summary);
  if (!entry[field] && line.length < 200 && !line.includes('\n'))
    Object.assign(entry, { [field]: line, summary: '' });
}

/** Removes the subject if the degree names it already, or makes it the degree if it names the degree. */
function sayDegreeOnce(entry: Record<string, unknown>): void {
  const { studyType = '', area = '' } = entry as Record<string, string>;
  if (bareWords(studyType).includes(bareWords(area))) entry.area = '';
  else if (bareWords(area).includes(bareWords(studyType)))
    Object.assign(entry, { studyType: area, area: '' });
}

/** Keys of what is private about a referee. */
const REFEREE_PRIVATE = /image|photo|avatar|mail|phone|mobile|tel|contact|address|birth|salary|id$/i;

/** Fields of an entry that are for no reader, by key and value, each with an example. */
export const NOT_IN_ENTRY: [example: string, key: RegExp, is: (value: Tree) => boolean][] = [
  ['photo: a.png', /^/, namesPicture],
  ['type: job', /^(?:type|kind|tags)$/, ({ leaves }) => leaves.every(({ words }) => /^[a-z-]+$/.test(words))],
  // A place in a contest may be in the field for a degree.
  ['degree: "1."', /^degree$/, ({ words }) => !hasLetters(words)],
];

/** Returns an entry that has no field as lines: the points of a list, or a line that begins with its key. */
function linesOf(section: string, entry: Entry, url: unknown, notes: Notes, isEnglish: boolean): string[] {
  const { key, value } = entry;
  if (section === 'references') return REFEREE_PRIVATE.test(key) ? [] : [readLine(value, notes)];
  const isSame = url && value.words.trim() === url;
  const isLeftOut = NOT_IN_ENTRY.some(([, name, is]) => name.test(key) && is(value));
  if (isSame || areWords(section) || isLeftOut) return [];
  const isList = value.kind === 'list' && value.leaves.some(({ words }) => words.length > 60);
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
