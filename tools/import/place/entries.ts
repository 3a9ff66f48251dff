import {
  at,
  childrenOf,
  type Entry,
  type Group,
  group,
  isBlank,
  isLeaf,
  leavesOf,
  list,
  settle,
  type Tree,
} from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { labelOf } from '../words/labels.ts';
import { labelledLine } from './lines.ts';
import { byField, FIELDS, hasSpan, isTechnical, kindOf, meaningOf, type SectionName } from './meaning.ts';
import { dateOf, spanOf, withDateParts } from './spans.ts';
import { type Changes, leave, readAddress, readKeywords, readLine, readList, readProse } from './values.ts';

type Json = Record<string, unknown>;

/** Keys of a list in a group that only wraps it. */
const WRAPPERS =
  /^(?:items|list|sets|entries|data|history|values|all|info|assignments|toolset|papers|contents?|elements|children|contributions)$/i;
/** What such a group is called, in the file or for the tool that wrote it. */
const CALLED = /^(?:id|name|title|label|heading|icon|type|section)$/i;
/** Jobs at one employer. */
const NESTED = /^(?:positions|roles|jobs|titles|history|experiences?)$/i;

/** Whether something is marked as hidden, as résumé builders do with what their owners don't want to show. */
export const isHidden = (tree: Tree): boolean =>
  ['visible', 'enable', 'enabled'].some((key) => isFlag(tree, key, 'false')) ||
  isFlag(tree, 'hidden', 'true');

const isFlag = (tree: Tree, key: string, words: string): boolean => {
  const flag = at(tree, key);
  return flag?.kind === 'flag' && flag.words === words;
};

/** The entries of one of the résumé's lists, however it is written. */
export function readEntries(section: SectionName, tree: Tree, changes: Changes): Json[] {
  return itemsOf(section, tree).flatMap((item) => {
    if (isBlank(item)) return [];
    if (isHidden(item) || (section === 'references' && isFlag(item, 'private', 'true'))) {
      leave(item, 'is marked as hidden');
      return [];
    }
    const single = isLeaf(item) ? item : onlyText(section, item);
    const entry = single
      ? fromText(section, single, changes)
      : item.kind === 'group'
        ? fromGroup(section, item, changes)
        : {};
    return Object.keys(entry).length ? [entry] : [];
  });
}

function itemsOf(section: SectionName, tree: Tree): Tree[] {
  if (isLeaf(tree))
    return /skills|languages|interests/.test(section) &&
      !/\n/.test(tree.words.trim()) &&
      tree.words.includes(',')
      ? [group([{ key: 'keywords', value: tree }])]
      : [tree];
  if (tree.kind === 'list')
    return tree.items.flatMap((item) =>
      item.kind === 'list' ? item.items : nested(section, keyed(section, item)),
    );
  const lists = tree.entries.filter(({ key, value }) => WRAPPERS.test(key) && value.kind === 'list');
  const isWrapper =
    lists.length &&
    tree.entries.every((entry) => isLeaf(entry.value) || lists.includes(entry) || isBlank(entry.value));
  if (isWrapper) {
    for (const { key, value } of tree.entries)
      if (CALLED.test(key) || isTechnical(key)) settle(value, 'technical');
    return itemsOf(section, list(lists.flatMap(({ value }) => childrenOf(value as Group))));
  }
  const known = tree.entries.filter(
    ({ key, value }) => isLeaf(value) && !isTechnical(key) && meaningOf(section, key),
  );
  if (known.length && known.length * 2 >= tree.entries.length && !/skills|languages/.test(section))
    return nested(section, tree);
  return tree.entries.flatMap(({ key, value }) => fromKey(section, key, value));
}

/** An item such as `- English: fluent` in YAML, whose key is no field but the name. */
function keyed(section: SectionName, item: Tree): Tree {
  const [only, ...more] = item.kind === 'group' ? item.entries : [];
  const isKnown =
    !only ||
    more.length ||
    meaningOf(section, only.key) ||
    isTechnical(only.key) ||
    /^x-|^[$_]/.test(only.key);
  if (isKnown || only.value.kind === 'group' || /^(?:bullet|text|item|content|value)$/i.test(only.key))
    return item;
  return fromKey(section, only.key, only.value)[0] ?? item;
}

/** An entry from `"English": "fluent"`, `"Frontend": ["CSS"]` or `"acme": { … }`. */
function fromKey(section: SectionName, key: string, value: Tree): Tree[] {
  const [first = 'name', second = 'summary'] =
    section === 'references' ? ['name', 'reference'] : FIELDS[section];
  const isNumber = /^\d+$/.test(key);
  const [leaf] = leavesOf(value);
  const name: Entry[] =
    isNumber || !leaf
      ? []
      : [{ key: first, value: { ...leaf, kind: 'text', words: labelOf(key), fate: undefined } }];
  if (isBlank(value)) return isNumber || isTechnical(key) ? [] : [];
  if (value.kind === 'group') {
    const hasName = value.entries.some((entry) => meaningOf(section, entry.key) === first);
    return nested(section, group(hasName ? value.entries : [...name, ...value.entries]));
  }
  if (
    value.kind === 'list' &&
    value.items.some((item) => item.kind === 'group') &&
    !/skills|interests/.test(section)
  )
    return itemsOf(section, value);
  const under =
    value.kind === 'list' ? FIELDS[section].find((field) => /list|keywords/.test(kindOf(field))) : undefined;
  const best = under ?? (/skills|interests/.test(section) ? 'keywords' : second);
  return isNumber ? [value] : [group([...name, { key: best, value }])];
}

