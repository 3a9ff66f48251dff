/** The middle of these numbers; 0 of none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** The median of each number of these records, to so many parts of one. */
export function medians<Numbers extends object>(all: Numbers[], parts = 1000): Numbers {
  const names = Object.keys(all[0] ?? {}) as (keyof Numbers)[];
  const of = (name: keyof Numbers) => round(median(all.map((each) => each[name] as number)), parts);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Numbers;
}

/** What that share of all numbers does not pass; 0 of none. */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const round = (value: number, parts = 1000): number => Math.round(value * parts) / parts;
