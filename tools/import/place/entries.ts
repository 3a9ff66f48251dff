import {
  at,
  type Entry,
  entriesOf,
  filled,
  type Group,
  group,
  isBlank,
  isHidden,
  isLeaf,
  itemsOf,
  type Leaf,
  leave,
  leavesOf,
  list,
  onlyEntry,
  settle,
  type Tree,
} from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { labelOf } from '../words/labels.ts';
import { labelledLine } from './lines.ts';
import { byField, FIELDS, hasSpan, isTechnical, kindOf, meaningOf, type SectionName } from './meaning.ts';
import { dateOf, spanOf, withDateParts } from './spans.ts';
import { type Changes, readAddress, readKeywords, readLine, readList, readProse } from './values.ts';

type Json = Record<string, unknown>;

/** Keys of a list in a group that only wraps it. */
const WRAPPERS =
  /^(?:items|list|sets|entries|data|history|values|all|info|assignments|toolset|papers|contents?|elements|children|contributions)$/i;
/** What such a group is called, in the file or for the tool that wrote it. */
const CALLED = /^(?:id|name|title|label|heading|icon|type|section)$/i;
/** Jobs at one employer. */
const NESTED = /^(?:positions|roles|jobs|titles|history|experiences?)$/i;

/** Keys of a text in a group that only wraps it. */
const TEXT = /^(?:bullet|text|item|content|value)$/i;
/** The lists whose entries are words rather than events. */
const areWords = (section: string): boolean => /skills|languages|interests/.test(section);

/** The entries of one of the résumé's lists, however it is written. */
export const readEntries = (section: SectionName, tree: Tree, changes: Changes): Json[] =>
  partsOf(section, tree)
    .filter((item) => !isBlank(item) && !isHidden(item, section === 'references'))
    .map((item) => {
      const only = onlyEntry(item);
      if (item.kind !== 'group') return isLeaf(item) ? fromText(section, item) : {};
      const isText = only && TEXT.test(only.key) && section !== 'references';
      return isText ? fromText(section, only.value) : fromGroup(section, item, changes);
    })
    .filter((entry) => Object.keys(entry).length);

function partsOf(section: SectionName, tree: Tree): Tree[] {
  if (isLeaf(tree)) {
    const isLine = areWords(section) && !/\n/.test(tree.words.trim()) && tree.words.includes(',');
    return isLine ? [group([{ key: 'keywords', value: tree }])] : [tree];
  }
  if (tree.kind === 'list')
    return tree.items.flatMap((item) =>
      item.kind === 'list' ? item.items : nested(section, keyed(section, item)),
    );
  const lists = tree.entries.filter(({ key, value }) => WRAPPERS.test(key) && value.kind === 'list');
  if (
    lists.length &&
    tree.entries.every((entry) => isLeaf(entry.value) || lists.includes(entry) || isBlank(entry.value))
  ) {
    for (const { key, value } of tree.entries)
      if (CALLED.test(key) || isTechnical(key)) settle(value, 'technical');
    return partsOf(section, list(lists.flatMap(({ value }) => itemsOf(value))));
  }
  const known = tree.entries.filter(
    ({ key, value }) => isLeaf(value) && !isTechnical(key) && meaningOf(section, key),
  );
  const isEntry = known.length && known.length * 2 >= tree.entries.length && !areWords(section);
  return isEntry ? nested(section, tree) : tree.entries.flatMap((entry) => fromKey(section, entry));
}

/** An item such as `- English: fluent` in YAML, whose key is no field but the name. */
function keyed(section: SectionName, item: Tree): Tree {
  const [only, ...more] = entriesOf(item);
  if (!only || more.length || only.value.kind === 'group') return item;
  const isKnown =
    meaningOf(section, only.key) ||
    isTechnical(only.key) ||
    /^x-|^[$_]/.test(only.key) ||
    TEXT.test(only.key);
  return isKnown ? item : (fromKey(section, only)[0] ?? item);
}

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: SectionName, { key, value }: Entry): Tree[] {
  const [first = '', second = ''] = section === 'references' ? ['name', 'reference'] : FIELDS[section];
  const isNumber = /^\d+$/.test(key);
  const [leaf] = leavesOf(value);
  if (!leaf) return [];
  const name = isNumber
    ? []
    : [{ key: first, value: { ...leaf, kind: 'text', words: labelOf(key), fate: undefined } as Leaf }];
  if (value.kind === 'group') {
    const hasName = value.entries.some((entry) => meaningOf(section, entry.key) === first);
    return nested(section, group([...(hasName ? [] : name), ...value.entries]));
  }
  if (isNumber) return [value];
  if (itemsOf(value).some((item) => item.kind === 'group') && !/skills|interests/.test(section))
    return partsOf(section, value);
  const under = FIELDS[section].find((field) => /list|keywords/.test(kindOf(field)));
  const field = under && (value.kind === 'list' || areWords(section)) ? under : second;
  return [group([...name, { key: field, value }])];
}

