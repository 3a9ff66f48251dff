import type { JSONPath } from 'jsonc-parser';
import { isBefore, isInCalendar } from '../../../packages/resume-import/src/text/calendar.ts';
import { NAMES, normalizeKey } from '../../../packages/resume-import/src/text/field-names.ts';
import { marksHidden } from '../../../packages/resume-import/src/text/hidden-marks.ts';
import { isDialable } from '../../../packages/resume-import/src/text/schema.ts';
import { allStrings, find, findStrings, stringAt } from '../../content/read/fields.ts';
import { withoutBlanks } from '../../content/read/load.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import type { Source } from '../../content/read/source.ts';
import { isObject } from '../../content/read/values.ts';
import { isFullUrl } from '../../content/text/url.ts';
import type { Fault } from '../../fault.ts';
import { closestMatch, hidesNothing, quoted, suggestion } from '../advice.ts';
import { RESUME_SCHEMA } from '../schema.ts';
import type { ObjectSchema } from '../schema-faults.ts';

/** The schemes that a link may have: others could run script or lead nowhere. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const DATE = /^\d{4}(-\d\d(-\d\d)?)?$/;
const DATE_FIELDS = ['startDate', 'endDate', 'date', 'releaseDate'];

/** Finds values that JSON Resume's schema allows but the site can't use; the import of a résumé keeps none of them. */
export const checkResume = (resume: Source): Fault[] =>
  resume.value === undefined
    ? []
    : [...checkPerson(resume), ...refusedSchemes(resume), ...impossibleDates(resume)];

/** Finds a missing name, and a phone number that can't be dialled. */
export function checkPerson(resume: Source): Fault[] {
  const faults = findStrings(resume, 'basics', 'phone')
    .filter(({ value }) => value && !isDialable(value))
    .map(({ value, fault }) =>
      fault(`${quoted(value)} has no number to dial`, 'write it in the digits 0 to 9, or remove it'),
    );
  if (stringAt(resume, 'basics', 'name')?.trim()) return faults;
  const remedy = 'add your name: the whole site is built around it';
  return [resume.fault(['basics', 'name'], 'is missing', remedy), ...faults];
}

const refusedSchemes = (resume: Source): Fault[] =>
  allStrings(resume).flatMap(({ path, value, fault }) => {
    if (path.at(-1) !== 'url' || !isFullUrl(value)) return [];
    const { protocol } = new URL(value);
    if (SCHEMES.includes(protocol)) return [];
    return fault(`starts with ${protocol}, which is not allowed`, 'use https:, http:, mailto: or tel:');
  });

/** Finds dates that are not in the calendar, and ends before their start. */
export const impossibleDates = (source: Source): Fault[] =>
  allStrings(source).flatMap(({ path, value, fault }) => {
    if (!DATE_FIELDS.includes(String(path.at(-1))) || !DATE.test(value)) return [];
    if (!isInCalendar(value))
      return fault(`${quoted(value)} is not a real date`, 'correct the month or the day');
    if (path.at(-1) !== 'endDate') return [];
    const start = stringAt(source, ...path.slice(0, -1), 'startDate') ?? '';
    if (!DATE.test(start) || !isBefore(value, start)) return [];
    return fault(`${quoted(value)} is before the start, ${start}`, 'swap or correct the two dates');
  });

/** Names whose meaning no comparison of letters finds, with the fields that are meant. */
const INTENDED_FIELDS = new Map([
  ['profiles', 'basics.profiles'],
  ['summary', 'basics.summary'],
  ['basics.link', 'url'],
  ['basics.location.country', 'countryCode'],
]);

/** True if a field is a note of another tool, is about the file itself, or is the `id` by which an entry is translated. */
const isIgnored = (name: string, path: JSONPath) =>
  /^(x-|_)/.test(name) ||
  (path.length === 0 && (name === '$schema' || name === 'meta')) ||
  (name === 'id' && typeof path.at(-1) === 'number');

type UnknownField = { path: JSONPath; name: string; meant?: string; similar?: string; isHiding: boolean };

/** Returns the fields that JSON Resume lacks, each with the one that is meant; `x-…`, `_…` and the `id` of an entry are deliberate. */
function unknownFields({ value }: Source) {
  const unknown = (value: unknown, schema: ObjectSchema | undefined, path: JSONPath): UnknownField[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) => unknown(item, schema?.items, [...path, index]));
    if (!isObject(value) || !schema?.properties) return [];
    const { properties } = schema;
    const free = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
    return Object.entries(value).flatMap(([name, member]) => {
      if (isIgnored(name, path)) return [];
      if (Object.hasOwn(properties, name)) return unknown(member, properties[name], [...path, name]);
      const meant = otherName(name, path, free) ?? closestMatch(name, free);
      const similar = closestMatch(name, Object.keys(properties));
      return { path, name, meant, similar, isHiding: marksHidden(name, member) };
    });
  };
  return unknown(value, RESUME_SCHEMA, []);
}

/** Finds marks by which an owner means to hide something that the site shows. */
const shownDespiteMarks = ({ resume }: OwnerFiles): Fault[] =>
  unknownFields(resume)
    .filter(({ isHiding }) => isHiding)
    .map(({ path, name }) => resume.fault([...path, name], ...hidesNothing(path, resume.file)));

const unshownFields = ({ resume }: OwnerFiles): Fault[] =>
  unknownFields(resume)
    .filter(({ isHiding }) => !isHiding)
    .map(({ path, name, meant, similar }) => {
      const remedy =
        !meant && similar
          ? `did you mean ${similar}? It is given too: write both as one`
          : suggestion(meant, 'it is only kept in resume.json');
      return resume.fault([...path, name], 'is not a field of JSON Resume, so it is not shown', remedy);
    });

/** Returns the field that has this name in other résumés or older versions, if it is not set as well. */
function otherName(name: string, path: JSONPath, free: string[]): string | undefined {
  const names = path.filter((key) => typeof key === 'string');
  const sought = normalizeKey(name);
  const groups: Partial<Record<string, Record<string, string[]>>> = NAMES;
  const known = Object.entries(groups[names.at(-1) ?? 'resume'] ?? {});
  const meant =
    INTENDED_FIELDS.get([...names, name].join('.').toLowerCase()) ??
    free.find((field) => normalizeKey(field) === sought) ??
    known.find(([, words]) => words.includes(sought))?.[0];
  return meant && (meant.includes('.') || free.includes(meant)) ? meant : undefined;
}

/** Finds entries that no page shows because they lack the one field that a page needs. */
function hiddenEntries({ resume }: OwnerFiles): Fault[] {
  const lacking = (path: string[], names: string[]) =>
    find(resume, ...path, '*')
      .filter(({ value }) => {
        const entry = withoutBlanks(value);
        return isObject(entry) && !names.some((name) => name in entry);
      })
      .map(({ fault }) => fault(`has no ${names.join(' or ')}, so it is not shown`, `add its ${names[0]}`));
  return [...lacking(['projects'], ['name']), ...lacking(['basics', 'profiles'], ['url', 'username'])];
}

export const resumeRules = {
  faults: [({ resume }: OwnerFiles) => checkResume(resume), shownDespiteMarks],
  warnings: [unshownFields, hiddenEntries],
};
