import resume from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JSONPath } from 'jsonc-parser';
import { WORDS } from '../../src/words.ts';
import project from '../content/project.schema.json' with { type: 'json' };
import type { OwnerFiles } from '../content/read/owner-files.ts';
import type { Source } from '../content/read/source.ts';
import { isObject, valueAt } from '../content/read/values.ts';
import site from '../content/site.schema.json' with { type: 'json' };
import type { Resume } from '../content/types.ts';
import version from '../content/version.schema.json' with { type: 'json' };
import type { Fault } from '../fault.ts';
import { mapRecord } from '../map-record.ts';
import { faultFor, type ObjectSchema, TODO } from './schema-faults.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };

type List = Exclude<keyof Resume, 'basics' | 'meta'>;
/** The names of the fields that the type of a list's entries has, and their schema has not. */
type AddedName<Name extends List> = Exclude<
  keyof Required<Resume>[Name][number],
  keyof (typeof resume.properties)[Name]['items']['properties'] | symbol
>;
/** The schemas of these fields: all of them and no others, so types and checks agree. */
type AddedFields = {
  [Name in List as AddedName<Name> extends never ? never : Name]: Record<AddedName<Name>, ObjectSchema>;
};

/** Fields that JSON Resume lacks and pages show, such as a job's technologies and a publication's authors. */
const ADDED_FIELDS: AddedFields = {
  work: { keywords: texts },
  volunteer: { location: text },
  education: { location: text, summary: text, highlights: texts },
  awards: { url: text, highlights: texts },
  certificates: { summary: text, highlights: texts, 'x-image': text },
  publications: { authors: texts, highlights: texts },
};
/** The field of tags, by which versions choose; any entry may have it. */
const TAGS = { 'x-tags': texts };

/** The official schema of JSON Resume 1.0.0, with the added fields and tags. */
export const RESUME_SCHEMA: ObjectSchema = structuredClone(resume);
for (const [part, { items }] of Object.entries(RESUME_SCHEMA.properties ?? {}))
  Object.assign(items?.properties ?? {}, TAGS, ADDED_FIELDS[part as keyof AddedFields]);

const { words } = site.properties;
/** The schema of `site.json`, with the words that an owner may replace, each described with its English text. */
const SITE_SCHEMA = {
  ...site,
  properties: {
    ...site.properties,
    words: {
      ...words,
      properties: mapRecord(WORDS, ([english, use]) => ({
        ...words.additionalProperties,
        description: `${use} In English: ${english}`,
      })),
      additionalProperties: false,
    },
  },
};

/** All schemas, by the names with which they refer to one another; `faultFor` needs all errors and their data. */
const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
addFormats.default(ajv);
for (const [name, schema] of Object.entries({ project, site: SITE_SCHEMA, version, resume: RESUME_SCHEMA }))
  ajv.addSchema(schema, `${name}.schema.json`);

/** Returns what a file's schema refuses; in a résumé an empty string counts as missing. */
export function checkSchema(name: 'resume' | 'site' | 'project' | 'version', source: Source): Fault[] {
  if (source.value === undefined) return [];
  const validate = ajv.getSchema(`${name}.schema.json`) as ValidateFunction;
  validate(source.value);
  const errors = validate.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath);
  // `if` and `propertyNames` only say which branch or name has an error of its own. Allowed values show their type. A note of
  // what is still to do may stand anywhere.
  const isEcho = ({ keyword, instancePath, params }: ErrorObject) =>
    ['if', 'propertyNames'].includes(keyword) ||
    (keyword === 'type' && choices.includes(instancePath)) ||
    params.additionalProperty === TODO;
  return errors
    .filter((error) => !isEcho(error) && !(name === 'resume' && error.data === ''))
    .map((error) => faultFor(error, source, (path) => isNeeded(validate, source.value, path)));
}

/** Returns what the schemas refuse in the files of a language. */
export const checkSchemas = ({ resume, site, projects, versions }: OwnerFiles): Fault[] => [
  ...checkSchema('resume', resume),
  ...checkSchema('site', site),
  ...projects.flatMap(([, source]) => {
    // The sections are read from Markdown, so they are right.
    const { sections, ...front } = isObject(source.value) ? source.value : {};
    return sections ? checkSchema('project', { ...source, value: front }) : [];
  }),
  ...versions.flatMap(([, source]) => checkSchema('version', source)),
];

/** True if a schema rejects the group around the value at a path once the value is removed. */
function isNeeded(validate: ValidateFunction, value: unknown, path: JSONPath): boolean {
  const key = path.at(-1);
  if (key === undefined) return true;
  const without = structuredClone(value);
  const around = valueAt(without, path.slice(0, -1)) as Record<string | number, unknown>;
  delete around[key];
  validate(without);
  return (validate.errors ?? []).some(
    ({ keyword, params, data }) =>
      data === around && (keyword === 'minProperties' || params.missingProperty === key),
  );
}
