import type { Browser, CDPSession, Page } from '@playwright/test';
import { asVisitor } from '../../browsers/visitor.ts';
import { medians } from '../../statistics.ts';
import { countCpuTime, hydratedAt, markHydration, performanceMetrics, slowDown } from '../browser.ts';

/** The work of a phone's CPU until the page is hydrated; ms. */
export interface Startup {
  /** Parsing, compiling and running the scripts on the main thread, including hydration. */
  script: number;
  /** From the start of the navigation until the page is hydrated. */
  hydrated: number;
}

/**
 * Loads a page several times, each time as a new visitor on a slow CPU, and takes medians.
 * Blocks the background and the vitals, so that only the startup is measured.
 */
export async function timeStartup(browser: Browser, url: string, runs: number): Promise<Startup> {
  const load = async (page: Page, session: CDPSession) => {
    await page.route(/assets\/(background|vitals)-/, (route) => route.abort());
    await markHydration(page);
    await countCpuTime(session);
    await slowDown(session);
    await page.goto(url);
    const hydrated = await hydratedAt(page);
    const { ScriptDuration = 0 } = await performanceMetrics(session);
    return { script: ScriptDuration * 1000, hydrated };
  };
  const all: Startup[] = [];
  for (let run = 0; run < runs; run++) all.push(await asVisitor(browser, load));
  return medians(all, 10);
}
