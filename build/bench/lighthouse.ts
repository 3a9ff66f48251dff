import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import config from '../../playwright.config.ts';
import { median } from '../budget/figures.ts';

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
 * Audits pages with Lighthouse's own settings for phones (simulated slow 4G, processor at a
 * quarter), several times each.
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
    for (const address of addresses) {
      const all: Audit[] = [];
      for (let run = 0; run < runs; run++) all.push(await audit(address, port));
      audits.push(medians(all));
    }
    return audits;
  } finally {
    await browser.close();
  }
}

async function audit(address: string, port: number): Promise<Audit> {
  const onlyCategories = Object.values(SCORES);
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json', onlyCategories });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (!categories || !audits || runtimeError)
    throw new Error(`${address}: Lighthouse: ${runtimeError?.message}`);
  const scores = Object.entries(SCORES).map(([name, id]) => [
    name,
    Math.round((categories[id]?.score ?? 0) * 100),
  ]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...metrics]);
}

const medians = (all: Audit[]): Audit =>
  Object.fromEntries(
    [...Object.keys(SCORES), ...Object.keys(METRICS)].map((name) => [
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
