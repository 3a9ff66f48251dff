import type { Measured } from './measure.ts';
import type { Budget } from './types.ts';

/**
 * The budget with rows for the pages that came since the baseline: one more project page has the
 * ceilings of `newPage`, and needs no row until the baseline knows it.
 * A page that the baseline knows gets none: its ceilings were deleted.
 */
export function withNewPages(budget: Budget, { pages, chunks }: Pick<Measured, 'pages' | 'chunks'>): Budget {
  if (!budget.newPage) return budget;
  const { script, ...ceilings } = budget.newPage;
  const added = pages
    .map(({ path }) => path)
    .filter((path) => !budget.pages?.[path] && !budget.baseline?.pages[path]);
  const scripts = chunks.map(({ name }) => name).filter((name) => added.includes(`/${name}`));
  const rows = <T>(names: string[], row: T) => Object.fromEntries(names.map((name) => [name, { ...row }]));
  return {
    ...budget,
    pages: { ...budget.pages, ...rows(added, ceilings) },
    chunks: { ...rows(scripts, { loads: 'on navigation' as const, ceiling: script }), ...budget.chunks },
  };
}

/**
 * The budget without the rows of project pages that are gone, and without the baseline, which is of
 * another site then.
 * @param names the pages' names, as in their paths
 */
export function withoutPages({ baseline: _, ...budget }: Budget, names: string[]): Budget {
  const without = <T>(rows: Record<string, T>, gone: string[]) =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => !gone.includes(name)));
  return {
    ...budget,
    pages: without(
      budget.pages,
      names.map((name) => `/${name}`),
    ),
    chunks: without(budget.chunks, names),
  };
}
