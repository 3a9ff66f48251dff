import { type Budget, ceilingsOf } from '../../plugins/budget/budget.ts';
import { PHONE } from '../browsers/visitor.ts';
import type { Breach } from './judge.ts';
import type { Item, MeasuredPage } from './measure.ts';
import { bytes, type Cell, change, columns, counted, markdownTable } from './table.ts';

/** The output of `npm run budget -- --json`, described by `report.schema.json`. */
export type Report = ReturnType<typeof reportOf>;

/** Combines measurements, ceilings and verdict. */
export const reportOf = (
  pages: MeasuredPage[],
  budget: Budget,
  verdict: { problems: string[]; breaches: Breach[] },
) => ({
  version: 2 as const,
  screen: PHONE,
  pages: pages.map((page) => {
    const before = budget.baseline?.[`${page.path} firstView`];
    return {
      ...page,
      ceilings: ceilingsOf(budget, page.path),
      change: before === undefined ? null : (page.figures.firstView ?? 0) - before,
    };
  }),
  ...verdict,
  ok: !verdict.problems.length && !verdict.breaches.length,
});

/** Columns of the table of pages: figure and heading; one that is 0 on every page is left out. */
const COLUMNS = {
  html: 'HTML',
  inlineFonts: 'fonts in it',
  js: 'script',
  css: 'styles',
  fonts: 'fonts',
  pictures: 'pictures',
  other: 'other',
};

function tablesOf({ pages }: Report): Cell[][][] {
  const custom = Object.keys(pages[0]?.figures ?? {}).slice(7);
  const kinds = [...Object.keys(COLUMNS), ...custom.slice(0, custom.indexOf('firstView'))].filter((name) =>
    pages.some(({ figures }) => figures[name]),
  );
  const pageRows = pages.map(({ path, figures, ceilings, change: changed }): Cell[] => [
    path,
    ...kinds.map((name) => figures[name]),
    figures.firstView,
    ceilings.firstView,
    ceilings.firstView === undefined ? undefined : ceilings.firstView - (figures.firstView ?? 0),
    change(changed),
    figures.requests,
    figures.blocking,
    figures.aside,
    figures.scrolled,
  ]);
  const head = ['page, bytes as sent', ...kinds.map((name) => COLUMNS[name as 'js'] ?? name), 'first view'];
  const files = new Map<string, { item: Item; count: number }>();
  for (const item of pages.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'html'))
    files.set(item.file, { item, count: (files.get(item.file)?.count ?? 0) + 1 });
  const fileRows = [...files.values()]
    .sort((one, other) => other.item.brotli - one.item.brotli)
    .map(({ item, count }): Cell[] => [
      item.name,
      item.counts || item.when === 'on scroll' ? item.when : 'aside',
      count,
      item.raw,
      item.gzip,
      item.brotli,
    ]);
  return [
    [
      [...head, 'ceiling', 'room', 'change', 'requests', 'blocking', 'aside', 'scrolled to the end'],
      ...pageRows,
    ],
    [['file', 'loads', 'pages', 'raw', 'gzip', 'brotli'], ...fileRows],
  ];
}

/** The report for a terminal. */
export const print = (report: Report): string =>
  [...tablesOf(report).map((table) => columns(table).join('\n')), verdict(report)].join('\n\n');

/** The report as Markdown, for a workflow's summary or a pull request. */
export function markdown(report: Report): string {
  const [pages = [], files = []] = tablesOf(report).map(markdownTable);
  const count = report.problems.length + report.breaches.length;
  return [
    `## Page weight: ${report.ok ? 'within every ceiling' : counted(count, 'problem')}`,
    ...(report.ok ? [] : [`\`\`\`\n${verdict(report)}\n\`\`\``]),
    pages,
    `<details><summary>By file</summary>\n\n${files}\n\n</details>`,
  ].join('\n\n');
}

/** Success, or every problem, each with what grew. */
export const verdict = ({ ok, problems, breaches }: Report): string =>
  ok
    ? 'Every page is within its ceilings.'
    : [...problems, ...breaches.map(breachText)].map((text) => `✗ ${text}`).join('\n');

function breachText(
  { page, figure, value, ceiling, before, grew }: Breach,
  at: number,
  all: Breach[],
): string {
  const parts = grew.map(({ name, from, to }) =>
    from ? `${name} +${bytes(to - from)} (${bytes(from)} → ${bytes(to)})` : `${name} +${bytes(to)} (new)`,
  );
  const list = parts.join('\n          ');
  const what =
    ceiling === null
      ? `${bytes(value - (before ?? 0))} more than in the baseline, above the tolerance: accept it with --update`
      : `${bytes(value - ceiling)} over its ceiling of ${bytes(ceiling)}`;
  const isRepeated = at > 0 && JSON.stringify(all[at - 1]?.grew) === JSON.stringify(grew);
  const why = isRepeated ? '' : list ? `\n    grew: ${list}` : '\n    nothing has grown since the baseline';
  return `${page}: ${figure} is ${bytes(value)}, ${what}${why}`;
}
