import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { pathOf, type Site } from '../../budget/collect-requests.ts';
import { openSite } from '../../budget/measure.ts';
import { asVisitor, launch, SHELL_ALONE } from '../browser.ts';
import { installForMeasuring } from '../install.ts';
import { serve } from '../serve.ts';
import { timeStartup } from '../startup.ts';
import { againstControl, type Paints, type Pair } from './against-control.ts';
import { auditAll } from './audit.ts';
import { measureBackground, type Watch } from './background.ts';
import { layControl } from './control.ts';
import { measureInteractions } from './interactions.ts';
import { roundsOf } from './presses.ts';
import type { Bench } from './targets.ts';

/** What can be measured, in this order: Lighthouse comes first and has the machine to itself. */
export const PARTS = ['lighthouse', 'network', 'startup', 'interactions', 'background'] as const;
export type Part = (typeof PARTS)[number];

/** How long the background is watched, in s. */
const WATCH: Watch = { redraws: 10, mainThread: 20, visit: 30 };
const WATCH_QUICKLY: Watch = { redraws: 3, mainThread: 6, visit: 8 };

export interface Options {
  runs: number;
  quick: boolean;
  parts: Part[];
  /** Absolute path of another build, which is then the control. */
  against?: string;
}

/** Where the site and its control are served. */
interface Served {
  site: Site;
  origin: string;
  pages: { path: string; pair: Pair }[];
}

/** Serves a built site and its control, and measures what is asked for. */
export async function measureAll(dist: string, root: string, options: Options) {
  const site = openSite(dist);
  const control = options.against ?? resolve(root, '.build/control');
  if (!options.against) await layControl(dist, site.pages, control);
  const own = await serve(dist, site.built.base);
  const bare = await serve(control, site.built.base);
  // A page that one of the builds has not is compared with nothing.
  const files = site.pages.filter((file) => existsSync(resolve(control, file)));
  const pages = files.map((file) => {
    const path = pathOf(file);
    return { path, pair: { page: own.origin + path, control: bare.origin + path } };
  });
  const served = { site, origin: own.origin, pages };
  try {
    const audits = options.parts.includes('lighthouse') ? await audit(served, options) : undefined;
    const browser = await launch();
    try {
      const rest = await measureRest(browser, served, options);
      return { browser: { version: browser.version(), shell: SHELL_ALONE }, audits, ...rest };
    } finally {
      await browser.close();
    }
  } finally {
    own.close();
    bare.close();
  }
}

async function audit({ pages }: Served, { runs }: Options): Promise<Bench['audits']> {
  installForMeasuring();
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
  const paints = (address: string) => paintsOnSlowNetwork(browser, address);
  if (parts.includes('network'))
    bench.network = await onEachPage(async (pair) => ({
      paints: await againstControl(pair, runs, { page: paints, control: paints }),
    }));
  if (parts.includes('startup'))
    bench.startup = await onEachPage(({ page }) => timeStartup(browser, page, runs));
  if (parts.includes('interactions'))
    bench.interactions = await measureInteractions(browser, origin, roundsOf(site), runs);
  if (parts.includes('background'))
    bench.background = await measureBackground(browser, `${origin}/`, quick ? WATCH_QUICKLY : WATCH);
  return bench;
}

/** One bar of signal: 400 kbit/s both ways, 400 ms there and back. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Loads a page over a really slow network, as a new visitor. */
const paintsOnSlowNetwork = (browser: Browser, address: string): Promise<Paints> =>
  asVisitor(browser, async (page, session) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { lcp: startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: (window as { lcp?: number }).lcp ?? Number.NaN,
    }));
  });
