import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from '../index.d.ts';
import { commandArguments } from './arguments.ts';
import { readBudget } from './budget.ts';
import { pathFrom, urlOf } from './files.ts';
import { weighSite } from './index.ts';
import { terminalText, verdict } from './report-text.ts';
import { updateBudget, writeReport, writeTreemap } from './write.ts';

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
  /** The site's folder, unless an option names another, and what builds it. */
  dist: string;
  build?: () => Promise<unknown>;
  /** The budget's file, unless an option names another; if it is missing, what would be in it, and the budget that applies. */
  file: string;
  initial?: () => ReturnType<typeof readBudget>;
  schema: string;
}

/** Runs the command with the options from its command line; an error becomes its message and exit code 1. */
export async function runFromCommandLine(place: Place): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(helpOf(place));
    const { values } = parseArgs({ args: commandArguments(), options });
    if (!(await weigh(values, place))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Weighs a site, and shows and writes its report. Returns whether the site is within every ceiling. */
export async function weigh(values: Values, usual: Place): Promise<boolean> {
  const place = placeFor(values, usual);
  const { own, budget } = budgetFor(values, place);
  if (!values.dist) await place.build?.();
  const budgetFile = pathFrom(place.root, place.file);
  const report = await weighSite({ ...values, all: values.report, dist: place.dist, budget, budgetFile });
  show(report, values);
  if (values.out) writeReport(resolve(values.out), report);
  if (values.update) updateBudget(place, own, report);
  if (values.report) writeTreemap(resolve(place.root, '.build/treemap.html'), report);
  return report.ok;
}

/** Returns where the command runs with these options; throws if one of them is of no use. */
function placeFor({ update, url, name, ...values }: Values, usual: Place): Place {
  const dist = resolve(values.dist ?? usual.dist);
  if (update && !values.budget && dist !== usual.dist)
    throw new Error(`--update: ${dist} is another site's: name its own budget with --budget FILE`);
  if (url && !urlOf(url)) throw new Error(`--url ${url}: no address: write it as https://example.org/`);
  if (name && !/^\w[\w.-]*$/.test(name))
    throw new Error(`--name ${name}: becomes a file's name: use letters, digits, dots and dashes`);
  return { ...usual, dist, file: resolve(values.budget ?? usual.file) };
}

/** Returns the budget that applies, and what is in its file alone. */
function budgetFor({ budget }: Values, { root, file, initial }: Place): ReturnType<typeof readBudget> {
  if (budget || existsSync(file)) return readBudget(root, file);
  return initial?.() ?? { own: {}, budget: {} };
}

function show(report: Report, { json }: Values) {
  for (const note of report.notes) console.error(note);
  console.log(json ? JSON.stringify(report, null, 2) : terminalText(report));
  if (!report.ok && json) console.error(verdict(report));
}
