import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import schema from '../budget.schema.json' with { type: 'json' };
import type { Budget } from '../index.d.ts';
import { pathFrom } from './files.ts';
import { plain } from './table.ts';

const validate = new Ajv({ allErrors: true, strict: false, verbose: true }).compile(schema);

/** Returns why a budget file can't be used, a line for each fault, with what to do about it. */
function faultsOf(file: string, text: string): string[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
  const [broken] = errors;
  if (!tree || broken) return [`${lineAt(broken?.offset ?? 0)}: this is not valid JSON; fix it`];
  validate(getNodeValue(tree));
  return (validate.errors ?? []).map(({ instancePath, params, message, parentSchema }: ErrorObject) => {
    const keys = instancePath.split('/').slice(1);
    const path = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const unknown: string | undefined = params.additionalProperty;
    const place = unknown === undefined ? path : [...path, unknown];
    const advice =
      unknown === undefined
        ? message
        : `no such field; use ${Object.keys(parentSchema?.properties).join(', ')}`;
    const allowed = params.allowedValues ? `: ${params.allowedValues.join(', ')}` : '';
    const offset = findNodeAtLocation(tree, place)?.offset ?? 0;
    return plain(`${lineAt(offset)}: ${place.join('.') || 'the file'}: ${advice}${allowed}`);
  });
}

/** Returns a budget file, alone and with the file that it extends, or `common` if that is missing. Throws its faults. */
export function readBudget(root: string, file: string, common?: string): { own: Budget; budget: Budget } {
  const shown = pathFrom(root, file);
  if (!existsSync(file)) throw new Error(`${shown}: no such file: name the budget with --budget FILE`);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const faults = faultsOf(shown, text);
  if (faults.length) throw new Error(faults.join('\n'));
  const own: Budget = JSON.parse(text);
  if (!own.extends) return { own, budget: own };
  const extended = resolve(dirname(file), own.extends);
  const { budget: base } = readBudget(root, common && !existsSync(extended) ? common : extended);
  const pages = { ...base.pages };
  for (const [path, row] of Object.entries(own.pages ?? {})) pages[path] = { ...pages[path], ...row };
  return { own, budget: { ...base, ...own, pages } };
}

const FEW_PAGES = 10;

/** Returns the ceilings of a page, with room for the routes of so many pages in a script that all of them load. */
export function ceilingsOf({ pages = {}, perPage = 0 }: Budget, path: string, count = 0) {
  const room = perPage * Math.max(0, count - FEW_PAGES);
  const row: Record<string, number> = { ...pages['*'], ...pages[path] };
  for (const figure of ['js', 'firstView']) if (figure in row) row[figure] = (row[figure] ?? 0) + room;
  return row;
}

/** Returns what a badge shows in the format of https://shields.io/badges/endpoint-badge. */
export const badgeOf = (bytes: number, ceiling = Infinity) => ({
  schemaVersion: 1,
  label: 'first view',
  message: `${(bytes / 1000).toFixed(1)} kB`,
  color: bytes > ceiling ? 'red' : 'brightgreen',
});

const WIDTH = 110;

/** Returns readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/^(.*)([{[]\n[^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/(?<!\s)\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  })}\n`;
