import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Cell } from '../../../packages/page-weight/src/table.ts';
import { mapRecord } from '../../../plugins/map-record.ts';
import { installDependencies } from '../../support/install.ts';
import { median, medians } from '../../support/statistics.ts';
import { CHROMIUM } from '../browser.ts';
import { LAUNCH } from '../chromium.ts';
import { inTurn, type Sides } from './control.ts';

/** Lighthouse's ids of scores and metrics. */
const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
const HEAD =
  '4× slower|speed|a11y|best|SEO|FCP ms|no scripts|LCP ms|no scripts|ratio|TBT ms|no scripts|above';
/** The goals: a score out of 100; the ratio to the control's paint; ms above the control's blocking time. */
const GOALS = { score: 100, cls: 0, lcpRatio: 1.05, tbt: 50 };
/** How often Lighthouse is tried on a page: now and then the browser returns no trace. */
const MAX_TRIES = 3;
const ARGUMENTS = [
  resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js'),
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  // The not-found page is measured too.
  '--ignore-status-code',
  // The last version for Node 20 takes Content-Signal for a fault; later ones know it.
  '--skip-audits=robots-txt',
  `--only-categories=${Object.values(SCORES)}`,
  `--chrome-flags=--headless=new ${LAUNCH.args.join(' ')}`,
];

const OPTIONS = { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: Infinity };

type Audit = Record<keyof typeof SCORES | keyof typeof METRICS, number>;
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Returns Lighthouse's figures for a page on its phone, with slow 4G and a 4× slower CPU: scores out of 100, times in ms. */
async function audit(url: string, tries = MAX_TRIES): Promise<Audit> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...ARGUMENTS, url], OPTIONS);
    const { categories, audits }: Report = JSON.parse(stdout);
    return {
      ...mapRecord(SCORES, (id) => Math.round((categories[id]?.score ?? 0) * 100)),
      ...mapRecord(METRICS, (id) => audits[id]?.numericValue ?? Number.NaN),
    };
  } catch (error) {
    if (tries <= 1) throw error;
    return audit(url, tries - 1);
  }
}

/** Audits pages, each in turn with its control; returns a table of their medians, and the goals that were missed. */
export async function auditPages(origins: Sides<string>, paths: string[], runs: number) {
  installDependencies('tools/measure');
  const rows: Cell[][] = [HEAD.split('|')];
  const missed: string[] = [];
  // The very first run warms up the machine.
  await audit(`${origins.ours}/`);
  for (const path of paths) {
    const pairs = await inTurn(runs, (side) => audit(origins[side] + path));
    const ours = medians(pairs.map((pair) => pair.ours));
    const control = medians(pairs.map((pair) => pair.control));
    const lcpRatio = median(pairs.map((pair) => pair.ours.lcp / pair.control.lcp));
    const scores = Object.keys(SCORES) as (keyof typeof SCORES)[];
    const paints = [ours.fcp, control.fcp, ours.lcp, control.lcp].map(Math.round);
    const blocked = [ours.tbt, control.tbt, ours.tbt - control.tbt].map(Math.round);
    rows.push([path, ...scores.map((name) => ours[name]), ...paints, lcpRatio.toFixed(2), ...blocked]);

    // Search engines should not list the not-found page.
    for (const name of scores)
      if (ours[name] < GOALS.score && !(name === 'seo' && path.endsWith('/404')))
        missed.push(`${path}: ${name} is ${ours[name]}`);
    if (!(ours.tbt <= control.tbt + GOALS.tbt))
      missed.push(`${path}: TBT is more than ${GOALS.tbt} ms above the control's`);
    if (!(lcpRatio <= GOALS.lcpRatio)) missed.push(`${path}: LCP is ${lcpRatio.toFixed(2)} × the control's`);
    if (!(ours.cls <= GOALS.cls)) missed.push(`${path}: CLS is ${ours.cls.toFixed(3)}`);
  }
  return { rows, missed };
}
