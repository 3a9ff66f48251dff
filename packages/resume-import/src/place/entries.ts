import { languageCode } from '../languages.ts';
import { entriesOf, filled, group, type Piece, type Tree } from '../tree.ts';
import { isUrl, withoutAddress } from '../words/addresses.ts';
import { bareWords } from '../words/markup.ts';
import { readAddress } from './contacts.ts';
import { fieldsIn, timed } from './fields.ts';
import { formOf } from './forms.ts';
import { readLine, readLinks } from './lines.ts';
import { byField, isKept } from './meaning.ts';
import type { Notes } from './notes.ts';
import { partsOf } from './parts.ts';
import { type ListName, traitsOf } from './sections.ts';
import { readDates, readDay } from './spans.ts';
import { readUnplaced } from './unplaced.ts';
import { commaParts, readKeywords, readList, readProse } from './values.ts';

/** Returns the entries of one of the résumé's lists, however it is written. */
export function readEntries(section: ListName, tree: Tree, notes: Notes, isEnglish = true): Piece[] {
  const { required } = traitsOf(section);
  return partsOf(section, tree)
    .map((source) => {
      const read = source.kind === 'group' ? fromGroup : fromText;
      return { section, source, result: read(section, source, notes, isEnglish) };
    })
    .filter(({ result }) => Object.keys(result).length && (!required || result[required]));
}

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]*[^(:–\s-])\s*(?:\(([^)]+)\)|[:–-]\s*(?!\s)(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(?!\s)(.+)$/;

/** Returns an entry from a text. */
function fromText(section: ListName, item: Tree, notes: Notes): Record<string, unknown> {
  const { fields, hasSpan, haveCommas } = traitsOf(section);
  const [field = 'name'] = fields;
  const { text: title, period } = (hasSpan && timed(item)) || {};
  if (title && period) return fromGroup(section, group(entriesOf({ [field]: title, period })), notes, true);
  const { text, urls } = readLinks(item, notes);
  const [, name, level, rest = level] =
    (section === 'languages' && !languageCode(text) && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (haveCommas && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: commaParts(keywords) };
  return filled({ [field]: text, url: text && has(section, 'url') && urls[0] });
}

const has = (section: ListName, field: string): boolean => traitsOf(section).fields.includes(field);

/** Returns an entry from a group. A value that has no field becomes a line of the entry's text, after its key. */
function fromGroup(section: ListName, item: Tree, notes: Notes, isEnglish: boolean): Record<string, unknown> {
  const { hasSpan, areOthers } = traitsOf(section);
  const { valuesFor, left } = byField(section, fieldsIn(section, item, notes));
  const fields = traitsOf(section).fields.map((field) => ({
    field,
    ...(READERS[formOf(field)] ?? readTitle)(valuesFor(field), notes, field, section),
  }));
  const entry = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const links = fields.flatMap((field) => field.links ?? []);
  if (hasSpan) Object.assign(entry, readDates(section, valuesFor, notes));
  if ('url' in entry) entry.url ||= links.find((link) => !link.startsWith('['));
  for (const { key, value } of left.filter(isKept)) entry[key] = value.toJSON();
  const unplaced = left.filter((other) => !isKept(other));
  const lines = unplaced.flatMap((other) => readUnplaced(section, other, entry.url, notes, isEnglish));
  const others = links.filter((link) => link !== entry.url);
  if (areOthers) addToReference(entry, lines);
  else if ('highlights' in entry) {
    const points = fields.flatMap((field) => field.points ?? []);
    entry.highlights = [...points, ...others, ...(entry.highlights as string[]), ...lines].filter(Boolean);
  } else if ('summary' in entry) {
    entry.summary = [entry.summary, ...others, ...lines].filter(Boolean).join('\n\n');
    titleFromSummary(fields[0]?.field ?? '', entry);
  }
  if (section === 'education') sayDegreeOnce(entry);
  return filled(entry);
}

/** The value of a field, and what has no place in it: points of a list, links. */
type Read = { value?: unknown; points?: string[]; links?: string[] };
type Reader = (values: Tree, notes: Notes, field: string, section: ListName) => Read;

/** How all values for a field are read, by its form; a field of another form is a line. */
const READERS: Partial<Record<string, Reader>> = {
  date: (values, notes) => ({ value: readDay(values, notes) }),
  url: (values, notes) => ({ value: readAddress(values, notes, 'url') }),
  list: ({ items }, notes) => ({ value: items.flatMap((item) => readList(item, notes)) }),
  keywords: ({ items }, notes) => ({ value: items.flatMap((item) => readKeywords(item, notes)) }),
  prose: readDescription,
};

/** Reads a text; a list of texts in place of it is meant as highlights. */
function readDescription({ items }: Tree, notes: Notes, _: string, section: ListName): Read {
  const isList = (value: Tree) => has(section, 'highlights') && value.items.length > 1;
  const texts = items.filter((value) => !isList(value));
  const points = items.filter(isList).flatMap((value) => readList(value, notes));
  return { value: readProse(texts, notes), points };
}

/** Reads a line and the links in it: links in an entry's name become the entry's own. */
function readTitle({ items: [title] }: Tree, notes: Notes, field: string, section: ListName): Read {
  if (!title) return {};
  // Skills, languages, interests and references have no room for a link.
  if (!has(section, 'highlights') && !has(section, 'summary')) return { value: readLine(title, notes) };
  const { text, urls } = readLinks(title, notes);
  if (!/^(?:name|organization|institution|title)$/.test(field))
    return { value: text, links: urls.map((url) => (/[[\]]/.test(text) ? url : `[${text}](${url})`)) };
  const { name, address = '' } = withoutAddress(text);
  return isUrl(address) ? { value: name, links: [...urls, address] } : { value: text, links: urls };
}

/** The most characters of a line that is what a referee does, rather than what the referee says. */
const MAX_ROLE = 80;

/** Adds lines about a referee behind their name; a long one is the reference if there is none. */
function addToReference(entry: Record<string, unknown>, lines: string[]): void {
  entry.reference ||= entry.name && lines.find((line) => line.length > MAX_ROLE);
  entry.name = [entry.name, ...lines.filter((line) => line !== entry.reference)].filter(Boolean).join(', ');
}

/** The characters from which a line is too long to be a title. */
const TOO_LONG = 200;

/** Makes the summary of an entry without a title, such as an award, the title if it is one line. */
function titleFromSummary(field: string, entry: Record<string, unknown>): void {
  const line = String(entry.summary);
  if (!entry[field] && line.length < TOO_LONG && !line.includes('\n'))
    Object.assign(entry, { [field]: line, summary: '' });
}

/** Removes the subject if the degree names it already, or makes it the degree if it names the degree. */
function sayDegreeOnce(entry: Record<string, unknown>): void {
  const { studyType = '', area = '' } = entry as Record<string, string>;
  if (bareWords(studyType).includes(bareWords(area))) entry.area = '';
  else if (bareWords(area).includes(bareWords(studyType)))
    Object.assign(entry, { studyType: area, area: '' });
}
