import type { JSONPath } from 'jsonc-parser';
import type { Fault } from './fault.ts';
import type { Merged } from './merge.ts';
import { type Found, fieldOf, type Source } from './source.ts';

/** What the rules look at of two files. */
export interface MergedSource extends Source {
  /** The language's own file. */
  own?: Source;
  merged: Merged;
}

/**
 * A language's file together with the first language's, for the rules to look at. A fault tells the file that it stands in:
 * the language's own where that has a word in it, else the first's.
 * @param own undefined where the language has no such file
 * @param merged what both say
 */
export function mergedSource(first: Source, own: Source | undefined, merged: Merged): MergedSource {
  const { value, origins } = merged;
  const file = (own ?? first).file;
  /** The nearest place that is known, and the way on from there. */
  const originOf = (path: JSONPath) => {
    for (let length = path.length; ; length--) {
      const origin = origins.get(JSON.stringify(path.slice(0, length)));
      if (origin || !length) return { origin: origin ?? {}, rest: path.slice(length) };
    }
  };
  return {
    own,
    merged,
    file,
    value,
    faults: own?.faults ?? [],
    fault(path, problem, remedy) {
      const { origin, rest } = originOf(path);
      const there = origin.first && first.fault([...origin.first, ...rest], problem, remedy);
      const here = origin.own && own?.fault([...origin.own, ...rest], problem, remedy);
      const found: Fault = here ?? there ?? { file, field: fieldOf(path), problem, remedy };
      return here && there ? { ...here, twin: there } : found;
    },
    find: (...pattern) => search(value, pattern),
    texts: () => textsIn(value, []),
  };
}

const entriesOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value)
    ? value.map((each, index) => [index, each])
    : typeof value === 'object' && value !== null
      ? Object.entries(value).filter(([, each]) => each !== undefined)
      : [];

const search = (value: unknown, [head, ...rest]: (string | number)[], path: JSONPath = []): Found[] =>
  head === undefined
    ? [{ path, value }]
    : entriesOf(value)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, each]) => search(each, rest, [...path, key]));

/** Every text in a value, with the way to it. */
export const textsIn = (value: unknown, path: JSONPath = []): (Found & { value: string })[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : entriesOf(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
