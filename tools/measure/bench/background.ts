import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { asVisitor, PHONE, type Screen } from '../../browsers/visitor.ts';
import { median, quantile, round } from '../../statistics.ts';
import { openWithBackground } from '../browser.ts';
import { measureMainThread, measureProcessors, type RunningAndPaused } from './processor.ts';

const DESKTOP: Screen = { width: 1920, height: 1080, ratio: 1 };

/** The cost of the background on one screen. */
export interface Background {
  screen: string;
  redraws: Awaited<ReturnType<typeof timeRedraws>>;
  /** Shares of the main thread's time, 0 to 1. */
  mainThread: RunningAndPaused;
  /** Null if the browser does not report them. */
  processors: Awaited<ReturnType<typeof measureProcessors>>;
}

/** How long each is observed, in s. */
export type Durations = Record<'redraws' | 'mainThread' | 'visit', number>;

/** Measures the background on a phone's screen and on a desktop's. */
export async function measureBackground(browser: Browser, url: string, durations: Durations) {
  const { redraws, mainThread, visit } = durations;
  const all: Background[] = [];
  for (const screen of [PHONE, DESKTOP])
    all.push({
      screen: `${screen.width} × ${screen.height} @${screen.ratio}`,
      redraws: await asVisitor(browser, (page) => timeRedraws(page, url, redraws), screen),
      mainThread: await asVisitor(browser, (...tab) => measureMainThread(...tab, url, mainThread), screen),
      processors: await measureProcessors(browser, url, visit, screen),
    });
  return all;
}

/** The script that draws, in the page or in a worker. */
const BACKGROUND = /\/assets\/background-[^/]*\.js$/;
const TIMER = resolve(import.meta.dirname, 'time-redraws.js');

/** Times redraws for the given seconds, on the thread that draws. */
async function timeRedraws(page: Page, url: string, seconds: number) {
  // Init scripts of a page do not run in its workers, so the timer is prepended to the file.
  await page.route(BACKGROUND, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${readFileSync(TIMER, 'utf8')};${await response.text()}` });
  });
  await openWithBackground(page, url);
  const [worker] = page.workers();
  const evaluate = (expression: string) => (worker ? worker.evaluate(expression) : page.evaluate(expression));
  const [start] = [performance.now(), await evaluate('redraws.length = 0')];
  await page.waitForTimeout(seconds * 1000);
  const times = (await evaluate('[...redraws]')) as number[];
  const elapsed = (performance.now() - start) / 1000;
  if (!times.length) throw new Error(`${url}: no redraw of the background was recorded`);
  return {
    /** Which thread draws it. */
    thread: worker ? 'worker' : 'page',
    /** Redraws per second, and the script time of each in ms. */
    perSecond: round(times.length / elapsed, 10),
    median: round(median(times)),
    p95: round(quantile(times, 0.95)),
  };
}
