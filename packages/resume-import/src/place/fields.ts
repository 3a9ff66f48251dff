import { type Entry, entriesOf, hasLetters, leafOf, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import { readMarkup, withoutMarkup } from '../words/markup.ts';
import { formOf } from './forms.ts';
import { isOneOf, KEYS } from './keys.ts';
import { isFigure } from './lines.ts';
import { meaningOf } from './meaning.ts';
import { type Notes, TECHNICAL } from './notes.ts';
import { type ListName, traitsOf } from './sections.ts';

/** Returns the fields of an entry under the keys that they stand for, without those for a program. */
export function fieldsIn(section: ListName, { entries }: Tree, notes: Notes): Entry[] {
  const figures = figuresIn(section, entries, notes);
  // Tags beside technologies are for a program.
  const hasKeywords = entries.some(({ key }) => key !== 'tags' && meaningOf(section, key) === 'keywords');
  const fields = entries.filter(
    (entry) => !figures.includes(entry) && !(entry.key === 'tags' && hasKeywords),
  );
  const hasDates = fields.some(({ key }) => formOf(meaningOf(section, key)) === 'span');
  const named = section === 'education' ? schooled(fields) : fields;
  return named.flatMap((entry) => dated(section, entry, hasDates));
}

/** Returns levels that are only figures, and notes of each figure why it is not shown. */
function figuresIn(section: ListName, entries: Entry[], notes: Notes): Entry[] {
  const levels = entries.filter(({ key }) => /^(?:level|fluency)$/.test(meaningOf(section, key)));
  const figures = levels.filter(({ value }) => isFigure(value));
  const why = 'is a figure, so it is not shown; write it as a word, such as advanced';
  for (const leaf of levels.flatMap(({ value }) => value.leaves))
    if (!hasLetters(leaf.words)) notes.refuse(leaf, figures.length < levels.length ? TECHNICAL : why);
  return figures;
}

/** A text that has a word in it that the names of schools have. */
const SCHOOL = new RegExp(String.raw`\bIES\b|${KEYS.schoolParts.join('|')}`, 'i');

/** Returns the fields of an education: of its name and its place or subtitle, the one that is a school is the institution. */
function schooled(entries: Entry[]): Entry[] {
  const called = (...names: string[]) => entries.filter(({ key }) => isOneOf(names, key));
  const isSchool = ({ value }: Entry) => SCHOOL.test(value.words);
  const [name] = called('name', 'title');
  const [subtitle] = called('subtitle');
  const place = called('place', 'location', 'subtitle').find(isSchool);
  const isBelow = name && isSchool(name) && !place && subtitle && !/^\d{4}/.test(subtitle.value.words);
  const [school, study] = isBelow ? [name, subtitle] : name && !isSchool(name) ? [place, name] : [];
  if (!school || !study) return entries;
  const keys = new Map([
    [school, 'institution'],
    [study, 'studyType'],
  ]);
  return entries.map((entry) => ({ key: keys.get(entry) ?? entry.key, value: entry.value }));
}

/** A text with a span of time before or behind it, in each form with an example. */
export const TIMED: [example: string, form: RegExp][] = [
  ['2019-now | Dev', /^(?<period>[^|]{4,40}?) ?\| ?(?<text>[^|]+)$/],
  ['2019-2021 Acme', /^(?<period>[\d./\s–—-]{0,30}\d{4})[\s,:]{1,3}(?=[\p{L}.])(?<text>.+)$/u],
  ['Acme (2019)', /^(?<text>[^()]+)\((?<period>[^()]{4,40})\)$/u],
];

/** Returns a text and its span of time as two; undefined if it has no span, or has one in its middle. */
export function timed(leaf: Tree): { text: Tree; period: Tree } | undefined {
  const { text: words } = withoutMarkup(readMarkup(leaf.words.trim()));
  const { text = '', period = '' } = TIMED.map(([, form]) => form.exec(words)?.groups).find(Boolean) ?? {};
  if (!readSpan(period)) return undefined;
  return { text: leafOf(text, leaf), period: leafOf(period, leaf) };
}

/** Returns an entry as a period if it is only a span of time, or a subtitle that begins with one; a title and its span as two. */
function dated(section: ListName, entry: Entry, hasDates: boolean): Entry[] {
  const { key, value } = entry;
  const meaning = meaningOf(section, key);
  const lacksDates = traitsOf(section).hasSpan && !hasDates;
  const [leaf, ...more] = value.leaves;
  const span = leaf && !more.length && /\d{4}/.test(leaf.words) && readSpan(leaf.words);
  // Under a key without a meaning, a single date may be anything.
  const isSpan = span && (meaning ? formOf(meaning) === 'prose' : lacksDates && span.start !== span.end);
  if (isSpan || (key === 'subtitle' && /^\d{4}/.test(value.words))) return [{ key: 'period', value }];
  const isTitle = lacksDates && /^(?:name|position|institution|area|studyType)$/.test(meaning);
  const { text, period } = (isTitle && timed(value)) || {};
  return text && period ? entriesOf({ [key]: text, period }) : [entry];
}
