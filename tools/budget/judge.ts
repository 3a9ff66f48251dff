import {
  type Budget,
  ceilingsOf,
  isBudgetPage,
  type Loads,
  type Release,
} from '../../plugins/budget/budget.ts';
import type { Parts } from '../../plugins/budget/parts-of-html.ts';
import type { Folder } from './folder.ts';
import type { Item, MeasuredPage } from './measure.ts';

/** A figure above its ceiling, or one that grew by more than the tolerance, and what grew most since the baseline. */
export interface Breach {
  /** Path of the page. */
  page: string;
  figure: string;
  value: number;
  /** The ceiling that it exceeds; null if it only grew. */
  ceiling: number | null;
  /** Its value in the baseline, if that has one. */
  before: number | null;
  grew: { name: string; from: number; to: number }[];
}

/** Smaller parts are neither recorded nor named. */
const MIN_PART_BYTES = 200;
/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/** The figures that later builds are compared with: those of pages as `/ html`, parts of files as `main.js: src/app.tsx`. */
export function baselineOf(pages: MeasuredPage[], folder: Folder): Record<string, number> {
  const figures = pages.flatMap(({ path, figures }) =>
    ['html', 'js', 'firstView'].map((name) => [`${path} ${name}`, figures[name] ?? 0] as const),
  );
  const parts = pages.flatMap((page) => Object.entries(partsOf(page, folder)));
  return Object.fromEntries([...figures, ...parts.filter(([, bytes]) => bytes >= MIN_PART_BYTES).sort()]);
}

/** The files that each page loads by when, for the page `/budget`: without that page, which can't contain its own size. */
export function loadsOf(pages: MeasuredPage[]): NonNullable<Budget['loads']> {
  const whenOf = ({ when, counts }: Item): Loads =>
    when === 'on scroll' ? (counts ? 'counted' : when) : counts ? when : 'aside';
  return Object.fromEntries(
    pages.flatMap(({ path, file, items }) => {
      if (isBudgetPage(file)) return [];
      const loads: Partial<Record<Loads, string[]>> = {};
      for (const item of items.slice(1)) loads[whenOf(item)] = [...(loads[whenOf(item)] ?? []), item.name];
      return [[path, loads]];
    }),
  );
}

/** The history with a line for today, in place of another of today. */
export function withToday(history: Release[], home: MeasuredPage | undefined, version: string): Release[] {
  const { html = 0, js = 0, firstView = 0 } = home?.figures ?? {};
  const date = new Date().toISOString().slice(0, 10);
  return [...history.filter((line) => line.date !== date), { date, version, html, js, firstView }];
}

/** What the first view is made of, by file and part. */
function partsOf({ path, items }: MeasuredPage, folder: Folder): Parts {
  const all = items
    .filter(({ counts }) => counts)
    .flatMap(({ file, name, kind, brotli }) => {
      const whole = kind === 'html' ? path : name;
      const parts = Object.entries(folder.partsOf(file));
      return parts.length ? parts.map(([part, bytes]) => [`${whole}: ${part}`, bytes]) : [[whole, brotli]];
    });
  return Object.fromEntries(all);
}

/**
 * Compares what pages load with their ceilings and with the baseline.
 * @param name of the budget file, for messages
 * @returns what is above or grew, and rows of the budget that fit nothing
 */
export function judge(pages: MeasuredPage[], folder: Folder, budget: Budget, name: string) {
  const { baseline = {}, tolerance = Number.POSITIVE_INFINITY } = budget;
  const breaches = pages.flatMap((page): Breach[] => {
    const { path, figures } = page;
    const ceilings = ceilingsOf(budget, path);
    return Object.entries(figures).flatMap(([figure, value]) => {
      const before = baseline[`${path} ${figure}`] ?? null;
      const ceiling = ceilings[figure] ?? null;
      const isAbove = ceiling !== null && value > ceiling;
      const hasGrown = figure === 'firstView' && before !== null && value - before > tolerance;
      if (!isAbove && !hasGrown) return [];
      return [
        {
          page: path,
          figure,
          value,
          ceiling: isAbove ? ceiling : null,
          before,
          grew: grown(page, folder, baseline),
        },
      ];
    });
  });
  const known = Object.keys(pages[0]?.figures ?? {});
  const problems = Object.entries(budget.pages ?? {}).flatMap(([path, row]) => [
    ...(path === '*' || pages.some((page) => page.path === path)
      ? []
      : [`${name}: pages["${path}"]: there is no such page: remove its row (--update does)`]),
    ...Object.keys(row)
      .filter((figure) => !known.includes(figure))
      .map((figure) => `${name}: pages["${path}"].${figure}: no such figure: use ${known.join(', ')}`),
  ]);
  return { problems, breaches };
}

/** The parts of a page's first view that grew most since the baseline; those missing from it are new. */
function grown(page: MeasuredPage, folder: Folder, before: Record<string, number>): Breach['grew'] {
  if (!Object.keys(before).length) return [];
  return Object.entries(partsOf(page, folder))
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);
}
