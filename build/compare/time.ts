import type { Browser } from '@playwright/test';
import { counters, hydratedAt, markHydration, slowDown, tools, visitor } from '../bench/browser.ts';
import { median } from '../budget/figures.ts';

/** What a phone's processor does until the page is alive; ms. */
export interface Startup {
  /** Parsing and compiling the scripts. */
  compile: number;
  /** Running them, hydration with it. */
  script: number;
  /** From the navigation's beginning until the page is alive. */
  hydrated: number;
}

/**
 * Loads a page several times, each time as a new visitor on a slow processor, and takes medians.
 * What comes after the load is held back, so that only the start is measured.
 */
export async function timeStartup(browser: Browser, address: string, runs: number): Promise<Startup> {
  const all: Startup[] = [];
  for (let run = 0; run < runs; run++) all.push(await loadOnce(browser, address));
  const of = (name: keyof Startup) => middle(all.map((each) => each[name]));
  return { compile: of('compile'), script: of('script'), hydrated: of('hydrated') };
}

/** The median, to a tenth. */
export const middle = (numbers: number[]): number => median(numbers.map((each) => each * 10)) / 10;

async function loadOnce(browser: Browser, address: string): Promise<Startup> {
  const context = await visitor(browser);
  try {
    const page = await context.newPage();
    await page.route(/assets\/(background|vitals)-/, (route) => route.abort());
    await markHydration(page);
    const session = await tools(page);
    await session.send('Performance.enable', { timeDomain: 'timeTicks' });
    await slowDown(session);
    await page.goto(address);
    const hydrated = await hydratedAt(page);
    const { V8CompileDuration = 0, ScriptDuration = 0 } = await counters(session);
    return { compile: V8CompileDuration * 1000, script: ScriptDuration * 1000, hydrated };
  } finally {
    await context.close();
  }
}
