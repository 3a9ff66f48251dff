import { type Budget, ceilingsOf } from '../../plugins/budget/budget.ts';
import type { BuiltSite, Parts } from '../../plugins/budget/built-site.ts';
import { FIGURES, type Item, KEPT, loadTime, VISITS } from '../../plugins/budget/figures.ts';
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
/** How many that changed are shown; the JSON has all. */
const MAX_CHANGED = 40;

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

const { format: change } = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/**
 * Returns the figures of each page, without those that are 0 on every page; those of whole visits and of each file; what
 * changed.
 */
function tablesOf({ pages, changed }: Report): Record<'pages' | 'visits' | 'files' | 'changed', string> {
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
    .map(({ item, count }): Cell[] => [item.name, loadTime(item), count, item.raw, item.gzip, item.brotli]);
  const changedRows = changed
    .slice(0, MAX_CHANGED)
    .map(({ name, from, to, pages }): Cell[] => [name, from, to, change(to - from), pages.length]);
  return {
    pages: table([['bytes as sent', ...names, 'ceiling', 'room', 'change'], ...pageRows]),
    visits: visits.length ? table([['visits, bytes as sent', ...visits], ...visitRows]) : '',
    files: table([['file', 'loads', 'pages', 'raw', 'gzip', 'brotli'], ...fileRows]),
    changed: changedRows.length
      ? table([['changed since the baseline', 'before', 'now', 'change', 'pages'], ...changedRows])
      : '',
  };
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n');

/** Returns the report for a terminal. */
export function print(report: Report): string {
  const { pages, visits, files, changed } = tablesOf(report);
  return paragraphs(pages, visits, files, changed, verdict(report));
}

/** Returns the report as Markdown, for a workflow's summary or a pull request. */
export function markdown(report: Report): string {
  const { pages, visits, files, changed } = tablesOf(report);
  const folded = (title: string, text: string) =>
    text && `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
  return paragraphs(
    `## Page weight${report.name && ` of ${report.name}`}: ${report.ok ? 'within every ceiling' : 'too much'}`,
    report.ok ? '' : `\`\`\`\n${verdict(report)}\n\`\`\``,
    pages,
    visits,
    folded('What changed', changed),
    folded('By file', files),
  );
}

/** Returns success, or every problem, each with what grew. */
export const verdict = ({ ok, problems, breaches, pages }: Report): string =>
  ok
    ? `Every page is within its ceilings.${notWeighed(pages)}`
    : [...problems.map(plain), ...breaches.map(breachText)].map((text) => `✗ ${text}`).join('\n');

function notWeighed(pages: Report['pages']): string {
  const hosts = [...new Set(pages.flatMap((page) => page.hosts))];
  return hosts.length ? plain(` Not weighed is what other hosts send: ${hosts.join(', ')}`) : '';
}

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
