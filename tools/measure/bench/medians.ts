import { median } from '../../budget/figures.ts';

/** The median of each number of these records, to a thousandth. */
export function medians<Numbers extends object>(all: Numbers[]): Numbers {
  const names = Object.keys(all[0] ?? {}) as (keyof Numbers)[];
  const of = (name: keyof Numbers) => median(all.map((each) => (each[name] as number) * 1000)) / 1000;
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Numbers;
}

/** What that share of all numbers does not pass; 0 of none. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
