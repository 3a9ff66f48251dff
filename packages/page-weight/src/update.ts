import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Budget, Page, Report } from '../index.d.ts';
import { formatJson, isBudgetPage } from './budget.ts';
import { loadTime } from './figures.ts';
import { pathFrom } from './files.ts';
import { baselineOf } from './report.ts';

/**
 * Saves the figures of today as the baseline, and what each page loads by when.
 * @param file absolute path of the budget file
 * @param before what it contains; its rows of pages that are gone are removed
 * @param schema absolute path of `budget.schema.json`
 */
export function updateBudget(file: string, before: Budget, report: Report, schema: string) {
  const { pages } = report;
  const isBuilt = ([path]: [string, unknown]) => path === '*' || pages.some((page) => page.path === path);
  const { html = 0, js = 0, firstView = 0 } = pages[0]?.figures ?? {};
  const date = new Date().toISOString().slice(0, 10);
  const earlier = before.history?.filter((line) => line.date !== date) ?? [];
  const after: Budget = {
    ...before,
    $schema: pathFrom(dirname(file), schema),
    pages: Object.fromEntries(Object.entries(before.pages ?? {}).filter(isBuilt)),
    baseline: baselineOf(report),
    // The page about the others can't contain its own size.
    loads: Object.fromEntries(
      pages.filter((page) => !isBudgetPage(page.file)).map((page) => [page.path, loadsOf(page)]),
    ),
    history: [...earlier, { date, html, js, firstView }],
  };
  writeFileSync(file, formatJson(after));
}

/** Returns the files that a page loads, by when; sorted, because the order of requests differs from time to time. */
function loadsOf({ items }: Page) {
  const loads: NonNullable<Budget['loads']>[string] = {};
  for (const item of items.slice(1))
    loads[loadTime(item)] = [...(loads[loadTime(item)] ?? []), item.name].sort();
  return loads;
}
