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
