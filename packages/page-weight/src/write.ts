import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Budget, Page, Report } from '../index.d.ts';
import { baselineOf } from './baseline.ts';
import { badgeOf, formatJson } from './budget.ts';
import { loadTime } from './figures.ts';
import { pathFrom } from './files.ts';
import { markdown } from './report-text.ts';
import { readRecord } from './site.ts';
import { treemapOf } from './treemap.ts';

function write(target: string, text: string) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes a report as JSON, as Markdown and as a badge. */
export function writeReport(folder: string, report: Report) {
  const { figures, ceilings } = report.pages.find(({ path }) => path === '/') ?? {};
  const badge = badgeOf(figures?.firstView ?? 0, ceilings?.firstView);
  const suffix = report.name && `-${report.name}`;
  write(resolve(folder, `report${suffix}.json`), JSON.stringify(report));
  write(resolve(folder, `report${suffix}.md`), `${markdown(report)}\n`);
  write(resolve(folder, `badge${suffix}.json`), formatJson(badge));
}

export function writeTreemap(target: string, report: Report) {
  write(target, treemapOf(report));
  console.error(`Treemap: ${target}`);
}

/** Saves a report's figures as the baseline, and what each page loads by when; removes the rows of pages that are gone. */
export function updateBudget(
  { root, dist, file, schema }: Record<'root' | 'dist' | 'file' | 'schema', string>,
  before: Budget,
  report: Report,
) {
  const { complete, pages } = report;
  if (!complete) return console.error('The baseline stays: not every page could be weighed.');
  const { reports = [] } = readRecord(dist) ?? {};
  const recorded = pages.filter((page) => !reports.includes(page.file));
  const isBuilt = ([path]: [string, unknown]) => path === '*' || pages.some((page) => page.path === path);
  const { html = 0, js = 0, firstView = 0 } = pages[0]?.figures ?? {};
  const date = new Date().toISOString().slice(0, 10);
  const earlier = before.history?.filter((line) => line.date !== date) ?? [];
  const after: Budget = {
    ...before,
    $schema: pathFrom(dirname(file), schema),
    pages: Object.fromEntries(Object.entries(before.pages ?? {}).filter(isBuilt)),
    baseline: baselineOf(report),
    loads: Object.fromEntries(recorded.map((page) => [page.path, loadsOf(page)])),
    history: [...earlier, { date, html, js, firstView }],
  };
  writeFileSync(file, formatJson(after));
  console.error(`Updated the baseline in ${pathFrom(root, file)}.`);
}

/** Returns the files that a page loads, by load time; sorted, because the order of requests differs from time to time. */
function loadsOf({ items }: Page) {
  const loads: NonNullable<Budget['loads']>[string] = {};
  for (const item of items.slice(1))
    loads[loadTime(item)] = [...(loads[loadTime(item)] ?? []), item.name].sort();
  return loads;
}
