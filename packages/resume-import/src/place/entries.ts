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

type Fields = Record<string, unknown>;

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
function fromText(section: ListName, item: Tree, notes: Notes): Fields {
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
function fromGroup(section: ListName, item: Tree, notes: Notes, isEnglish: boolean): Fields {
  const { valuesFor, left } = byField(section, fieldsIn(section, item, notes));
  const fields = traitsOf(section).fields.map((field) => ({
    field,
    ...(READERS[formOf(field)] ?? readTitle)(valuesFor(field), notes, field, section),
  }));
  const entry: Fields = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const links = fields.flatMap((field) => field.links ?? []);
  if ('url' in entry) entry.url ||= links.find((link) => !link.startsWith('['));
  if (traitsOf(section).hasSpan) Object.assign(entry, readDates(section, valuesFor, notes));
  for (const { key, value } of left.filter(isKept)) entry[key] = value.toJSON();
  const unplaced = left.filter((other) => !isKept(other));
  const whole = withMore(section, entry, {
    points: fields.flatMap((field) => field.points ?? []),
    links: links.filter((link) => link !== entry.url),
    lines: unplaced.flatMap((other) => readUnplaced(section, other, entry.url, notes, isEnglish)),
  });
  return filled(section === 'education' ? withDegreeOnce(whole) : whole);
}

/** Returns an entry with what has no field of its own: among its points, or else in its text. */
function withMore(
  section: ListName,
  entry: Fields,
  more: Record<'points' | 'links' | 'lines', string[]>,
): Fields {
  const { points, links, lines } = more;
  if (traitsOf(section).areOthers) return asReference(entry, lines);
  if ('highlights' in entry) {
    const highlights = [...points, ...links, ...(entry.highlights as string[]), ...lines].filter(Boolean);
    return { ...entry, highlights };
  }
  if (!('summary' in entry)) return entry;
  const summary = [entry.summary, ...links, ...lines].filter(Boolean).join('\n\n');
  const [title = ''] = traitsOf(section).fields;
  // A summary of one line is the title of an entry without one, such as an award.
  const isTitle = !entry[title] && summary.length < TOO_LONG && !summary.includes('\n');
  return { ...entry, ...(isTitle ? { [title]: summary, summary: '' } : { summary }) };
}

/** The characters from which a line is too long to be a title. */
const TOO_LONG = 200;

/** The most characters of a line that is what a referee does, rather than what the referee says. */
const MAX_ROLE = 80;

/** Returns a reference with lines about the referee behind their name; a long one is the reference if there is none. */
function asReference(entry: Fields, lines: string[]): Fields {
  const reference = entry.reference || (entry.name && lines.find((line) => line.length > MAX_ROLE));
  const name = [entry.name, ...lines.filter((line) => line !== reference)].filter(Boolean).join(', ');
  return { ...entry, reference, name };
}

/** Returns a study without its subject if the degree names it already, or with it as the degree if it names the degree. */
function withDegreeOnce(entry: Fields): Fields {
  const { studyType = '', area = '' } = entry as Record<string, string>;
  if (bareWords(studyType).includes(bareWords(area))) return { ...entry, area: '' };
  return bareWords(area).includes(bareWords(studyType)) ? { ...entry, studyType: area, area: '' } : entry;
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
