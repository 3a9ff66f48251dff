import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createAjv, schemaFaults } from '../check/schema.ts';
import { pathFrom } from '../content/read/folder.ts';
import { readSource } from '../content/read/source.ts';
import { explained, faultLine } from '../fault.ts';
import { mapRecord } from '../map-record.ts';
import schema from './budget.schema.json' with { type: 'json' };

/** When a page loads a file; `counted` comes late but is part of the first view, `aside` is not. */
export type LoadTime = 'before load' | 'after load' | 'counted' | 'aside' | 'on scroll';

/** A budget file: `budget.schema.json` says what each field is. */
export interface Budget {
  $schema?: string;
  extends?: string;
  /** What the host compresses with. */
  encoding?: 'brotli' | 'gzip';
  aside?: string[];
  kinds?: Record<string, string[]>;
  /** CSS selectors of pictures that count otherwise than by the time of their request. */
  pictures?: { counted?: string; aside?: string };
  tolerance?: number;
  perPage?: number;
  pages?: Record<string, Record<string, number>>;
  baseline?: Record<string, number>;
  loads?: Record<string, Partial<Record<LoadTime, string[]>>>;
  /** Figures of the home page when a baseline was accepted. */
  history?: { date: string; version: string; html: number; js: number; firstView: number }[];
  react?: { date: string; js: number };
}

const validate = createAjv().compile(schema);

/** Reads a budget file and what it extends, `common` if that is missing; throws with file, line and fault. */
export function readBudget(root: string, file: string, common?: string): { own: Budget; budget: Budget } {
  if (!existsSync(file))
    throw new Error(`${pathFrom(root, file)}: no such file: name the budget with --budget FILE`);
  const source = readSource(root, file);
  const faults = source.faults.length ? source.faults : schemaFaults(validate, source);
  if (faults.length) throw new Error([...faults.map(faultLine), explained(faults)].join('\n'));
  const own = source.value as Budget;
  if (!own.extends) return { own, budget: own };
  const extended = resolve(dirname(file), own.extends);
  const { budget: base } = readBudget(root, common && !existsSync(extended) ? common : extended);
  const pages = { ...base.pages };
  for (const [path, row] of Object.entries(own.pages ?? {})) pages[path] = { ...pages[path], ...row };
  return { own, budget: { ...base, ...own, pages } };
}

/** Returns the ceilings of a page. */
export const ceilingsOf = ({ pages = {} }: Budget, path: string): Record<string, number> => ({
  ...pages['*'],
  ...pages[path],
});

/** True if a file that loads then is part of the first view. */
export const isFirst = (when: string): boolean => /load|counted/.test(when);

/** Returns what a badge shows in the format of https://shields.io/badges/endpoint-badge. */
export const badgeOf = (bytes: number, ceiling = Number.POSITIVE_INFINITY) => ({
  schemaVersion: 1,
  label: 'first view',
  message: `${(bytes / 1000).toFixed(1)} kB`,
  color: bytes > ceiling ? 'red' : 'brightgreen',
});

/** True if a file is the page about the others, which is in no table of routes and can't contain its own size. */
export const isBudgetPage = (file: string): boolean => /^(.*\/)?budget\.html$/.test(file);

const FEW_PAGES = 10;

/** Returns the budget of a site with so many pages: their routes are in a script that all of them load. */
export function forPages(budget: Budget, count: number): Budget {
  const room = (budget.perPage ?? 0) * Math.max(0, count - FEW_PAGES);
  const grows = (figure: string) => figure === 'js' || figure === 'firstView';
  const raised = (row: Record<string, number>) =>
    mapRecord(row, (ceiling, figure) => ceiling + (grows(figure) ? room : 0));
  return { ...budget, pages: mapRecord(budget.pages ?? {}, raised) };
}

const WIDTH = 110;

/** Returns readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/^(.*)([{[]\n[^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/(?<!\s)\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  })}\n`;
