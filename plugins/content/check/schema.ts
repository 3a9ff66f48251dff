import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JSONPath } from 'jsonc-parser';
import type { Fault } from '../fault.ts';
import type { Source } from '../read/source.ts';
import { type Message, messageFor } from './schema-messages.ts';

/** The part of a schema that lists the fields and their types. */
export interface ObjectSchema {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
}

const schemaIn = (file: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'));

export const resumeSchema = (): ObjectSchema =>
  schemaIn(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'));

let ajv: Ajv | undefined;

/** All schemas, under the names by which they refer to one another; each is compiled on first use. */
function schemas(): Ajv {
  if (ajv) return ajv;
  ajv = createAjv();
  addFormats.default(ajv);
  for (const name of ['words', 'project', 'site'])
    ajv.addSchema(schemaIn(`${name}.schema.json`), `${name}.schema.json`);
  return ajv.addSchema(resumeSchema(), 'resume.schema.json');
}

/**
 * Validates a file: the résumé against the official schema of JSON Resume 1.0.0, the others against the schemas in this
 * folder. An empty string in the résumé counts as missing.
 */
export function checkSchema(name: 'resume' | 'site' | 'project', source: Source): Fault[] {
  if (source.value === undefined) return [];
  const validate = schemas().getSchema(`${name}.schema.json`) as ValidateFunction;
  return messagesOf(validate, source.value, ({ data }) => name === 'resume' && data === '').map(
    ({ path, problem, remedy }) => source.fault(path, problem, remedy),
  );
}

/** Compiles schemas so that every error is reported, with what `messageFor` needs. */
export const createAjv = () => new Ajv({ allErrors: true, strict: false, verbose: true });

/** What a schema finds wrong with a value, in words for the owner. */
export function messagesOf(
  validate: ValidateFunction,
  value: unknown,
  isIgnored = (_: ErrorObject): boolean => false,
): Message[] {
  validate(value);
  const errors = validate.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath);
  // The first two only say which branch or name is at fault; what is wrong with it is reported separately. The list of
  // allowed values shows their type.
  const isEcho = ({ keyword, instancePath }: ErrorObject) =>
    ['if', 'propertyNames'].includes(keyword) || (keyword === 'type' && choices.includes(instancePath));
  return errors
    .filter((error) => !isEcho(error) && !isIgnored(error))
    .map((error) => messageFor(error, (path) => isNeeded(validate, value, path)));
}

type Tree = Record<string | number, unknown>;

/** Whether a schema rejects what contains the value at a path if that is removed. */
function isNeeded(validate: ValidateFunction, value: unknown, path: JSONPath): boolean {
  const key = path.at(-1);
  if (key === undefined) return true;
  const without = structuredClone(value) as Tree;
  const around = path.slice(0, -1).reduce<Tree>((tree, key) => tree[key] as Tree, without);
  delete around[key];
  validate(without);
  return (validate.errors ?? []).some(
    ({ keyword, params, data }) =>
      data === around && (keyword === 'minProperties' || params.missingProperty === key),
  );
}
