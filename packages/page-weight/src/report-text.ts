import type { Item, Report } from '../index.d.ts';
import { loadTime, VISITS } from './figures.ts';
import { bytes, type Cell, plain, table } from './table.ts';

/** How many parts that changed are shown; the JSON has all. */
const MAX_CHANGED = 40;

const { format: change } = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** Returns tables: figures of pages, without those that are 0 on every page; whole visits; files; what changed. */
function tablesOf({ pages, changed }: Report): Record<'pages' | 'visits' | 'files' | 'changed', string> {
  const isVisit = (name: string) => VISITS.some((visit) => visit === name);
  const names = Object.keys(pages[0]?.figures ?? {}).filter(
    (name) => !isVisit(name) && pages.some(({ figures }) => figures[name]),
  );
  const pageRows = pages.map(({ path, figures, ceilings: { firstView: ceiling }, changes }): Cell[] => [
    path,
    ...names.map((name) => figures[name]),
    ceiling,
    ceiling && ceiling - (figures.firstView ?? 0),
    changes.firstView == null ? null : change(changes.firstView),
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
export const terminalText = (report: Report): string =>
  paragraphs(...Object.values(tablesOf(report)), verdict(report));

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
  { page, figure, value, ceiling, before, grew }: Report['breaches'][number],
  index: number,
  breaches: Report['breaches'],
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
  // The parts of a page are named once for all its figures.
  const why = breaches[index - 1]?.page === page ? '' : `\n    ${list}`;
  return `${plain(`${page}: ${figure} is ${bytes(value)}, ${what}`)}${why}`;
}
