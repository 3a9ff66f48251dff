import type { Measured } from './measure.ts';
import type { Budget } from './types.ts';

/**
 * The budget with rows for the pages that came since the baseline: one more project page has the
 * ceilings of `newPage`, and needs no row until the baseline knows it.
 * A page that the baseline knows gets none: its ceilings were deleted.
 * Every page's script carries the table of pages, so each that came gives all of them room for its row.
 */
export function withNewPages(budget: Budget, { pages, chunks }: Pick<Measured, 'pages' | 'chunks'>): Budget {
  if (!budget.newPage) return budget;
  const { script, row, ...ceilings } = budget.newPage;
  const added = pages
    .map(({ path }) => path)
    .filter((path) => !budget.pages?.[path] && !budget.baseline?.pages[path]);
  const scripts = chunks.map(({ name }) => name).filter((name) => added.includes(`/${name}`));
  const rows = <T>(names: string[], row: T) => Object.fromEntries(names.map((name) => [name, { ...row }]));
  const room = added.length * row;
  const known = { ...rows(scripts, { loads: 'on navigation' as const, ceiling: script }), ...budget.chunks };
  return {
    ...budget,
    pages: mapped({ ...budget.pages, ...rows(added, ceilings) }, (page) => ({ ...page, js: page.js + room })),
    chunks: mapped(known, (chunk) =>
      chunk.loads === 'at once' ? { ...chunk, ceiling: chunk.ceiling + room } : chunk,
    ),
  };
}

const mapped = <T>(rows: Record<string, T>, change: (row: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, change(row)]));
