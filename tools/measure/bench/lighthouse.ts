import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import config from '../../../playwright.config.ts';
import { median } from '../../budget/figures.ts';

/** What Lighthouse finds of a page on a phone: scores of 100, times in ms. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** How many times slower than this machine the simulated phone is. */
  slowdown: number;
}

/** Lighthouse's names for them. */
const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

const SLOW_4G = throttling.mobileSlow4G;
/**
 * The machine that Lighthouse's fourfold slowdown makes a middling phone of, by its own benchmark:
 * the middle of what it calls a fast desktop (docs/throttling.md).
 */
const DESKTOP_INDEX = 1750;

/**
 * The slowdown that makes a middling phone of this machine too; a machine that is slow already is
 * slowed down less, none more.
 * @param index Lighthouse's benchmark of this machine
 */
export const slowdownFor = (index: number): number =>
  Math.min(
    SLOW_4G.cpuSlowdownMultiplier,
    Math.max(1, (SLOW_4G.cpuSlowdownMultiplier * index) / DESKTOP_INDEX),
  );

/**
 * Audits pages with Lighthouse's own settings for phones (simulated slow 4G, the processor as slow
 * as a middling phone's), several times each.
 * @returns medians, in the order of the addresses
 * @throws where Lighthouse can't load one
 */
export async function auditAll(addresses: string[], runs: number): Promise<Audit[]> {
  const port = await freePort();
  const { launchOptions } = config.use ?? {};
  const args = [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const audits: Audit[] = [];
    // The first run only tells how fast this machine is, and each what it is like for the next.
    let { index } = await audit(addresses[0] ?? '', port, SLOW_4G.cpuSlowdownMultiplier);
    for (const address of addresses) {
      const all: Audit[] = [];
      for (let run = 0; run < runs; run++) {
        const result = await audit(address, port, slowdownFor(index));
        all.push(result.audit);
        index = result.index;
      }
      audits.push(medians(all));
    }
    return audits;
  } finally {
    await browser.close();
  }
}

async function audit(address: string, port: number, slowdown: number) {
  const onlyCategories = Object.values(SCORES);
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories,
    throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdown },
  });
  const { categories, audits, environment, runtimeError } = result?.lhr ?? {};
  if (!categories || !audits || !environment || runtimeError)
    throw new Error(`${address}: Lighthouse: ${runtimeError?.message}`);
  const scores = Object.entries(SCORES).map(([name, id]) => [
    name,
    Math.round((categories[id]?.score ?? 0) * 100),
  ]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  const audit = { ...Object.fromEntries([...scores, ...metrics]), slowdown } as Audit;
  return { audit, index: environment.benchmarkIndex };
}

const medians = (all: Audit[]): Audit =>
  Object.fromEntries(
    [...Object.keys(SCORES), ...Object.keys(METRICS), 'slowdown'].map((name) => [
      name,
      median(all.map((each) => each[name as keyof Audit] * 1000)) / 1000,
    ]),
  ) as unknown as Audit;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
