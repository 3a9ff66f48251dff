import resume from '@jsonresume/schema/schema.json' with { type: 'json' };
import type { ErrorObject } from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import { normalizeKey } from '../../packages/resume-import/src/text/field-names.ts';
import { marksHidden } from '../../packages/resume-import/src/text/hidden-marks.ts';
import type { Source } from '../content/read/source.ts';
import site from '../content/site.schema.json' with { type: 'json' };
import type { Advice, Fault } from '../fault.ts';
import { mapRecord } from '../map-record.ts';
import { closestMatch, emailRemedy, hidesNothing, idFor, quoted, suggestion, urlRemedy } from './advice.ts';
import pageNames from './page-names.json' with { type: 'json' };

/** The field for a note of what is still to do; every group may have it. */
export const TODO = 'x-todo';
export const ID_PATTERN = new RegExp(site.definitions.section.properties.id.pattern);
/** That of a date in every file. */
const DATE_PATTERN = resume.definitions.iso8601.pattern;

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

/** What a schema refuses. */
interface Refused {
  /** The value's path in its file. */
  path: JSONPath;
  file: string;
  data: unknown;
  /** The part of the schema that refuses it, and what of it. */
  schema: ObjectSchema;
  params: ErrorObject['params'];
  /** The field that is missing, or has no place there. */
  name: string;
  /** True if the group around the value is invalid without it. */
  isNeeded: () => boolean;
}

/** Returns a schema's error as a fault; `isNeeded` is true if the group around a value is invalid without it. */
export function faultFor(error: ErrorObject, source: Source, isNeeded: (path: JSONPath) => boolean): Fault {
  const { keyword, params, data, message = keyword } = error;
  const schema = (error.parentSchema ?? {}) as ObjectSchema;
  const path = parsedPointer(error.instancePath);
  const name: string | undefined = params.missingProperty ?? params.additionalProperty;
  const refused = { path, file: source.file, data, schema, params, name: name ?? '' };
  const advice = ADVICE[keyword]?.({ ...refused, isNeeded: () => isNeeded(path) });
  const [problem, remedy] = advice ?? [message, `correct it${described(schema)}`];
  return source.fault(name === undefined ? path : [...path, name], problem, remedy);
}

/** Returns a field's description in parentheses. */
const described = ({ description }: ObjectSchema = {}): string =>
  description ? ` (${description.replace(/\.$/, '')})` : '';

/** The advice about what a keyword of JSON Schema refuses. */
const ADVICE: Partial<Record<string, (refused: Refused) => Advice>> = {
  required: ({ schema, name }) => ['is missing', `add it${described(schema.properties?.[name])}`],
  additionalProperties: unknownField,
  type: wrongType,
  enum: ({ data, params }) => [
    `${quoted(data)} is not an allowed value`,
    suggestion(
      closestMatch(String(data), params.allowedValues),
      `use one of ${params.allowedValues.map(quoted).join(', ')}`,
    ),
  ],
  format: ({ data, params }) =>
    params.format === 'email'
      ? [`${quoted(data)} is not an e-mail address`, emailRemedy(String(data))]
      : [`${quoted(data)} is not a full URL`, urlRemedy(String(data))],
  minLength: emptyValue,
  minItems: emptyValue,
  minProperties: manyKinds,
  maxProperties: manyKinds,
  pattern: wrongFormat,
};

function unknownField({ path, file, data, schema, name }: Refused): Advice {
  const around = data as Record<string, unknown>;
  // In other programs `status` may hide a page; in a résumé, which another rule checks, a publication may be a draft.
  const mark = normalizeKey(name) === 'status' ? 'visibility' : name;
  if (marksHidden(mark, around[name])) return hidesNothing(path, file);
  const fields = Object.keys(schema.properties ?? {});
  const meant = fields.find((field) => !(field in around) && PAGE_NAMES[field]?.includes(normalizeKey(name)));
  return ['is not a field of this file', suggestion(meant ?? closestMatch(name, fields), 'remove it')];
}

function wrongType(refused: Refused): Advice {
  const { data, params } = refused;
  const kind = typeof data === 'boolean' ? String(data) : (KINDS[jsonType(data)] ?? jsonType(data));
  const types = [params.type].flat().map((type) => KINDS[type] ?? type);
  return [`is ${kind}`, `make it ${types.join(' or ')}${data === null ? orRemove(refused) : ''}`];
}

function emptyValue(refused: Refused): Advice {
  return ['is empty', `fill it in${orRemove(refused)}${described(refused.schema)}`];
}

function manyKinds({ data, schema }: Refused): Advice {
  const fields = Object.keys(schema.properties ?? {});
  return [
    `has ${Object.keys(data as object).length} kinds of content`,
    `give it exactly one of ${fields.join(', ')}`,
  ];
}

function wrongFormat({ path, data, schema, params }: Refused): Advice {
  const text = String(data);
  if (text.trim() === '') return ['is empty', `fill it in${described(schema)}`];
  if (params.pattern === DATE_PATTERN) {
    const isOngoing = path.at(-1) === 'endDate' && !/\d/.test(text);
    const rest = isOngoing ? ', or remove it if it is ongoing' : '';
    return [`${quoted(data)} is not a date`, `write it as 2024, 2024-05 or 2024-05-31${rest}`];
  }
  const remedy = params.pattern === ID_PATTERN.source ? `write it as ${idFor(text, path)}` : 'correct it';
  return [`${quoted(data)} is not in the right format`, `${remedy}${described(schema)}`];
}

/** Returns the words for what can be removed instead of corrected: the value, or else the list's entry that needs it. */
function orRemove({ path, isNeeded }: Refused): string {
  if (!isNeeded()) return ', or remove it';
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry > 0 ? `, or remove the entry of ${path[entry - 1]} that it is in` : '';
}

const jsonType = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Returns a JSON pointer as a path; our schemas have no numeric field names, so every number is an index. */
const parsedPointer = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