/** One entry for each position at an employer. */
function nested(section: SectionName, item: Tree): Tree[] {
  const inner = entriesOf(item).find(({ key, value }) => NESTED.test(key) && value.kind === 'list');
  if (section !== 'work' || !inner) return [item];
  const outer = entriesOf(item).filter((entry) => entry !== inner);
  return itemsOf(inner.value).map((each, index) => {
    const own = each.kind === 'group' ? each.entries : [{ key: 'position', value: each }];
    const given = own.map(({ key }) => meaningOf(section, key));
    const shared = outer
      .map((entry) => ({ entry, field: meaningOf(section, entry.key) }))
      .filter(
        ({ field }) => /^(?:name|url|location)$/.test(field ?? '') || (index === 0 && !given.includes(field)),
      );
    return group([...own, ...shared.map(({ entry }) => entry)]);
  });
}

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]+?)\s*(?:\(([^)]+)\)|[:–-]\s*(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(.+)$/;

function fromText(section: SectionName, item: Leaf): Json {
  if (section === 'references') return { reference: readProse(item).text };
  const { text, urls } = readLine(item);
  const [, name, level, rest = level] = (section === 'languages' && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (/skills|interests/.test(section) && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: keywords.split(/,\s*|、/).filter(Boolean) };
  const [title = 'name'] = FIELDS[section];
  const url = urls.find((each) => FIELDS[section].includes('url') && readUrl(each));
  return text ? { [title]: text, ...(url ? { url } : {}) } : {};
}

/** An entry of a résumé's list. What has no field of its own becomes a line of its text, under its name. */
function fromGroup(section: SectionName, item: Group, changes: Changes): Json {
  const given = (hasSpan(section) ? withDateParts(item.entries) : item.entries).filter(
    (entry) => !isBareNumber(section, entry),
  );
  const { fields, left } = byField(section, given);
  const entry: Json = {};
  const prose: string[] = [];
  const points: string[] = [];
  const links: string[] = [];
  const has = (field: string) => FIELDS[section].includes(field);
  for (const field of FIELDS[section]) {
    const given = fields[field] ?? [];
    const kind = kindOf(field);
    if (!given.length) continue;
    if (kind === 'date') entry[field] = dateOf(given, changes);
    else if (kind === 'url') entry.url = given[0] && readAddress(given[0].value, 'url', changes);
    else if (kind === 'list') entry[field] = given.flatMap(({ value }) => readList(value));
    else if (kind === 'keywords') entry[field] = given.flatMap(({ value }) => readKeywords(value));
    else if (kind === 'prose') {
      const read = given.map(({ value }) =>
        // A list of texts in place of a description is meant as highlights.
        has('highlights') && itemsOf(value).length > 1
          ? { text: '', items: readList(value) }
          : readProse(value),
      );
      const items = read.flatMap((each) => each.items);
      if (has('highlights')) points.push(...items);
      const signed = has('highlights') ? [] : items.map((point) => `• ${point}`);
      entry[field] = [...read.map(({ text }) => text), ...signed].filter(Boolean).join('\n\n');
    } else {
      const { text, urls } = readLine(nameIn(given[0]?.value, links));
      entry[field] = text;
      links.push(...urls);
    }
  }
  if (hasSpan(section)) Object.assign(entry, spanOf(fields, section === 'education', changes));
  if (has('url') && !entry.url && links.length) entry.url = links.shift();
  for (const url of links) points.push(url);
  for (const rest of left) addRest(section, rest, entry, points, prose);
  if (section === 'references') entry.name = [entry.name, ...prose].filter(Boolean).join(', ');
  else if (has('highlights'))
    entry.highlights = [...points, ...((entry.highlights as string[]) ?? []), ...prose];
  else if (has('summary')) entry.summary = [entry.summary, ...points, ...prose].filter(Boolean).join('\n\n');
  return filled(entry);
}

/** Of a group that describes something, such as `{ name: Acme, url: … }`, what it is called; its link goes with it. */
function nameIn(tree: Tree | undefined, links: string[]): Tree {
  const name = tree && (at(tree, 'name') ?? at(tree, 'title'));
  if (tree?.kind !== 'group' || !name) return tree ?? list([]);
  const address = tree.entries.find(({ key }) => meaningOf('work', key) === 'url');
  const url = address && readAddress(address.value, 'url', []);
  if (url) links.push(url);
  return name;
}

/** Whether an entry says how well something is known by a number, which is nothing without its scale; it is left out. */
function isBareNumber(section: SectionName, { key, value }: Entry): boolean {
  const isLevel =
    /skills|languages/.test(section) && /^(?:level|fluency)$/.test(meaningOf(section, key) ?? '');
  if (!isLevel || isBlank(value) || !leavesOf(value).every(({ words }) => /^[\d.,]+$/.test(words.trim())))
    return false;
  leave(value, 'is a number without a scale, so it is not shown');
  return true;
}

const PRIVATE = /mail|phone|mobile|tel|contact|address|birth|salary|id$/i;

function addRest(section: SectionName, rest: Entry, entry: Json, points: string[], prose: string[]): void {
  const { key, value } = rest;
  if (/^(?:[$_]|x-)/.test(key) || key === 'id') {
    settle(value, 'kept');
    if (isLeaf(value)) entry[key] = value.words;
  } else if (isTechnical(key)) settle(value, 'technical');
  else if (section === 'references') {
    if (!PRIVATE.test(key)) prose.push(readLine(value).text);
  } else if (!areWords(section)) {
    const isList = value.kind === 'list' && leavesOf(value).some(({ words }) => words.length > 60);
    if (isList) points.push(...readList(value));
    else prose.push(labelledLine(rest));
  }
}
