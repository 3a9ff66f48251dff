import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../../../../plugins/content/read/source.ts';
import { checkBudget, readBudget, SCHEMA } from '../../../../tools/budget/read.ts';
import { LOADS } from '../../../../tools/budget/types.ts';
import { budget } from './fixture.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const schema = JSON.parse(readFileSync(resolve(ROOT, SCHEMA), 'utf8'));

const faultsIn = (value: object) => checkBudget(sourceOf('budget.json', JSON.stringify(value)));

/** Each field of a schema, with what the schema says about it. */
function fieldsOf(part: Record<string, unknown>): [string, Record<string, unknown>][] {
  const own = Object.entries((part.properties ?? {}) as Record<string, Record<string, unknown>>);
  const nested = Object.values(part).filter((each) => typeof each === 'object' && each !== null);
  return [...own, ...nested.flatMap((each) => fieldsOf(each as Record<string, unknown>))];
}

test('accepts the budget of this site, a complete one and a part of one', () => {
  const { baseline, ...others } = readBudget(ROOT).budget;
  expect(faultsIn({ ...others, ...(baseline && { baseline }) })).toEqual([]);
  expect(faultsIn({ $schema: `../../${SCHEMA}`, ...budget() })).toEqual([]);
  expect(faultsIn({ pages: { '/': { firstView: 30000 } } })).toEqual([]);
});

test('the schema knows every kind of loading, and describes every field', () => {
  expect(schema.properties.chunks.additionalProperties.properties.loads.enum).toEqual(LOADS);
  const fields = fieldsOf(schema);
  expect(fields.length).toBeGreaterThan(20);
  const isDescribed = ({ description, $ref }: Record<string, unknown>) => description || $ref;
  expect(fields.filter(([, field]) => !isDescribed(field))).toEqual([]);
});

test.each([
  [{ pages: { '/': { html: -1 } } }, 'pages["/"].html'],
  [{ pages: { '/a': { js: null } } }, 'pages["/a"].js'],
  [{ chunks: { 'de/home': { size: 1 } } }, 'chunks["de/home"].size'],
  [{ chunks: { '2048': { ceiling: 1.5 } } }, 'chunks.2048.ceiling'],
  [{ chunks: { '2048': { ceiling: null } } }, 'chunks.2048.ceiling'],
  [{ carousels: { mean: 1 } }, 'carousels.mean'],
  [{ newPages: {} }, 'newPages'],
])('reports %j at its field', (value, field) => {
  expect(faultsIn(value).map((fault) => fault.field)).toEqual([field]);
});
