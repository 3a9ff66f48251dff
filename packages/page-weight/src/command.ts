import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Budget, Page, Report } from '../index.d.ts';
import { badgeOf, formatJson, isBudgetPage, readBudget } from './budget.ts';
import { loadTime } from './figures.ts';
import { pathFrom, urlOf } from './files.ts';
import { weighSite } from './index.ts';
import { baselineOf } from './report.ts';
import { markdown, print, verdict } from './report-text.ts';
import { treemapOf } from './treemap.ts';

export const helpOf = ({
  command,
  defaults,
}: Place) => `${command} [options]: opens every page on a phone, weighs what it loads, and compares it with its ceilings
  --dist DIR     a site that is already built, by whatever; otherwise ${defaults.dist}
  --base /x/     the path that it is built for
  --url URL      its address in absolute links, for which the folder answers too
  --budget FILE  its ceilings and baseline; otherwise ${defaults.budget}
  --before DIR   the build that this one replaces, for the figure deploy
  --visits       make whole visits of every page, not only of the home page and of those with a ceiling for them
  --json         print the report as JSON, described in page-weight's index.d.ts
  --name NAME    of the site, if there are several in a repository: the names of the files of --out have it
  --out DIR      write it there as report.json and report.md, and badge.json for a badge of shields.io
  --update       save the figures as the baseline, and remove the rows of pages that are gone
  --report       draw its scripts as a treemap in .build/treemap.html, by source maps if there are any
Exits with 1 if a page is above a ceiling, or its first view has grown by more than the tolerance.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const texts = { dist: text, base: text, url: text, budget: text, before: text, name: text, out: text };
export const options = { ...texts, visits: flag, json: flag, update: flag, report: flag };

/** Where the command runs; paths are absolute. */
export interface Place {
  /** How the command is called, and what its options are by default, in words. */
  command: string;
  defaults: { dist: string; budget: string };
  /** The folder from which messages name files. */
  root: string;
  /** The site, if none is named, and what builds it. */
  dist: string;
  build?: () => Promise<unknown>;
  /** The budget, if none is named; and, if that file is missing, what would be in it and what applies. */
  file: string;
  initial?: () => ReturnType<typeof readBudget>;
  schema: string;
}

/** Runs the command with the options from its command line; an error becomes its message and exit code 1. */
export async function runCommand(place: Place): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(helpOf(place));
    // pnpm and Yarn pass on the `--` before them, which npm takes for itself.
    const { values } = parseArgs({ args: process.argv.slice(process.argv[2] === '--' ? 3 : 2), options });
    if (!(await weigh(values, place))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Weighs a site; returns whether it is within every ceiling. */
export async function weigh(values: Values, place: Place): Promise<boolean> {
  const { root, build } = place;
  const dist = resolve(values.dist ?? place.dist);
  const file = resolve(values.budget ?? place.file);
  if (values.update && !values.budget && dist !== place.dist)
    throw new Error(`--update: ${dist} is another site's: name its own budget with --budget FILE`);
  if (values.url && !urlOf(values.url))
    throw new Error(`--url ${values.url}: no address: write it as https://example.org/`);
  if (values.name && !/^\w[\w.-]*$/.test(values.name))
    throw new Error(`--name ${values.name}: becomes a file's name: use letters, digits, dots and dashes`);
  const isInitial = !values.budget && !existsSync(file);
  const empty: { own: Budget; budget: Budget } = { own: {}, budget: {} };
  const { own, budget } = isInitial ? (place.initial?.() ?? empty) : readBudget(root, file);
  if (!values.dist) await build?.();

  const report = await weighSite({
    ...values,
    all: values.report,
    dist,
    budget,
    budgetFile: pathFrom(root, file),
  });
  for (const note of report.notes) console.error(note);
  console.log(values.json ? JSON.stringify(report, null, 2) : print(report));
  if (!report.ok && values.json) console.error(verdict(report));

  const write = (target: string, text: string) => {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  if (values.out) {
    const to = (name: string) =>
      resolve(values.out ?? '', name.replace('.', values.name ? `-${values.name}.` : '.'));
    const home = report.pages.find(({ path }) => path === '/');
    write(to('report.json'), JSON.stringify(report));
    write(to('report.md'), `${markdown(report)}\n`);
    write(to('badge.json'), formatJson(badgeOf(home?.figures.firstView ?? 0, home?.ceilings.firstView)));
  }
  if (values.update && !report.complete)
    console.error('The baseline stays: not every page could be weighed.');
  else if (values.update) {
    updateBudget(file, own, report, place.schema);
    console.error(`Updated the baseline in ${pathFrom(root, file)}.`);
  }
  if (values.report) {
    const target = resolve(root, '.build/treemap.html');
    write(target, treemapOf(report));
    console.error(`Treemap: ${target}`);
  }
  return report.ok;
}

/**
 * Saves the figures of today as the baseline, and what each page loads by when.
 * @param file absolute path of the budget file
 * @param before what it contains; its rows of pages that are gone are removed
 * @param schema absolute path of `budget.schema.json`
 */
function updateBudget(file: string, before: Budget, report: Report, schema: string) {
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