/** One entry for each position at an employer. */
function nested(section: SectionName, item: Tree): Tree[] {
  if (section !== 'work' || item.kind !== 'group') return [item];
  const inner = item.entries.find(({ key, value }) => NESTED.test(key) && value.kind === 'list');
  if (inner?.value.kind !== 'list') return [item];
  const outer = item.entries.filter((entry) => entry !== inner);
  const groups = inner.value.items.map((each) =>
    each.kind === 'group' ? each : group([{ key: 'position', value: each }]),
  );
  return groups.map((each, index) => {
    const given = new Set(each.entries.map(({ key }) => meaningOf(section, key)));
    const isWhere = (field?: string) => field === 'name' || field === 'url' || field === 'location';
    return group([
      ...each.entries,
      ...outer.filter(
        ({ key }) => (index === 0 && !given.has(meaningOf(section, key))) || isWhere(meaningOf(section, key)),
      ),
    ]);
  });
}

/** The text of a group that only wraps it. */
const onlyText = (section: SectionName, item: Tree) => {
  const [only, ...more] = item.kind === 'group' ? item.entries.filter(({ value }) => !isBlank(value)) : [];
  const isWrapped =
    only && !more.length && isLeaf(only.value) && /^(?:bullet|text|item|content|value)$/i.test(only.key);
  return isWrapped && section !== 'references' && isLeaf(only.value) ? only.value : undefined;
};

/** `English (fluent)`, `English: fluent`. */
const LANGUAGE = /^([^(:–-]+?)\s*(?:\(([^)]+)\)|[:–-]\s*(.+))$/;
/** `Front end: CSS, HTML`. */
const SKILLS = /^([^:,]{2,40}?)\s*[:：]\s+(.+)$/;

function fromText(section: SectionName, item: Tree, changes: Changes): Json {
  if (section === 'references') return { reference: readProse(item).text };
  const { text, urls } = readLine(item);
  const [, name, level, rest = level] = (section === 'languages' && LANGUAGE.exec(text)) || [];
  if (name && rest) return { language: name, fluency: rest };
  const [, label, keywords] = (/skills|interests/.test(section) && SKILLS.exec(text)) || [];
  if (label && keywords) return { name: label, keywords: keywords.split(/,\s*|、/).filter(Boolean) };
  const [title = 'name'] = FIELDS[section];
  const url = urls.find((each) => FIELDS[section].includes('url') && readUrl(each));
  if (!text) readAddress(item, 'url', changes);
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
      // A list of texts in place of a description is meant as highlights.
      const lists = has('highlights')
        ? given.filter(({ value }) => value.kind === 'list' && value.items.length > 1)
        : [];
      points.push(...lists.flatMap(({ value }) => readList(value)));
      const read = given.filter((each) => !lists.includes(each)).map(({ value }) => readProse(value));
      const items = read.flatMap((each) => each.items);
      if (has('highlights')) points.push(...items);
      const texts = read.flatMap((each) => [
        each.text,
        ...(has('highlights') ? [] : each.items.map((point) => `• ${point}`)),
      ]);
      entry[field] = texts.filter(Boolean).join('\n\n');
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
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value && (!Array.isArray(value) || value.length)),
  );
}

/** Of a group that describes something, such as `{ name: Acme, url: … }`, what it is called; its link goes with it. */
function nameIn(tree: Tree | undefined, links: string[]): Tree {
  const name = tree && (at(tree, 'name') ?? at(tree, 'title'));
  if (tree?.kind !== 'group' || !name) return tree ?? list([]);
  const address = tree.entries.find(
    ({ key, value }) => meaningOf('work', key) === 'url' && isLeaf(value) && readUrl(value.words),
  );
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
  else if (
    leavesOf(value).every(
      ({ kind, words }) =>
        kind === 'flag' || (/^[\d.]+$/.test(words) && /level|rating|score|percent|value/i.test(key)),
    )
  )
    leave(value, 'is nothing that a page can show');
  else if (section === 'references') {
    if (!PRIVATE.test(key)) prose.push(readLine(value).text);
  } else if (FIELDS[section].some((field) => field === 'highlights' || field === 'summary')) {
    const isList = value.kind === 'list' && leavesOf(value).some(({ words }) => words.length > 60);
    if (isList) points.push(...readList(value));
    else prose.push(labelledLine(rest));
  }
}
