import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../../budget/figures.ts';
import { PHONE, type Screen } from '../../budget/length.ts';
import { asVisitor, countCpuTime, counters, runInPage, slowDown } from '../browser.ts';

const DESKTOP: Screen = { width: 1920, height: 1080, ratio: 1 };

/** What the background costs on one screen. */
export interface Redraw {
  screen: string;
  /** How often it redraws, and how long each takes the script; ms. */
  perSecond: number;
  median: number;
  p95: number;
  /** The same on a processor at a quarter of its speed. */
  slowMedian: number;
  /** Share of the main thread's time there that all scripts take, 0 to 1. */
  slowScriptShare: number;
  /** And all that it does, frames and painting without a GPU with it. */
  slowShare: number;
}

/** Measures the background on a phone's screen and on a desktop's. */
export async function measureRedraws(browser: Browser, origin: string, seconds: number): Promise<Redraw[]> {
  const on = (screen: Screen) =>
    asVisitor(browser, (page, session) => measureRedraw(page, session, origin, seconds, screen), screen);
  return [await on(PHONE), await on(DESKTOP)];
}

async function measureRedraw(
  page: Page,
  session: CDPSession,
  origin: string,
  seconds: number,
  screen: Screen,
): Promise<Redraw> {
  await runInPage(page, 'time-redraws');
  await countCpuTime(session);
  await page.goto(origin);
  await page.waitForSelector('canvas');
  await page.waitForLoadState('networkidle');

  const watch = async () => {
    await page.evaluate('redraws.length = 0');
    const before = await counters(session);
    await page.waitForTimeout(seconds * 1000);
    const after = await counters(session);
    const redraws = (await page.evaluate('redraws')) as number[];
    const passed = (after.Timestamp ?? 0) - (before.Timestamp ?? 0);
    const share = (name: string) => round(((after[name] ?? 0) - (before[name] ?? 0)) / passed, 10_000);
    return { redraws, passed, script: share('ScriptDuration'), all: share('TaskDuration') };
  };
  const plain = await watch();
  await slowDown(session);
  const slow = await watch();
  return {
    screen: `${screen.width} × ${screen.height} @${screen.ratio}`,
    perSecond: round(plain.redraws.length / plain.passed, 10),
    median: fine(plain.redraws),
    p95: round(quantile(plain.redraws, 0.95)),
    slowMedian: fine(slow.redraws),
    slowScriptShare: slow.script,
    slowShare: slow.all,
  };
}

const round = (value: number, parts = 1000) => Math.round(value * parts) / parts;
const fine = (all: number[]) => median(all.map((each) => each * 1000)) / 1000;

/** What that share of all numbers does not pass; 0 of none. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
