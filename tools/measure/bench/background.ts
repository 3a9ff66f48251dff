import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PHONE, type Screen } from '../../../plugins/page-styles/length.ts';
import { median, quantile, round } from '../../statistics.ts';
import { asVisitor, openWithBackground } from '../browser.ts';
import { type Both, measureMainThread, measureProcessors, type Processors } from './processor.ts';

const DESKTOP: Screen = { width: 1920, height: 1080, ratio: 1 };

/** What the background costs on one screen. */
export interface Background {
  screen: string;
  redraws: Redraws;
  /** Shares of the main thread's time, 0 to 1. */
  mainThread: Both;
  /** Null where the browser does not tell. */
  processors: Processors | null;
}

/** How long each is watched, in s. */
export type Watch = Record<'redraws' | 'mainThread' | 'visit', number>;

/** Measures the background on a phone's screen and on a desktop's. */
export async function measureBackground(browser: Browser, address: string, watch: Watch) {
  const all: Background[] = [];
  for (const screen of [PHONE, DESKTOP])
    all.push({
      screen: `${screen.width} × ${screen.height} @${screen.ratio}`,
      redraws: await asVisitor(browser, (page) => timeRedraws(page, address, watch.redraws), screen),
      mainThread: await asVisitor(
        browser,
        (...tab) => measureMainThread(...tab, address, watch.mainThread),
        screen,
      ),
      processors: await measureProcessors(browser, address, watch.visit, screen),
    });
  return all;
}

/** How the background is redrawn. */
export interface Redraws {
  /** Which thread does it. */
  thread: 'page' | 'worker';
  /** How often, and how long each takes the script; ms. */
  perSecond: number;
  median: number;
  p95: number;
}

/** The script that draws, in the page or in a worker. */
const BACKGROUND = /\/assets\/background-[^/]*\.js$/;
const CLOCK = resolve(import.meta.dirname, 'time-redraws.js');

/** Times the redraws for so many seconds, on the thread that draws. */
async function timeRedraws(page: Page, address: string, seconds: number): Promise<Redraws> {
  // What is run before a page's own scripts is not run in its workers: the clock comes with the file.
  await page.route(BACKGROUND, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${readFileSync(CLOCK, 'utf8')};${await response.text()}` });
  });
  await openWithBackground(page, address);
  const [worker] = page.workers();
  const evaluate = (words: string) => (worker ? worker.evaluate(words) : page.evaluate(words));
  const [start] = [performance.now(), await evaluate('redraws.length = 0')];
  await page.waitForTimeout(seconds * 1000);
  const all = (await evaluate('[...redraws]')) as number[];
  const passed = (performance.now() - start) / 1000;
  if (!all.length) throw new Error(`${address}: the background was not seen to redraw`);
  return {
    thread: worker ? 'worker' : 'page',
    perSecond: round(all.length / passed, 10),
    median: round(median(all)),
    p95: round(quantile(all, 0.95)),
  };
}
