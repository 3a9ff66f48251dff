import type { Browser, CDPSession, Page } from '@playwright/test';
import { medians } from '../statistics.ts';
import { asVisitor, countCpuTime, counters, hydratedAt, markHydration, slowDown } from './browser.ts';

/** What a phone's processor does until the page is alive; ms. */
export interface Startup {
  /** Parsing, compiling and running the scripts on the main thread, hydration with it. */
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
  for (let run = 0; run < runs; run++)
    all.push(await asVisitor(browser, (page, session) => load(page, session, address)));
  return medians(all, 10);
}

async function load(page: Page, session: CDPSession, address: string): Promise<Startup> {
  await page.route(/assets\/(background|vitals)-/, (route) => route.abort());
  await markHydration(page);
  await countCpuTime(session);
  await slowDown(session);
  await page.goto(address);
  const hydrated = await hydratedAt(page);
  const { ScriptDuration = 0 } = await counters(session);
  return { script: ScriptDuration * 1000, hydrated };
}
