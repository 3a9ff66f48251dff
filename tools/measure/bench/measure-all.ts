import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { asVisitor } from '../../browsers/visitor.ts';
import { type Folder, openFolder, pathOf } from '../../budget/folder.ts';
import { installDependencies } from '../../install.ts';
import { builtBase } from '../../site.ts';
import { IS_SHELL, launch } from '../browser.ts';
import { serve } from '../serve.ts';
import { timeStartup } from '../startup.ts';
import { auditAll } from './audit.ts';
import { type Durations, measureBackground } from './background.ts';
import { createControl } from './control.ts';
import { compareWithControl, type Paints, type Pair } from './control-comparison.ts';
import { measureInteractions } from './interactions.ts';
import { roundsOf } from './presses.ts';
import type { Bench } from './targets.ts';

/** The measurements, in this order: Lighthouse runs first, with no other browser open. */
export const PARTS = ['lighthouse', 'network', 'startup', 'interactions', 'background'] as const;
export type Part = (typeof PARTS)[number];

/** How long the background is observed, in s. */
const DURATIONS: Durations = { redraws: 10, mainThread: 20, visit: 30 };
const QUICK_DURATIONS: Durations = { redraws: 3, mainThread: 6, visit: 8 };

export interface Options {
  runs: number;
  quick: boolean;
  parts: Part[];
  /** Absolute path of another build to use as the control. */
  against?: string;
}

/** The served site, and the URLs of its pages and their controls. */
interface Served {
  site: Folder;
  origin: string;
  pages: { path: string; pair: Pair }[];
}

/** Serves a built site and its control, and runs the requested measurements. */
export async function measureAll(dist: string, root: string, options: Options) {
  const base = builtBase(dist);
  const site = openFolder(dist, base);
  const all = site.pages ?? [];
  const control = options.against ?? resolve(root, '.build/control');
  if (!options.against) await createControl(dist, all, control);
  const siteServer = await serve(dist, base);
  const controlServer = await serve(control, base);
  // Pages that are missing from one of the builds are skipped.
  const files = all.filter((file) => existsSync(resolve(control, file)));
  const pages = files.map((file) => {
    const path = pathOf(file);
    return { path, pair: { page: siteServer.origin + path, control: controlServer.origin + path } };
  });
  const served = { site, origin: siteServer.origin, pages };
  try {
    const audits = options.parts.includes('lighthouse') ? await audit(served, options) : undefined;
    const browser = await launch();
    try {
      const rest = await measureRest(browser, served, options);
      return { browser: { version: browser.version(), shell: IS_SHELL }, audits, ...rest };
    } finally {
      await browser.close();
    }
  } finally {
    siteServer.close();
    controlServer.close();
  }
}

async function audit({ pages }: Served, { runs }: Options): Promise<Bench['audits']> {
  installDependencies('tools/measure');
  const { withLighthouse } = await import('./lighthouse.ts');
  const pairs = pages.map(({ pair }) => pair);
  const audits = await withLighthouse((run) => auditAll(pairs, runs, run));
  return audits.map((each, at) => ({ path: pages[at]?.path ?? '', audit: each }));
}

async function measureRest(
  browser: Browser,
  { site, origin, pages }: Served,
  { runs, quick, parts }: Options,
) {
  const bench: Pick<Bench, Exclude<Part, 'lighthouse'>> = {};
  const onEachPage = async <Measured>(measure: (pair: Pair) => Promise<Measured>) => {
    const all: ({ path: string } & Measured)[] = [];
    for (const { path, pair } of pages) all.push({ path, ...(await measure(pair)) });
    return all;
  };
  const paints = (url: string) => paintsOnSlowNetwork(browser, url);
  if (parts.includes('network'))
    bench.network = await onEachPage(async (pair) => ({
      paints: await compareWithControl(pair, runs, { page: paints, control: paints }),
    }));
  if (parts.includes('startup'))
    bench.startup = await onEachPage(({ page }) => timeStartup(browser, page, runs));
  if (parts.includes('interactions'))
    bench.interactions = await measureInteractions(
      browser,
      origin,
      roundsOf(site, new URL(origin).pathname.replace(/\/?$/, '/')),
      runs,
    );
  if (parts.includes('background'))
    bench.background = await measureBackground(browser, `${origin}/`, quick ? QUICK_DURATIONS : DURATIONS);
  return bench;
}

/** One bar of signal: 400 kbit/s both ways, 400 ms round trip. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Loads a page over a very slow network, as a new visitor. */
const paintsOnSlowNetwork = (browser: Browser, url: string): Promise<Paints> =>
  asVisitor(browser, async (page, session) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { lcp: startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: (window as { lcp?: number }).lcp ?? Number.NaN,
    }));
  });
