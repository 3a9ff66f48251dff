import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Budget, formatJson, isBudgetPage, type LoadTime } from '../../plugins/budget/budget.ts';
import type { BuiltSite } from '../../plugins/budget/built-site.ts';
import { KEPT, loadTime } from '../../plugins/budget/figures.ts';
import { pathFrom } from '../../plugins/content/read/folder.ts';
import { CODE, codeFile } from '../../plugins/project.ts';
import type { MeasuredPage } from './measure.ts';
import { firstViewParts, MIN_PART_BYTES } from './report.ts';

/**
 * Saves the figures of today as the baseline, and what the page `/budget` shows.
 * @param file absolute path of the budget file
 * @param before what it contains; its rows of pages that are gone are removed
 */
export function updateBudget(file: string, before: Budget, pages: MeasuredPage[], site: BuiltSite) {
  const isBuilt = ([path]: [string, unknown]) => path === '*' || pages.some((page) => page.path === path);
  const { version } = JSON.parse(readFileSync(resolve(CODE, 'package.json'), 'utf8'));
  const { html = 0, js = 0, firstView = 0 } = pages[0]?.figures ?? {};
  const date = new Date().toISOString().slice(0, 10);
  const earlier = before.history?.filter((line) => line.date !== date) ?? [];
  const after: Budget = {
    ...before,
    $schema: pathFrom(dirname(file), codeFile('plugins/budget/budget.schema.json')),
    pages: Object.fromEntries(Object.entries(before.pages ?? {}).filter(isBuilt)),
    baseline: baselineOf(pages, site),
    loads: loadsOf(pages),
    history: [...earlier, { date, version, html, js, firstView }],
  };
  writeFileSync(file, formatJson(after));
}

/**
 * Returns the figures that later builds are compared with: those of pages as `/ html`, parts of files as `main.js:
 * src/app.tsx`.
 */
export function baselineOf(pages: MeasuredPage[], site: BuiltSite): Record<string, number> {
  const figures = pages.flatMap(({ path, figures }) =>
    KEPT.flatMap((name) => (name in figures ? [[`${path} ${name}`, figures[name] ?? 0] as const] : [])),
  );
  const parts = pages.flatMap((page) => Object.entries(firstViewParts(page, site)));
  return Object.fromEntries([...figures, ...parts.filter(([, bytes]) => bytes >= MIN_PART_BYTES).sort()]);
}

/**
 * Returns the files that each page loads by when, for the page `/budget`: without that page, which can't contain its own
 * size.
 */
function loadsOf(pages: MeasuredPage[]): NonNullable<Budget['loads']> {
  const all: NonNullable<Budget['loads']> = {};
  for (const { path, items } of pages.filter((page) => !isBudgetPage(page.file))) {
    const loads: Partial<Record<LoadTime, string[]>> = {};
    // Sorted: the order of requests differs from time to time.
    for (const item of items.slice(1))
      loads[loadTime(item)] = [...(loads[loadTime(item)] ?? []), item.name].sort();
    all[path] = loads;
  }
  return all;
}
