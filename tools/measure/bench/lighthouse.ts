import lighthouse from 'lighthouse';
import { mapRecord } from '../../../plugins/map-record.ts';
import { freePort } from '../../free-port.ts';
import { launch } from '../browser.ts';
import type { Finding, Run } from './audit.ts';

/** Lighthouse's ids of the requested scores and metrics. */
const SCORES = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

/**
 * Starts a browser for Lighthouse, with Lighthouse's own phone settings: simulated slow 4G and a simulated slow CPU.
 * @param use receives a function that runs Lighthouse once and throws if it can't load a page
 */
export async function withLighthouse<T>(use: (run: Run) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    return await use((url, slowdown, all) => runOnce(port, url, slowdown, all));
  } finally {
    await browser.close();
  }
}

async function runOnce(port: number, url: string, slowdown: number, all = false): Promise<Finding> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', ...(all ? Object.values(SCORES) : [])],
    // Merged into the settings for slow 4G, which are the default.
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error('no result');
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    ...mapRecord(METRICS, (id) => audits[id]?.numericValue ?? Number.NaN),
    performance: score('performance'),
    slowdown,
    scores: all ? mapRecord(SCORES, score) : {},
    index: environment.benchmarkIndex,
  };
}
