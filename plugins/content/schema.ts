import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Fault } from './fault.ts';
import { wordsFor } from './schema-words.ts';
import type { Source } from './source.ts';

const FILES = {
  resume: createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'),
  site: resolve(import.meta.dirname, 'site.schema.json'),
  project: resolve(import.meta.dirname, 'project.schema.json'),
};
/** What these refer to, by the names that they use. */
const SHARED = ['words.schema.json', 'project.schema.json'];
export type SchemaName = keyof typeof FILES;

/** The part of a schema that tells which fields there are, and of what kind. */
export interface ObjectSchema {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
}

export const resumeSchema = (): ObjectSchema => JSON.parse(readFileSync(FILES.resume, 'utf8'));

const compiled = new Map<SchemaName, ValidateFunction>();

function validatorOf(name: SchemaName): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  addFormats.default(ajv);
  for (const file of SHARED)
    ajv.addSchema(JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8')), file);
  const validate = ajv.compile(JSON.parse(readFileSync(FILES[name], 'utf8')));
  compiled.set(name, validate);
  return validate;
}

/**
 * What a schema says about a file: the official one of JSON Resume 1.0.0 for the résumé, this
 * folder's own for the rest. An empty text in the résumé counts as one that is not given.
 */
export function checkSchema(name: SchemaName, source: Source): Fault[] {
  if (source.value === undefined) return [];
  const validate = validatorOf(name);
  validate(source.value);
  return (validate.errors ?? []).flatMap((error) => {
    if (name === 'resume' && error.data === '') return [];
    // Which way a schema went: what it found there is told by itself.
    if (error.keyword === 'if') return [];
    const { path, problem, remedy } = wordsFor(error, source.value);
    return [source.fault(path, problem, remedy)];
  });
}
