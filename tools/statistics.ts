/** The median of some numbers; 0 if there are none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** The median of each field of some records, rounded to a fraction of `1 / parts`. */
export function medians<Numbers extends object>(all: Numbers[], parts = 1000): Numbers {
  const names = Object.keys(all[0] ?? {}) as (keyof Numbers)[];
  const of = (name: keyof Numbers) => median(all.map((each) => each[name] as number));
  return Object.fromEntries(names.map((name) => [name, Math.round(of(name) * parts) / parts])) as Numbers;
}
