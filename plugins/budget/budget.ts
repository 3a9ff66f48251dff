import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createAjv, messagesOf } from '../content/check/schema.ts';
import { faultLine } from '../content/fault.ts';
import { pathFrom } from '../content/read/folder.ts';
import { readSource } from '../content/read/source.ts';
import { mapRecord } from '../map-record.ts';
import schema from './budget.schema.json' with { type: 'json' };

/** CSS selectors of pictures that count otherwise than by the time of their request. */
export interface Selectors {
  counted?: string;
  aside?: string;
}

/** When a page loads a file; `counted` comes late but is part of the first view, `aside` is not. */
export type Loads = 'before load' | 'after load' | 'counted' | 'aside' | 'on scroll';

/** Figures of the home page when a baseline was accepted. */
export interface Release {
  date: string;
  version: string;
  html: number;
  js: number;
  firstView: number;
}

/** A budget file, described by `budget.schema.json`. */
export interface Budget {
  $schema?: string;
  /** Another budget file, whose fields and rows apply where this one has none. */
  extends?: string;
  /** Names of files that load by themselves and count towards no ceiling. */
  aside?: string[];
  /** Kinds of their own, by the names of their files. */
  kinds?: Record<string, string[]>;
  pictures?: Selectors;
  /** How many bytes a first view may grow since the baseline. */
  tolerance?: number;
  /** How many bytes each page beyond the tenth may add to every page: its row in the table of routes. */
  perPage?: number;
  /** Ceilings by page and figure; those in the row `*` are for every page whose own row has none. */
  pages?: Record<string, Record<string, number>>;
  /** The figures of an accepted build, by name. */
  baseline?: Record<string, number>;
  /** Names of the files that each page loads, from which the build makes the page `/budget`. */
  loads?: Record<string, Partial<Record<Loads, string[]>>>;
  history?: Release[];
  /** The home page's scripts when the same source is built with React. */
  react?: { date: string; js: number };
}

const validate = createAjv().compile(schema);

/**
 * Reads a budget file and what it extends.
 * @param file absolute path
 * @param common what it extends if that file is missing, as where only the content was copied
 * @throws if one of them is missing or not valid; the message names file, line and fault
 */
export function readBudget(root: string, file: string, common?: string): { own: Budget; budget: Budget } {
  if (!existsSync(file))
    throw new Error(`${pathFrom(root, file)}: no such file: name the budget with --budget FILE`);
  const source = readSource(root, file);
  const faults = source.faults.length
    ? source.faults
    : messagesOf(validate, source.value).map(({ path, problem, remedy }) =>
        source.fault(path, problem, remedy),
      );
  if (faults.length) throw new Error(faults.map(faultLine).join('\n'));
  const own = source.value as Budget;
  if (!own.extends) return { own, budget: own };
  const extended = resolve(dirname(file), own.extends);
  const { budget: base } = readBudget(root, common && !existsSync(extended) ? common : extended);
  const pages = { ...base.pages };
  for (const [path, row] of Object.entries(own.pages ?? {})) pages[path] = { ...pages[path], ...row };
  return { own, budget: { ...base, ...own, pages } };
}

/** The ceilings of a page. */
export const ceilingsOf = ({ pages = {} }: Budget, path: string): Record<string, number> => ({
  ...pages['*'],
  ...pages[path],
});

/** Whether a file is the page about the others, which is in no table of routes and can't contain its own size. */
export const isBudgetPage = (file: string): boolean => /^(.*\/)?budget\.html$/.test(file);

/** How many pages every script has room for. */
const FEW_PAGES = 10;

/** The budget of a site with so many pages: their routes are in a script that all of them load. */
export function forPages(budget: Budget, count: number): Budget {
  const room = (budget.perPage ?? 0) * Math.max(0, count - FEW_PAGES);
  const grows = (figure: string) => figure === 'js' || figure === 'firstView';
  const raised = (row: Record<string, number>) =>
    mapRecord(row, (ceiling, figure) => ceiling + (grows(figure) ? room : 0));
  return { ...budget, pages: mapRecord(budget.pages ?? {}, raised) };
}

const WIDTH = 110;

/** Readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/^(.*)([{[][^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  })}\n`;
