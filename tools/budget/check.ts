import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAjv, messagesOf } from '../../plugins/content/check/schema.ts';
import type { Fault } from '../../plugins/content/fault.ts';
import type { Source } from '../../plugins/content/read/source.ts';

/** The schema of both budget files, from the project's root. */
export const SCHEMA = 'tools/budget/budget.schema.json';

const schema = JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', SCHEMA), 'utf8'));
const validate = createAjv().compile(schema);

/** Validates a budget file. A row may be incomplete: the other file may have the rest. */
export const checkBudget = (source: Source): Fault[] =>
  messagesOf(validate, source.value).map(({ path, problem, remedy }) => ({
    ...source.fault(path, problem, remedy),
    field: fieldOf(path),
  }));

/** `['pages', '/', 'html']` as `pages["/"].html`. */
const fieldOf = (path: (string | number)[]): string =>
  path
    .map((key) => (/^\w+$/.test(String(key)) ? `.${key}` : `["${key}"]`))
    .join('')
    .replace(/^\./, '') || 'the file';
