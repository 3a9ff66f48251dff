import type { JSONPath } from 'jsonc-parser';
import type { Fault } from '../../fault.ts';
import { withoutBlanks } from '../../read/load.ts';
import { isObject } from '../../read/merge.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { find } from '../../read/source.ts';
import { canonicalField } from '../field-names.ts';
import { type ObjectSchema, RESUME_SCHEMA } from '../schema.ts';
import { closestMatch } from '../schema-messages.ts';

/** Names whose meaning is certain only to a human reader. */
const INTENDED_FIELDS: Record<string, string> = {
  profiles: 'basics.profiles',
  summary: 'basics.summary',
  'basics.link': 'url',
  'basics.location.country': 'countryCode',
};

/** Whether a field is the `id` of an entry, which its versions in other languages are matched by. */
export const isEntryId = (path: JSONPath): boolean => path.at(-1) === 'id' && typeof path.at(-2) === 'number';

/** Tools use such names for notes of their own, and `meta` is about the file. */
const isIgnored = (name: string, path: JSONPath) =>
  /^(x-|_)/.test(name) ||
  (path.length === 0 && (name === '$schema' || name === 'meta')) ||
  isEntryId([...path, name]);

/** Finds fields that JSON Resume lacks: no page shows them. `x-…`, `_…` and the `id` of an entry are deliberate. */
export function unknownFields({ resume }: OwnerFiles): Fault[] {
  const unknown = (value: unknown, schema: ObjectSchema | undefined, path: JSONPath): Fault[] => {
    if (Array.isArray(value))
      return value.flatMap((each, index) => unknown(each, schema?.items, [...path, index]));
    if (!isObject(value) || !schema?.properties) return [];
    const { properties } = schema;
    const free = Object.keys(properties).filter((name) => !(name in value));
    return Object.entries(value).flatMap(([name, each]) => {
      if (isIgnored(name, path)) return [];
      if (name in properties) return unknown(each, properties[name], [...path, name]);
      const meant = otherName(name, path, free) ?? closestMatch(name, free);
      const remedy = meant ? `did you mean ${meant}?` : 'it is only kept in resume.json';
      return [resume.fault([...path, name], 'is not a field of JSON Resume, so it is not shown', remedy)];
    });
  };
  return unknown(resume.value, RESUME_SCHEMA, []);
}

/** The field that has this name in other résumés or older versions, if it is not set as well. */
function otherName(name: string, path: JSONPath, free: string[]): string | undefined {
  const names = path.filter((key) => typeof key === 'string');
  const meant =
    INTENDED_FIELDS[[...names, name].join('.').toLowerCase()] ??
    canonicalField(names.at(-1) ?? 'resume', name, free);
  return meant && (meant.includes('.') || free.includes(meant)) ? meant : undefined;
}

/** Finds entries that no page shows because they lack the one field needed for that. */
export function hiddenEntries({ resume }: OwnerFiles): Fault[] {
  const lacking = (path: string[], names: string[]) =>
    find(resume, ...path, '*')
      .filter(({ value }) => {
        const entry = withoutBlanks(value);
        return isObject(entry) && !names.some((name) => name in entry);
      })
      .map(({ fault }) => fault(`has no ${names.join(' or ')}, so it is not shown`, `add its ${names[0]}`));
  return [...lacking(['projects'], ['name']), ...lacking(['basics', 'profiles'], ['url', 'username'])];
}
