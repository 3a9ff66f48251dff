import type { Advice, Fault } from '../../fault.ts';
import type { Source } from './source.ts';
import { stringsIn, type Value, valuesAt } from './values.ts';

/** A value of a file, with a function that makes a fault of it. */
export interface Field<T = unknown> extends Value<T> {
  source: Source;
  fault(...advice: Advice): Fault;
}

const inSource = <T>(source: Source, found: Value<T>): Field<T> => ({
  ...found,
  source,
  fault: (...advice) => source.fault(found.path, ...advice),
});

/** Returns every value at a path of a file, in which `*` matches any key or index. */
export const find = (source: Source, ...pattern: (string | number)[]): Field[] =>
  valuesAt(source.value, pattern).map((found) => inSource(source, found));

/** Returns every string at a path of a file, in which `*` matches any key or index. */
export const findStrings = (source: Source, ...pattern: (string | number)[]): Field<string>[] =>
  find(source, ...pattern).filter((found): found is Field<string> => typeof found.value === 'string');

/** Returns the string at a path; undefined if there is none. */
export const stringAt = (source: Source, ...path: (string | number)[]): string | undefined =>
  findStrings(source, ...path)[0]?.value;

/** Returns every string in a file. */
export const allStrings = (source: Source): Field<string>[] =>
  stringsIn(source.value).map((found) => inSource(source, found));

/** Returns the entries whose value occurred before, each with the first entry of that value. */
export const repeated = <T extends Field>(fields: T[]): [again: T, first: T][] =>
  fields.flatMap((field, index) => {
    const first = fields.slice(0, index).find(({ value }) => value === field.value);
    return first ? [[field, first]] : [];
  });
