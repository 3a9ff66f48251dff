import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { LAUNCH } from '../../browsers/launch.ts';
import { median } from '../../budget/figures.ts';
import { CPU_SLOWDOWN } from '../browser.ts';
import { slowdownFor } from './slowdown.ts';

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

/**
 * Audits pages with Lighthouse's own settings for phones (simulated slow 4G, the processor as slow
 * as a middling phone's), several times each.
 * @returns medians, in the order of the addresses
 * @throws where Lighthouse can't load one
 */
export async function auditAll(addresses: string[], runs: number): Promise<Audit[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...LAUNCH,
    args: [...LAUNCH.args, `--remote-debugging-port=${port}`],
  });
  try {
    const audits: Audit[] = [];
    // The first run only tells how fast this machine is, and each what it is like for the next.
    let { index } = await audit(addresses[0] ?? '', port, CPU_SLOWDOWN);
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
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(SCORES),
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${address}: Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits, environment } = result.lhr;
  const audit: Record<string, number> = { slowdown };
  for (const [name, id] of Object.entries(SCORES))
    audit[name] = Math.round((categories[id]?.score ?? 0) * 100);
  for (const [name, id] of Object.entries(METRICS)) audit[name] = audits[id]?.numericValue ?? Number.NaN;
  return { audit: audit as unknown as Audit, index: environment.benchmarkIndex };
}

/** Each number's median, to a thousandth. */
const medians = (all: Audit[]): Audit => {
  const names = Object.keys(all[0] ?? {}) as (keyof Audit)[];
  const entries = names.map((name) => [name, median(all.map((each) => each[name] * 1000)) / 1000]);
  return Object.fromEntries(entries);
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
