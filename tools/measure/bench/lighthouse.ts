import lighthouse from 'lighthouse';
import { mapRecord } from '../../../plugins/map-record.ts';
import { freePort } from '../../free-port.ts';
import { CPU_SLOWDOWN, launch } from '../browser.ts';

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
/** How often Lighthouse is tried on a page: now and then the browser returns no trace. */
const MAX_TRIES = 3;

/** Lighthouse's figures for a page on its simulated phone: scores out of 100, times in ms. */
export type Audit = Record<keyof typeof SCORES | keyof typeof METRICS, number>;

/**
 * Starts a browser for Lighthouse, with its own settings for a phone: slow 4G and a slow CPU.
 * @param use receives what audits a page; that throws if the page can't be loaded in several tries
 */
export async function withLighthouse<T>(
  use: (audit: (url: string) => Promise<Audit>) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const flags = {
    port,
    logLevel: 'silent',
    onlyCategories: Object.values(SCORES),
    // Merged into the settings for slow 4G, which are the default.
    throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN },
  };
  const audit = async (url: string, tries = 1): Promise<Audit> => {
    const result = await lighthouse(url, flags).catch(() => undefined);
    const failure = result ? result.lhr.runtimeError?.message : 'no result';
    if (failure && tries >= MAX_TRIES) throw new Error(`${url}: Lighthouse: ${failure}`);
    if (!result || failure) return audit(url, tries + 1);
    const { categories, audits } = result.lhr;
    return {
      ...mapRecord(SCORES, (id) => Math.round((categories[id]?.score ?? 0) * 100)),
      ...mapRecord(METRICS, (id) => audits[id]?.numericValue ?? Number.NaN),
    };
  };
  return use(audit).finally(() => browser.close());
}
