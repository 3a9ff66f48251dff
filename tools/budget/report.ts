import { type Budget, ceilingsOf } from '../../plugins/budget/budget.ts';
import type { BuiltSite, Parts } from '../../plugins/budget/built-site.ts';
import { FIGURES, type Item, KEPT, timeOf, VISITS } from '../../plugins/budget/figures.ts';
import { PHONE } from '../browsers/visitor.ts';
import { bytes, type Cell, plain, table } from '../support/table.ts';
import type { MeasuredPage, MeasuredSite } from './measure.ts';

/** The output of `npm run budget -- --json`: `report.schema.json` says what each field is. */
export type Report = ReturnType<typeof reportOf>;
type Breach = Report['breaches'][number];

/** Smaller parts are neither recorded nor named. */
export const MIN_PART_BYTES = 200;
/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/**
 * Compares what pages load with their ceilings and with the baseline.
 * @param name of the budget file, for messages
 */
export function reportOf({ pages, faults }: MeasuredSite, site: BuiltSite, budget: Budget, name: string) {
  const { baseline = {}, pages: rows = {} } = budget;
  const breaches = pages.flatMap((page) => breachesOf(page, site, budget));
  const known = [...FIGURES, ...Object.keys(budget.kinds ?? {})];
  const paths = ['*', ...pages.map(({ path }) => path), ...faults.keys()];
  const fitNothing = Object.entries(rows).flatMap(([path, row]) => [
    ...(paths.includes(path)
      ? []
      : [`${name}: pages["${path}"]: there is no such page: remove its row (--update does)`]),
    ...Object.keys(row)
      .filter((figure) => !known.includes(figure))
      .map((figure) => `${name}: pages["${path}"].${figure}: no such figure: use ${known.join(', ')}`),
  ]);
  const problems = [...[...faults].map((fault) => fault.join(': ')).sort(), ...fitNothing];
  return {
    version: 2 as const,
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
    ok: !problems.length && !breaches.length,
  };
}

/** The figures of a page that are above their ceilings, or grew by more than the tolerance, and what grew most. */
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

/** The parts of a page's first view that grew most since the baseline; those missing from it are new. */
const grown = (page: MeasuredPage, site: BuiltSite, before: Parts) =>
  Object.entries(partsOf(page, site))
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);

/** What the first view is made of, by file and part: `/: markup`, `main.js: src/app.tsx`. */
export function partsOf({ path, items }: MeasuredPage, site: BuiltSite): Parts {
  const all = items
    .filter(({ counts }) => counts)
    .flatMap(({ file, name, kind, sent }) => {
      const whole = kind === 'html' ? path : name;
      const parts = Object.entries(site.partsOf(file));
      return parts.length ? parts.map(([part, size]) => [`${whole}: ${part}`, size]) : [[whole, sent]];
    });
  return Object.fromEntries(all);
}

const { format: change } = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** The figures of each page, without those that are 0 on every page; those of whole visits; and those of each file. */
function tablesOf({ pages }: Report): { pages: string; visits: string; files: string } {
  const isVisit = (name: string) => VISITS.some((visit) => visit === name);
  const names = Object.keys(pages[0]?.figures ?? {}).filter(
    (name) => !isVisit(name) && pages.some(({ figures }) => figures[name]),
  );
  const pageRows = pages.map(({ path, figures, ceilings: { firstView: ceiling }, change: by }): Cell[] => [
    path,
    ...names.map((name) => figures[name]),
    ceiling,
    ceiling && ceiling - (figures.firstView ?? 0),
    by === null ? by : change(by),
  ]);
  const visits = VISITS.filter((name) => pages.some(({ figures }) => name in figures));
  const visitRows = pages
    .filter(({ figures }) => visits.some((name) => name in figures))
    .map(({ path, figures }): Cell[] => [path, ...visits.map((name) => figures[name])]);
  const files = new Map<string, { item: Item; count: number }>();
  for (const item of pages.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'html'))
    files.set(item.file, { item, count: (files.get(item.file)?.count ?? 0) + 1 });
  const fileRows = [...files.values()]
    .sort((one, other) => other.item.sent - one.item.sent)
    .map(({ item, count }): Cell[] => [item.name, timeOf(item), count, item.raw, item.gzip, item.brotli]);
  return {
    pages: table([['bytes as sent', ...names, 'ceiling', 'room', 'change'], ...pageRows]),
    visits: visits.length ? table([['visits, bytes as sent', ...visits], ...visitRows]) : '',
    files: table([['file', 'loads', 'pages', 'raw', 'gzip', 'brotli'], ...fileRows]),
  };
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n');

/** The report for a terminal. */
export function print(report: Report): string {
  const { pages, visits, files } = tablesOf(report);
  return paragraphs(pages, visits, files, verdict(report));
}

/** The report as Markdown, for a workflow's summary or a pull request. */
export function markdown(report: Report): string {
  const { pages, visits, files } = tablesOf(report);
  return paragraphs(
    `## Page weight: ${report.ok ? 'within every ceiling' : 'too much'}`,
    report.ok ? '' : `\`\`\`\n${verdict(report)}\n\`\`\``,
    pages,
    visits,
    `<details><summary>By file</summary>\n\n${files}\n\n</details>`,
  );
}

/** Success, or every problem, each with what grew. */
export const verdict = ({ ok, problems, breaches }: Report): string =>
  ok
    ? 'Every page is within its ceilings.'
    : [...problems.map(plain), ...breaches.map(breachText)].map((text) => `✗ ${text}`).join('\n');

function breachText(
  { page, figure, value, ceiling, before, grew }: Breach,
  at: number,
  all: Breach[],
): string {
  const parts = grew.map(({ name, from, to }) =>
    from ? `${name} +${bytes(to - from)} (${bytes(from)} → ${bytes(to)})` : `${name} +${bytes(to)} (new)`,
  );
  const what =
    ceiling === null
      ? `${bytes(value - (before ?? 0))} more than in the baseline, above the tolerance: accept it with --update`
      : `${bytes(value - ceiling)} over its ceiling of ${bytes(ceiling)}`;
  const list = parts.length
    ? `grew: ${parts.map(plain).join('\n          ')}`
    : 'nothing has grown since the baseline';
  // Said once for all figures of a page.
  const why = all[at - 1]?.page === page ? '' : `\n    ${list}`;
  return `${plain(`${page}: ${figure} is ${bytes(value)}, ${what}`)}${why}`;
}
