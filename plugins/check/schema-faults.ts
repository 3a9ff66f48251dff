import { dirname } from 'node:path/posix';
import { domainToASCII } from 'node:url';
import type { ErrorObject } from 'ajv';
import { distance } from 'fastest-levenshtein';
import type { JSONPath } from 'jsonc-parser';
import { fieldOf } from '../../packages/resume-import/src/text/faults.ts';
import { normalizeKey } from '../../packages/resume-import/src/text/field-names.ts';
import { marksHidden } from '../../packages/resume-import/src/text/hidden-marks.ts';
import type { Source } from '../content/read/source.ts';
import site from '../content/site.schema.json' with { type: 'json' };
import { slugOf } from '../content/text/slug.ts';
import { isFullUrl } from '../content/text/url.ts';
import type { Advice, Fault } from '../fault.ts';
import { mapRecord } from '../map-record.ts';
import pageNames from './page-names.json' with { type: 'json' };

/** The field for a note of what is still to do; every group may have it. */
export const TODO = 'x-todo';
export const ID_PATTERN = new RegExp(site.definitions.section.properties.id.pattern);

/** The fields of a page, with the names that other programs have for each. */
const PAGE_NAMES: Partial<Record<string, string[]>> = mapRecord(pageNames, (names) => names.split(' '));

export interface ObjectSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
}

const KINDS: Record<string, string> = {
  string: 'text in double quotes',
  array: 'a list in [ ]',
  object: 'a group in { }',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
};

/** Returns a schema's error as a fault; `isNeeded` is true if the group around a value is invalid without it. */
export function faultFor(error: ErrorObject, source: Source, isNeeded: (path: JSONPath) => boolean): Fault {
  const path = parsedPointer(error.instancePath);
  const { keyword, params, data } = error;
  const schema = error.parentSchema as ObjectSchema | undefined;
  const fields = Object.keys(schema?.properties ?? {});
  const inParentheses = (text: string | undefined) => (text ? ` (${text.replace(/\.$/, '')})` : '');
  const description = inParentheses(schema?.description);
  const fault = (problem: string, remedy: string, at = path) => source.fault(at, problem, remedy);
  switch (keyword) {
    case 'required': {
      const name: string = params.missingProperty;
      const remedy = `add it${inParentheses(schema?.properties?.[name]?.description)}`;
      return fault('is missing', remedy, [...path, name]);
    }
    case 'additionalProperties': {
      const name: string = params.additionalProperty;
      const around = data as Record<string, unknown>;
      // In other programs `status` may hide a page; in a résumé, which another rule checks, a publication may be a draft.
      const mark = normalizeKey(name) === 'status' ? 'visibility' : name;
      if (marksHidden(mark, around[name])) return fault(...hidesNothing(path, source.file), [...path, name]);
      const free = fields.filter((field) => !(field in around));
      const meant = free.find((field) => PAGE_NAMES[field]?.includes(normalizeKey(name)));
      const remedy = suggestion(meant ?? closestMatch(name, fields), 'remove it');
      return fault('is not a field of this file', remedy, [...path, name]);
    }
    case 'type': {
      const kind = typeof data === 'boolean' ? String(data) : (KINDS[jsonType(data)] ?? jsonType(data));
      const rest = data === null ? orRemove(path, isNeeded(path)) : '';
      const types = [params.type].flat().map((type) => KINDS[type] ?? type);
      return fault(`is ${kind}`, `make it ${types.join(' or ')}${rest}`);
    }
    case 'enum': {
      const all = `use one of ${params.allowedValues.map(quoted).join(', ')}`;
      const remedy = suggestion(closestMatch(String(data), params.allowedValues), all);
      return fault(`${quoted(data)} is not an allowed value`, remedy);
    }
    case 'format':
      return params.format === 'email'
        ? fault(`${quoted(data)} is not an e-mail address`, emailRemedy(String(data)))
        : fault(`${quoted(data)} is not a full URL`, urlRemedy(String(data)));
    case 'minLength':
    case 'minItems':
      return fault('is empty', `fill it in${orRemove(path, isNeeded(path))}${description}`);
    case 'minProperties':
    case 'maxProperties': {
      const problem = `has ${Object.keys(data as object).length} kinds of content`;
      return fault(problem, `give it exactly one of ${fields.join(', ')}`);
    }
    case 'pattern': {
      if (String(data).trim() === '') return fault('is empty', `fill it in${description}`);
      if (String(params.pattern).includes('[1-2][0-9]{3}')) {
        const isOngoing = path.at(-1) === 'endDate' && !/\d/.test(String(data));
        const rest = isOngoing ? ', or remove it if it is ongoing' : '';
        return fault(`${quoted(data)} is not a date`, `write it as 2024, 2024-05 or 2024-05-31${rest}`);
      }
      const remedy =
        params.pattern === ID_PATTERN.source ? `write it as ${idFrom(String(data), path)}` : 'correct it';
      return fault(`${quoted(data)} is not in the right format`, `${remedy}${description}`);
    }
    default:
      return fault(error.message ?? keyword, `correct it${description}`);
  }
}

/** Returns the words for what can be removed instead of corrected: the value, or else the list's entry that needs it. */
function orRemove(path: JSONPath, isNeeded: boolean): string {
  if (!isNeeded) return ', or remove it';
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry > 0 ? `, or remove the entry of ${path[entry - 1]} that it is in` : '';
}

/** Returns a valid id close to what was written; for text without Latin letters, one from the section's number. */
function idFrom(text: string, path: JSONPath): string {
  const plain = slugOf(text).replace(/^[^a-z]+/, '');
  const number = Number(path.findLast((key) => typeof key === 'number') ?? 0) + 1;
  return plain || `section-${number}`;
}

/** Returns the remedy for an e-mail address: its host must be ASCII. */
function emailRemedy(address: string): string {
  const [, name, host = ''] = /^([!-?A-~]+)@(\S+)$/.exec(address) ?? [];
  const ascii = domainToASCII(host);
  return ascii && ascii !== host
    ? `write its domain in ASCII: ${name}@${ascii}`
    : 'write it as name@example.com';
}

/** Returns the remedy for a URL that is not absolute, has invalid characters, or has a host that cannot exist. */
function urlRemedy(url: string): string {
  if (!/^https?:/i.test(url)) return 'start it with https://';
  return isFullUrl(url) ? `write it as ${new URL(url).href}` : 'correct its host name';
}

export const quoted = (value: unknown): string => JSON.stringify(value) ?? String(value);

const jsonType = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Returns a JSON pointer as a path; our schemas have no numeric field names, so every number is an index. */
const parsedPointer = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

/** Returns the candidate that a mistyped word most likely means; undefined if none is close. */
export function closestMatch(word: string, candidates: string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

/** Returns the remedy for a mistyped word: what it most likely means, if that is known, else another remedy. */
export const suggestion = (meant: string | undefined, otherwise: string): string =>
  meant ? `did you mean ${meant}?` : otherwise;

/** Returns the advice about a mark that hides nothing: without it the group would be published, too, so it must be moved. */
export function hidesNothing(path: JSONPath, file: string): Advice {
  const [group, place] = path.length ? [fieldOf(path), 'this file'] : ['this file', dirname(file)];
  return [
    `hides nothing: ${group} is published all the same`,
    `move ${group} out of ${place} until others may read it`,
  ];
}
