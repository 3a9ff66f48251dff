import { languageCode } from '../languages.ts';
import { type Entry, entriesOf, filled, group, hasLetters, type Piece, type Tree } from '../tree.ts';
import { isUrl, withoutAddress } from '../words/addresses.ts';
import { bareWords } from '../words/markup.ts';
import { readAddress } from './contacts.ts';
import { dated, schooled, timed } from './fields.ts';
import { areWords, byField, fieldsOf, formOf, hasSpan, isKept, meaningOf } from './meaning.ts';
import { partsOf } from './parts.ts';
import { dateOf, spanOf } from './spans.ts';
import {
  commaParts,
  isFigure,
  isLong,
  labelled,
  namesPicture,
  readKeywords,
  readLine,
  readLinks,
  readList,
  readProse,
} from './values.ts';

/** Returns the entries of one of the résumé's lists, however it is written. */
export const readEntries = (section: string, tree: Tree, isEnglish = true): Piece[] =>
  partsOf(section, tree)
    .filter((item) => !item.isBlank)
    .map((from) => ({
      ...{ section, from },
      result: from.kind === 'group' ? fromGroup(section, from, isEnglish) : fromText(section, from),
    }))
    // A project without a name has no card.
    .filter(({ result }) => Object.keys(result).length && (section !== 'projects' || result.name));

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]*[^(:–\s-])\s*(?:\(([^)]+)\)|[:–-]\s*(?!\s)(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(?!\s)(.+)$/;

function fromText(section: string, item: Tree): Record<string, unknown> {
  const [field = 'name'] = fieldsOf(section);
  const { text: title, period } = (hasSpan(section) && timed(item)) || {};
  if (title && period) return fromGroup(section, group(entriesOf({ [field]: title, period })), true);
  const { text, urls } = readLinks(item);
  const [, name, level, rest = level] =
    (section === 'languages' && !languageCode(text) && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (/skills|interests/.test(section) && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: commaParts(keywords) };
  return filled({ [field]: text, url: text && fieldsOf(section).includes('url') && urls[0] });
}

/** Returns an entry of a résumé's list. What has no field of its own becomes a line of its text, under its name. */
function fromGroup(section: string, item: Tree, isEnglish: boolean): Record<string, unknown> {
  const has = (field: string) => fieldsOf(section).includes(field);
  // Tags beside technologies are for a program.
  const isTag = ({ key, value }: Entry) =>
    key === 'tags' &&
    item.entries.some((each) => each.value !== value && meaningOf(section, each.key) === 'keywords');
  const given = item.entries.filter((each) => !isBareNumber(section, each) && !isTag(each));
  const hasDates = given.some(({ key }) => formOf(meaningOf(section, key)) === 'span');
  const entries = schooled(section, given).flatMap((each) => dated(section, each, hasDates));
  const { of, left } = byField(section, entries);
  const entry: Record<string, unknown> = {};
  const points: string[] = [];
  const hasLinks = has('highlights') || has('summary');
  const links: string[] = [];
  for (const field of fieldsOf(section)) {
    const given = of(field).items;
    const kind = formOf(field);
    if (kind === 'date') entry[field] = dateOf(of(field));
    else if (kind === 'url') entry.url = readAddress(of(field), 'url');
    else if (kind === 'list') entry[field] = given.flatMap(readList);
    else if (kind === 'keywords') entry[field] = given.flatMap(readKeywords);
    else if (kind === 'prose') {
      // A list of texts in place of a description is meant as highlights.
      const lists = given.filter(({ items }) => has('highlights') && items.length > 1);
      points.push(...lists.flatMap(readList));
      entry[field] = readProse(given.filter((value) => !lists.includes(value)));
    } else if (given[0]) {
      const isOwner = /^(?:name|organization|institution|title)$/.test(field);
      const { text, urls } = hasLinks ? readLinks(given[0]) : { text: readLine(given[0]), urls: [] };
      const { name, address = '' } = withoutAddress(text);
      const isLink = isOwner && isUrl(address);
      entry[field] = isLink ? name : text;
      if (isLink) urls.push(address);
      links.push(...(isOwner ? urls : urls.map((url) => (/[[\]]/.test(text) ? url : `[${text}](${url})`))));
    }
  }
  if (hasSpan(section)) Object.assign(entry, spanOf(section, of));
  const isAddress = (link: string) => !link.startsWith('[');
  if (has('url')) entry.url ||= links.find(isAddress);
  const others = links.filter((link) => link !== entry.url);
  for (const { key, value } of left.filter(isKept)) entry[key] = value.toJSON();
  const rest = left
    .filter((each) => !isKept(each))
    .flatMap((each) => linesOf(section, each, entry.url, isEnglish));
  if (section === 'references') {
    entry.reference ||= entry.name && rest.find((line) => line.length > 80);
    entry.name = [entry.name, ...rest.filter((line) => line !== entry.reference)].filter(Boolean).join(', ');
  } else if (has('highlights'))
    entry.highlights = [...points, ...others, ...(entry.highlights as string[]), ...rest].filter(Boolean);
  else if (has('summary')) entry.summary = [entry.summary, ...others, ...rest].filter(Boolean).join('\n\n');
  if (!hasSpan(section) && !areWords(section) && has('summary')) titleFrom(fieldsOf(section)[0] ?? '', entry);
  if (section === 'education') sayDegreeOnce(entry);
  return filled(entry);
}

/** Takes out the subject that a degree names already, or the degree that the subject does. */
function sayDegreeOnce(entry: Record<string, unknown>): void {
  const [degree, area] = [entry.studyType, entry.area].map((words) => String(words ?? '').trim());
  if (!degree || !area) return;
  if (bareWords(degree).includes(bareWords(area))) entry.area = '';
  else if (bareWords(area).includes(bareWords(degree))) Object.assign(entry, { studyType: area, area: '' });
}

/** Takes the title of an entry that has none, such as an award, from the line that is all it has. */
function titleFrom(field: string, entry: Record<string, unknown>): void {
  const line = String(entry.summary);
  if (!entry[field] && line.length < 200 && !line.includes('\n'))
    Object.assign(entry, { [field]: line, summary: '' });
}

/** True if an entry says how well something is known by a figure, which is nothing without words; it is left out. */
const isBareNumber = (section: string, { key, value }: Entry): boolean =>
  areWords(section) && /^(?:level|fluency)$/.test(meaningOf(section, key)) && isFigure(value);

/** What is nobody's business of somebody who recommends the owner. */
const REFEREE_PRIVATE = /image|photo|avatar|mail|phone|mobile|tel|contact|address|birth|salary|id$/i;

/** Returns what a field without a place says: the points of a list, or a line under its name. */
function linesOf(section: string, entry: Entry, url: unknown, isEnglish: boolean): string[] {
  const { key, value } = entry;
  if (section === 'references') return REFEREE_PRIVATE.test(key) ? [] : [readLine(value)];
  // Such as `type: job`, which is for a program.
  const isKind =
    /^(?:type|kind|tags)$/.test(key) && value.leaves.every(({ words }) => /^[a-z-]+$/.test(words));
  // The place in a contest, in a field that is a study's.
  const isRank = key === 'degree' && !hasLetters(value.words);
  const isSame = url && value.words.trim() === url;
  if (isSame) value.note();
  if (isRank || areWords(section) || namesPicture(entry) || isKind || isSame) return [];
  const isList = value.kind === 'list' && value.leaves.some(({ words }) => words.length > 60);
  return isList || value.items.some(hasPoints) ? pointsIn(value) : [labelled(entry, isEnglish)];
}

/** True if an entry is more than a part of a line: points, or a long text. */
const isPart = ({ value }: Entry): boolean => value.kind === 'list' || isLong(value);
const hasPoints = ({ entries }: Tree): boolean => entries.some(isPart);

/** Returns the points of a list, those of each of its groups behind what the group is called. */
const pointsIn = (tree: Tree): string[] =>
  tree.items.flatMap((item) => {
    if (!hasPoints(item)) return readList(item);
    const text = readLine(group(item.entries.filter((entry) => !isPart(entry))));
    const points = item.entries.filter(isPart).flatMap(({ value }) => readList(value));
    return [text && `**${text}**`, ...points];
  });
