import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Fault } from './fault.ts';
import { wordsFor } from './schema-words.ts';
import type { Source } from './source.ts';

/** The part of a schema that tells which fields there are, and of what kind. */
export interface ObjectSchema {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
}

const schemaIn = (file: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8'));

export const resumeSchema = (): ObjectSchema =>
  schemaIn(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'));

let ajv: Ajv | undefined;

/** Our own schemas by the names that they use for one another; each is compiled when it is first asked for. */
function schemas(): Ajv {
  if (ajv) return ajv;
  ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  addFormats.default(ajv);
  for (const name of ['words', 'project', 'site'])
    ajv.addSchema(schemaIn(`${name}.schema.json`), `${name}.schema.json`);
  return ajv.addSchema(resumeSchema(), 'resume.schema.json');
}

/**
 * What a schema says about a file: the official one of JSON Resume 1.0.0 for the résumé, this
 * folder's own for the rest. An empty text in the résumé counts as one that is not given.
 */
export function checkSchema(name: 'resume' | 'site' | 'project', source: Source): Fault[] {
  if (source.value === undefined) return [];
  const validate = schemas().getSchema(`${name}.schema.json`) as ValidateFunction;
  validate(source.value);
  return (validate.errors ?? []).flatMap((error) => {
    if (name === 'resume' && error.data === '') return [];
    // Which way a schema went: what it found there is told by itself.
    if (error.keyword === 'if') return [];
    const { path, problem, remedy } = wordsFor(error);
    return [source.fault(path, problem, remedy)];
  });
}
