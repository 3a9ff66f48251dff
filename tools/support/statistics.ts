import { mapRecord } from '../../plugins/map-record.ts';

/** Returns the median of some numbers; 0 if there are none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Returns the median of each field of some records, of which there is at least one. */
export const medians = <Name extends string>(records: Record<Name, number>[]): Record<Name, number> =>
  mapRecord(records[0] as Record<Name, number>, (_, name) => median(records.map((record) => record[name])));
