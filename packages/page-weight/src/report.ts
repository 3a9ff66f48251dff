import type { Budget, Item, LoadTime, Page, Report } from '../index.d.ts';
import { changedParts, figureName, grownParts } from './baseline.ts';
import { ceilingsOf } from './budget.ts';
import { FIGURES, figuresOf, itemOf, KEPT, LOADS, PHONE, VISITS } from './figures.ts';
import { partsOfHtml } from './parts.ts';
import { type BuiltSite, kindOf } from './site.ts';

/** What one page loads. */
export type MeasuredPage = Omit<Page, 'ceilings' | 'changes'>;

/** What all pages load, and why others could not be weighed, by their names. */
export interface MeasuredSite {
  pages: MeasuredPage[];
  faults: Map<string, string>;
}

/**
 * Compares what pages load with their ceilings and with the baseline.
 * @param file path of the budget file, for messages
 * @param name of the site, if there are several
 * @param all whether files that no page loads are weighed, too: large ones take seconds
 */
export function reportOf(
  { pages, faults }: MeasuredSite,
  site: BuiltSite,
  budget: Budget,
  file: string,
  { name = '', all = false } = {},
): Report {
  const { baseline = {} } = budget;
  const count = pages.filter((page) => !site.record?.reports?.includes(page.file)).length;
  const loaded = new Set(pages.flatMap(({ items }) => items.map((item) => item.file)));
  const others = site.files.filter((other) => all && /^(js|css)$/.test(kindOf(other)) && !loaded.has(other));
  const parts = Object.fromEntries(
    [...loaded, ...others]
      .map((name) => [name, site.partsOf(name)] as const)
      .filter(([, inside]) => hasAny(inside)),
  );
  const compared = pages.map((page): Page => {
    const change = (figure: string) => {
      const before = baseline[figureName(page.path, figure)];
      return before === undefined ? null : (page.figures[figure] ?? 0) - before;
    };
    const figures = KEPT.filter((figure) => figure in page.figures);
    return {
      ...page,
      ceilings: ceilingsOf(budget, page.path, count),
      changes: Object.fromEntries(figures.map((figure) => [figure, change(figure)])),
    };
  });
  const paths = ['*', ...pages.map(({ path }) => path), ...faults.keys()];
  const problems = [...textsOf(faults), ...rowFaults(budget, paths, file)];
  const breaches = compared.flatMap((page) => breachesOf(page, parts, budget));
  return {
    version: 3,
    name,
    encoding: site.encoding,
    screen: PHONE,
    pages: compared,
    onDemand: others.map((other) => itemOf(site, budget, other, 'on scroll', false)),
    parts,
    problems,
    complete: !faults.size,
    notes: [],
    breaches,
    changed: changedParts(pages, parts, baseline),
    ok: !problems.length && !breaches.length,
  };
}

/** Returns what is wrong with the rows of a budget: there is no such page, or no such figure. */
function rowFaults({ pages = {}, kinds = {} }: Budget, paths: string[], file: string): string[] {
  const known = [...FIGURES, ...Object.keys(kinds)];
  return Object.entries(pages).flatMap(([path, row]) => {
    const unknown = Object.keys(row).filter((figure) => !known.includes(figure));
    const remedy = 'there is no such page: remove its row (--update does)';
    return [
      ...(paths.includes(path) ? [] : [`${file}: pages["${path}"]: ${remedy}`]),
      ...unknown.map((name) => `${file}: pages["${path}"].${name}: no such figure: use ${known.join(', ')}`),
    ];
  });
}

const hasAny = (record: object) => Object.keys(record).length > 0;

/** Returns the figures of a page that are above their ceilings, or grew by more than the tolerance, and what grew most. */
function breachesOf({ path, figures, items, ceilings }: Page, parts: Report['parts'], budget: Budget) {
  const { baseline = {}, tolerance = Infinity } = budget;
  const found = Object.entries(figures).flatMap(([figure, value]) => {
    const before = baseline[figureName(path, figure)] ?? null;
    const limit = ceilings[figure];
    const ceiling = limit !== undefined && value > limit ? limit : null;
    const hasGrown = figure === 'firstView' && before !== null && value - before > tolerance;
    return ceiling !== null || hasGrown ? [{ page: path, figure, value, ceiling, before }] : [];
  });
  const grew = found.length ? grownParts({ path, items }, parts, baseline) : [];
  return found.map((breach) => ({ ...breach, grew }));
}

/**
 * Returns the report on a site whose pages load what the budget has recorded, without a browser. Bytes of files are those of
 * today; figures that need a browser are those of the baseline.
 * @param site opened at the path `/`, as the paths in the record begin with it
 * @returns the report, and which recorded pages it leaves out because they load something else now
 */
export function reportOfRecord(site: BuiltSite, budget: Budget, file: string) {
  const files = site.files.map((path) => ({ path, name: site.nameOf(path) }));
  const pages: MeasuredPage[] = [];
  const faults = new Map<string, string>();
  for (const [path, loads] of Object.entries(budget.loads ?? {})) {
    const page = site.fileAt(path);
    const source = page ? site.read(page).toString() : '';
    // Of several files that differ by their hash, such as print styles, the page names its own.
    const fileOf = (name: string) =>
      files
        .filter((other) => other.name === name)
        .find((other, _, { length }) => length < 2 || source.includes(other.path))?.path;
    const loaded = (Object.entries(loads) as [LoadTime, string[]][]).flatMap(([time, names]) =>
      names.map((name) => ({ name, time, file: fileOf(name) })),
    );
    const missing = page ? loaded.find((each) => !each.file)?.name : 'its file';
    if (!page || missing) {
      faults.set(`loads["${path}"]`, `${missing} is gone`);
      continue;
    }
    const items: Item[] = [itemOf(site, budget, page, 'before load', true)];
    for (const { time, file = '' } of loaded) {
      const { when, counts } = LOADS[time];
      items.push(itemOf(site, budget, file, when, counts));
    }
    const inlineFonts = partsOfHtml(source, 0)['inline fonts'];
    const figures = figuresOf({ items, inlineFonts }, Object.keys(budget.kinds ?? {}));
    for (const name of ['roundTrips', ...VISITS]) {
      const accepted = budget.baseline?.[figureName(path, name)];
      if (accepted !== undefined) figures[name] = accepted;
    }
    pages.push({ path, file: page, figures, items, unknown: [], hosts: [] });
  }
  const report = reportOf({ pages, faults }, site, budget, file, { all: true });
  return { report, stale: textsOf(faults) };
}

/** Returns faults as sentences, each after its place. */
const textsOf = (faults: Map<string, string>): string[] =>
  [...faults].map((fault) => fault.join(': ')).sort();
