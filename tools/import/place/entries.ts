import { type Entry, filled, group, list, Tree } from '../tree.ts';
import {
  areWords,
  byField,
  fieldsOf,
  hasSpan,
  isKept,
  kindOf,
  meaningOf,
  NAMING,
  type SectionName,
  WRAPPERS,
} from './meaning.ts';
import { dateOf, spanOf } from './spans.ts';
import {
  commaParts,
  joined,
  labelledLine,
  labelOf,
  readAddress,
  readKeywords,
  readLine,
  readList,
  readText,
} from './values.ts';

type Json = Record<string, unknown>;

/** The entries of one of the résumé's lists, however it is written. */
export const readEntries = (section: SectionName, tree: Tree): Json[] =>
  partsOf(section, tree)
    .filter((item) => !item.isBlank)
    .map((item) => (item.kind === 'group' ? fromGroup(section, item) : fromText(section, item)))
    .filter((entry) => Object.keys(entry).length);

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]+?)\s*(?:\(([^)]+)\)|[:–-]\s*(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(.+)$/;

function fromText(section: SectionName, item: Tree): Json {
  const { text, urls } = readLine(item);
  const [, name, level, rest = level] = (section === 'languages' && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (/skills|interests/.test(section) && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: commaParts(keywords) };
  const [title = 'name'] = fieldsOf(section);
  return filled({ [title]: text, url: text && fieldsOf(section).includes('url') && urls[0] });
}

/** An entry of a résumé's list. What has no field of its own becomes a line of its text, under its name. */
function fromGroup(section: SectionName, item: Tree): Json {
  const has = (field: string) => fieldsOf(section).includes(field);
  const { of, left } = byField(
    section,
    item.entries.filter((entry) => !isBareNumber(section, entry)),
  );
  const entry: Json = {};
  const points: string[] = [];
  const links: string[] = [];
  for (const field of fieldsOf(section)) {
    const given = of(field).items;
    const kind = kindOf(field);
    if (kind === 'date') entry[field] = dateOf(of(field));
    else if (kind === 'url') entry.url = readAddress(of(field), 'url');
    else if (kind === 'list') entry[field] = given.flatMap(readList);
    else if (kind === 'keywords') entry[field] = given.flatMap(readKeywords);
    else if (kind === 'prose') {
      // A list of texts in place of a description is meant as highlights.
      const lists = given.filter(({ items }) => has('highlights') && items.length > 1);
      points.push(...lists.flatMap(readList));
      entry[field] = readText(given.filter((value) => !lists.includes(value)));
    } else if (given[0]) {
      const { text, urls } = readLine(given[0]);
      entry[field] = text;
      links.push(...urls);
    }
  }
  if (hasSpan(section)) Object.assign(entry, spanOf(of, section === 'education'));
  if (has('url')) entry.url ||= links.shift();
  for (const { key, value } of left.filter(isKept)) entry[key] = value.toJSON();
  const rest = left.filter((each) => !isKept(each)).flatMap((each) => linesOf(section, each));
  if (section === 'references') entry.name = joined([entry.name, ...rest], ', ');
  else if (has('highlights'))
    entry.highlights = [...points, ...links, ...(entry.highlights as string[]), ...rest].filter(Boolean);
  else if (has('summary')) entry.summary = joined([entry.summary, ...links, ...rest]);
  return filled(entry);
}

/** Whether an entry says how well something is known by a number, which is nothing without its scale; it is left out. */
function isBareNumber(section: SectionName, { key, value }: Entry): boolean {
  const isLevel = areWords(section) && /^(?:level|fluency)$/.test(meaningOf(section, key) ?? '');
  const isBare = isLevel && value.leaves.every(({ words }) => /^[\d.,]+$/.test(words.trim()));
  if (isBare) value.settle({ why: 'is a number without a scale, so it is not shown' });
  return isBare;
}

const PRIVATE = /mail|phone|mobile|tel|contact|address|birth|salary|id$/i;

/** What a field without a place says: the points of a long list, or a line under its name. */
function linesOf(section: SectionName, rest: Entry): string[] {
  const { key, value } = rest;
  if (section === 'references') return PRIVATE.test(key) ? [] : [readLine(value).text];
  if (areWords(section)) return [];
  const isLong = value.kind === 'list' && value.leaves.some(({ words }) => words.length > 60);
  return isLong ? readList(value) : [labelledLine(rest)];
}

/** Jobs at one employer. */
const NESTED = /^(?:positions|roles|jobs|titles|history|experiences?)$/i;
/** Keys of a text in a group that only wraps it. */
const TEXT = /^(?:bullet|text|item|content|value)$/i;

/** The entries of one of a résumé's lists, a group or a text each, however the list is written. */
function partsOf(section: SectionName, tree: Tree): Tree[] {
  if (tree.isLeaf) {
    const isLine = /skills|interests/.test(section) && tree.words.includes(',');
    return [isLine ? group([{ key: 'keywords', value: tree }]) : tree];
  }
  if (tree.kind === 'list') return tree.items.flatMap((item) => itemParts(section, item));
  const lists = tree.entries.filter(({ key, value }) => WRAPPERS.test(key) && value.kind === 'list');
  const others = tree.entries.filter((entry) => !lists.includes(entry));
  if (lists.length && others.every(({ value }) => value.isLeaf)) {
    for (const { key, value } of others) if (NAMING.includes(key)) value.settle('technical');
    return partsOf(section, list(lists.flatMap(({ value }) => value.items)));
  }
  const known = tree.entries.filter(({ key, value }) => value.isLeaf && meaningOf(section, key));
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !areWords(section);
  return isEntry ? positionsIn(section, tree) : tree.entries.flatMap((entry) => fromKey(section, entry));
}

function itemParts(section: SectionName, item: Tree): Tree[] {
  const [only, ...more] = item.entries;
  if (item.kind === 'list') return item.items;
  if (!only || more.length) return positionsIn(section, item);
  if (TEXT.test(only.key) && only.value.isLeaf && section !== 'references') return [only.value];
  // `- English: fluent` in YAML, whose key is no field but the name.
  const isField = meaningOf(section, only.key) || isKept(only) || only.value.kind === 'group';
  return isField ? positionsIn(section, item) : fromKey(section, only);
}

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: SectionName, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : fieldsOf(section);
  if (/^\d+$/.test(key)) return [value];
  const name = { key: first, value: new Tree({ kind: 'text', words: labelOf(key) }) };
  if (value.kind === 'group') {
    const hasName = value.entries.some((entry) => meaningOf(section, entry.key) === first);
    return positionsIn(section, group([...(hasName ? [] : [name]), ...value.entries]));
  }
  if (value.items.some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsOf(section, value);
  const under = fieldsOf(section).find((field) => /list|keywords/.test(kindOf(field) ?? ''));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group([name, { key: field, value }])];
}

/** One entry for each position at an employer, whose name, address and place are those of each. */
function positionsIn(section: SectionName, item: Tree): Tree[] {
  const inner = item.entries.find(({ key, value }) => NESTED.test(key) && value.kind === 'list');
  if (section !== 'work' || !inner) return [item];
  const shared = item.entries.filter(({ key }) =>
    /^(?:name|url|location)$/.test(meaningOf(section, key) ?? ''),
  );
  return inner.value.items.map((each) =>
    group([...(each.isLeaf ? [{ key: 'position', value: each }] : each.entries), ...shared]),
  );
}
