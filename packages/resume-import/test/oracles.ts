import type { Imported, Resume } from '../index.d.ts';
import { importTree } from '../src/import-resume.ts';
import { isTold } from '../src/place/notes.ts';
import { ICON } from '../src/place/values.ts';
import { withheldIn } from '../src/place/withheld.ts';
import { readText } from '../src/read/read-text.ts';
import { isValid } from '../src/text/schema.ts';
import { stringsIn, type Tree } from '../src/tree.ts';
import { isUrl, profileUrl } from '../src/words/addresses.ts';
import { asciiDigits, DURATION, isPresent } from '../src/words/dates.ts';
import { monthOf } from '../src/words/months.ts';

/** The result of an import, and the tree that it was made from. */
export interface Reading extends Imported {
  tree: Tree;
}

/** Imports a text in YAML. */
export function readingOf(text: string): Reading {
  const read = readText('cv.yaml', text);
  return { ...importTree('cv.yaml', read), tree: read.tree };
}

/** Returns what is wrong with a result: JSON Resume refuses it, a date does not exist, or an end precedes its start. */
export function faultsIn(resume: Resume): string[] {
  const { work = [], volunteer = [], education = [], projects = [] } = resume;
  const spans = [...work, ...volunteer, ...education, ...projects];
  const isBefore = ({ startDate = '', endDate = '9' }) => endDate < startDate.slice(0, endDate.length);
  const dates = stringsIn(resume).filter(({ field }) =>
    /^(?:startDate|endDate|date|releaseDate)$/.test(field),
  );
  const isReal = ({ value }: { value: string }) =>
    /^\d{4}(?:-\d\d){0,2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);
  return [
    ...(isValid(resume) ? [] : ['is no JSON Resume']),
    ...dates.filter((date) => !isReal(date)).map(({ value }) => `${value} is no date`),
    ...spans.filter(isBefore).map(({ endDate }) => `${endDate} is before the start`),
  ];
}

/** Returns everything that a result says, and the addresses in it. */
const textOf = ({ resume, sections }: Imported): string =>
  JSON.stringify([resume, sections.map(({ key: _, ...section }) => section)]).replace(/\\[nrt]/g, ' ');
const wordsIn = (text: string): string[] =>
  text.replace(/<[^>]*>|\\\w+|&\w+;/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const isDate = (path: string) =>
  /dat|time|year|period|start|end|when|duration|Zeitraum|graduat|since|期|间|기간|период|الفترة|תקופה/i.test(
    path,
  );

/** Paths of texts that name a list or a link, or say the language. */
const IS_NAME = /(?:^|\.)(?:name|title|type|label|kind|section|lang|nombre)$/;

/** Returns the leaves that are for a page and are not said to be left out. */
function unsaidIn({ tree, left }: Reading): Tree[] {
  const withheld = withheldIn(tree);
  const isTechnical = (leaf: Tree) =>
    !isTold(withheld.get(leaf) ?? '') ||
    // A figure beside a level in words, a picture's size, an icon.
    ICON.test(leaf.words) ||
    (/\.(?:level|size)$/.test(leaf.path) && !/\p{L}/u.test(leaf.words));
  return tree.leaves.filter(
    (leaf) => !isTechnical(leaf) && !left.some((line) => ` ${line}`.includes(` ${leaf.path}: `)),
  );
}

/**
 * Returns the texts that are neither shown nor said to be left out.
 * @param shown the text of a page with the result; without a page, of the result itself
 */
export function unaccounted(reading: Reading, shown = textOf(reading)): string[] {
  return unsaidIn(reading).flatMap(({ words, path }) => {
    if (IS_NAME.test(path)) return [];
    if (isDate(path) || reading.changes.some(([from]) => from === words.trim())) return [];
    const isCountry = /location|country|address|city/i.test(path);
    return isCountry ||
      wordsIn(words).every(
        (word) => shown.includes(word) || shown.includes(word.toLowerCase()) || isPresent(word),
      )
      ? []
      : [`${path}: ${words} is neither shown nor said`];
  });
}

/** Returns numbers without leading zeros, also those of a date in one piece, but not the time of day in a timestamp. */
const numbersIn = (text: string): string[] =>
  (
    asciiDigits(text)
      .replace(/(?<=\d)[T ]\d\d:[\d:.]+Z?/g, '')
      .replace(/\b((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)\b/g, '$1 $2 $3')
      .match(/\d+/g) ?? []
  ).map((digits) => digits.replace(/^0+(?=\d)/, ''));

/** Returns the numbers of the months that a text names. */
const monthsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}.]+/gu) ?? []).flatMap((word) => monthOf(word)?.toString() ?? []);

/** Returns an address in the form that its source may have. */
function simple(address: string): string {
  const bare = address.replace(/^(?:https?:\/\/|mailto:)/, '').toLowerCase();
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

/** Returns what a result says and its source does not, and numbers of the source that are cut off though they count as shown. */
export function falsified(reading: Reading): string[] {
  const { tree, resume, sections } = reading;
  const { leaves } = tree;
  // Some keys are years, so the source is read with its keys.
  const source = [...leaves.map(({ words }) => words), JSON.stringify(tree)].join('\n');
  const given = new Set([...numbersIn(source), ...monthsIn(source)]);
  // `2019–20` ends in 2020.
  const isGiven = (number: string) =>
    given.has(number) ||
    (number.length === 4 && new RegExp(`(?:\\d{4}\\s*[-–/]\\s*|['’])${number.slice(2)}\\b`).test(source));
  const results = stringsIn([resume, sections]).filter(({ field }) => !/schema|^(?:id|key)$/.test(field));
  const published = results.map(({ value }) => value).join('\n');
  const known = new Set([...numbersIn(published), ...monthsIn(source)]);
  const digits = (text: string) => asciiDigits(text).replace(/\D/g, '');
  const isFrom =
    (address: string) =>
    ({ words, path }: Tree) =>
      (isUrl(words.trim()) ? simple(words) === simple(address) : simple(words).includes(simple(address))) ||
      [...leaves, ...path.split('.').map((words) => ({ words }))].some(
        (network) => profileUrl(network.words, words) === address,
      );
  const invented = results.flatMap(({ field, value }) => {
    const isNew =
      field === 'phone'
        ? !leaves.some(({ words }) => digits(words) === digits(value))
        : field === 'email'
          ? !simple(source.replace(/ \[at\] /g, '@').replace(/ \[dot\] /g, '.')).includes(simple(value))
          : field === 'url'
            ? !leaves.some(isFrom(value))
            : !numbersIn(value).every(isGiven);
    return isNew ? [`${field} ${value} is not in the source`] : [];
  });
  const cut = unsaidIn(reading).flatMap(({ path, words }) => {
    const isYear = (number: string) => number.length === 2 && published.includes(`20${number}`);
    const isShown = (number: string) => known.has(number) || isYear(number);
    return numbersIn(words.replace(/&#?\w+;/g, '').replace(DURATION, '')).every(isShown)
      ? []
      : [`${path} ${words} is cut`];
  });
  return [...invented, ...cut];
}
