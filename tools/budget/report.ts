import { type Budget, ceilingsOf } from '../../plugins/budget/budget.ts';
import type { BuiltSite, Parts } from '../../plugins/budget/built-site.ts';
import { FIGURES, KEPT } from '../../plugins/budget/figures.ts';
import { PHONE } from '../browsers/visitor.ts';
import type { MeasuredPage, MeasuredSite } from './measure.ts';

/** The output of `npm run budget -- --json`: `report.schema.json` says what each field is. */
export type Report = ReturnType<typeof reportOf>;

/** Smaller parts are neither recorded nor named. */
export const MIN_PART_BYTES = 200;
/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/**
 * Compares what pages load with their ceilings and with the baseline.
 * @param file path of the budget file, for messages
 * @param name of the site, if there are several
 */
export function reportOf(
  { pages, faults }: MeasuredSite,
  site: BuiltSite,
  budget: Budget,
  file: string,
  name = '',
) {
  const { baseline = {}, pages: rows = {} } = budget;
  const breaches = pages.flatMap((page) => breachesOf(page, site, budget));
  const known = [...FIGURES, ...Object.keys(budget.kinds ?? {})];
  const paths = ['*', ...pages.map(({ path }) => path), ...faults.keys()];
  const fitNothing = Object.entries(rows).flatMap(([path, row]) => [
    ...(paths.includes(path)
      ? []
      : [`${file}: pages["${path}"]: there is no such page: remove its row (--update does)`]),
    ...Object.keys(row)
      .filter((figure) => !known.includes(figure))
      .map((figure) => `${file}: pages["${path}"].${figure}: no such figure: use ${known.join(', ')}`),
  ]);
  const problems = [...[...faults].map((fault) => fault.join(': ')).sort(), ...fitNothing];
  return {
    version: 2 as const,
    name,
    encoding: site.encoding,
    screen: PHONE,
    pages: pages.map((page) => {
      const { path, figures } = page;
      const change = (figure: string) => {
        const before = baseline[`${path} ${figure}`];
        return before === undefined ? null : (figures[figure] ?? 0) - before;
      };
      const changes = Object.fromEntries(
        KEPT.flatMap((figure) => (figure in figures ? [[figure, change(figure)] as const] : [])),
      );
      return { ...page, ceilings: ceilingsOf(budget, path), change: change('firstView'), changes };
    }),
    problems,
    breaches,
    changed: changedParts(pages, site, baseline),
    ok: !problems.length && !breaches.length,
  };
}

/** Returns the figures of a page that are above their ceilings, or grew by more than the tolerance, and what grew most. */
function breachesOf(page: MeasuredPage, site: BuiltSite, budget: Budget) {
  const { path, figures } = page;
  const { baseline = {}, tolerance = Number.POSITIVE_INFINITY } = budget;
  const ceilings = ceilingsOf(budget, path);
  const found = Object.entries(figures).flatMap(([figure, value]) => {
    const before = baseline[`${path} ${figure}`] ?? null;
    const given = ceilings[figure];
    const ceiling = given !== undefined && value > given ? given : null;
    const hasGrown = figure === 'firstView' && before !== null && value - before > tolerance;
    return ceiling !== null || hasGrown ? [{ page: path, figure, value, ceiling, before }] : [];
  });
  const grew = found.length && Object.keys(baseline).length ? grown(page, site, baseline) : [];
  return found.map((each) => ({ ...each, grew }));
}

/**
 * Returns the parts of all first views that are not as in the baseline, those that changed most first; of small ones none
 * is new.
 */
function changedParts(pages: MeasuredPage[], site: BuiltSite, before: Parts) {
  const known = Object.keys(before);
  // Not the figures of pages: `/ html`.
  const gone = known.filter((name) => !/^\/(?!.*: )/.test(name));
  const now = new Map(gone.map((name) => [name, { to: 0, pages: [] as string[] }]));
  for (const page of known.length ? pages : [])
    for (const [name, to] of Object.entries(firstViewParts(page, site)))
      now.set(name, { to, pages: [...(now.get(name)?.pages ?? []), page.path] });
  return [...now]
    .map(([name, part]) => ({ name, from: before[name] ?? 0, ...part }))
    .filter(({ from, to }) => to !== from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
}

/** Returns the parts of a page's first view that grew most since the baseline; those missing from it are new. */
const grown = (page: MeasuredPage, site: BuiltSite, before: Parts) =>
  Object.entries(firstViewParts(page, site))
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);

/** Returns what the first view is made of, by file and part: `/: markup`, `main.js: src/app.tsx`. */
export function firstViewParts({ path, items }: MeasuredPage, site: BuiltSite): Parts {
  const all = items
    .filter(({ counts }) => counts)
    .flatMap(({ file, name, kind, sent }) => {
      const whole = kind === 'html' ? path : name;
      const parts = Object.entries(site.partsOf(file));
      return parts.length ? parts.map(([part, size]) => [`${whole}: ${part}`, size]) : [[whole, sent]];
    });
  return Object.fromEntries(all);
}
