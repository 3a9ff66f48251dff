import type { Browser, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { type BuiltSite, pagePath } from '../../../packages/page-weight/src/site.ts';
import type { Cell } from '../../../packages/page-weight/src/table.ts';
import { asVisitor } from '../../../packages/page-weight/src/visit/browser.ts';
import { median } from '../../support/statistics.ts';
import { openWithBackground, slowDown } from '../browser.ts';
import { inTurn, type Sides } from './control.ts';
import PRESSES from './presses.json' with { type: 'json' };

interface Press {
  name: string;
  selector: string;
  /** Scrolled into view first, if the control does not exist before. */
  near?: string;
  /** An expression that is true once the press has had its effect. */
  done: string;
}

/** How many times the CPU is slowed down. */
const RATES = [4, 8];
/** The goal: ms that a press may take longer than an empty one, for each time that the CPU is slower. */
const MAX_ABOVE_MS = 8;
/** The browser reports no shorter events. */
const MIN_EVENT_MS = 16;
/** The browser reports an event after the paint, when it is idle. */
const REPORT_DELAY_MS = 500;

/** A press that changes one class: what no page can do faster. */
const EMPTY: Press = {
  name: 'empty',
  selector: 'h1',
  done: 'document.documentElement.matches(".pressed")',
};

/**
 * Presses every control of the home page and of the first carousel with real touch input, at each slowdown, each time as a
 * new visitor, in turn with an empty press on the page without scripts.
 * @returns a table of the times from the touch to the next paint, medians in ms, and the goals that were missed
 */
export async function measureInteractions(
  browser: Browser,
  origins: Sides<string>,
  { record, read }: BuiltSite,
  runs: number,
) {
  const rows: Cell[][] = [['press to next paint', 'ms', 'empty press', 'ratio']];
  const missed: string[] = [];
  const parsed = (file: string) => parse(read(file).toString());
  const carousel = record?.pages.find((file) => parsed(file).querySelector('[data-carousel]'));
  const rounds: [file: string, presses: Press[]][] = [['index.html', PRESSES.home]];
  // Slides are paused first: one that advances during a touch swallows the press.
  if (carousel) rounds.push([carousel, PRESSES.carousel]);
  for (const [file, all] of rounds) {
    const page = parsed(file);
    const presses = all.filter(({ selector, near = selector }) => page.querySelector(near));
    for (const rate of RATES) {
      const pairs = await inTurn(runs, (side) =>
        pressAll(browser, origins[side] + pagePath(file), side === 'ours' ? presses : [EMPTY], rate),
      );
      const control = median(pairs.map((pair) => pair.control[0] as number));
      for (const [at, { name }] of presses.entries()) {
        const ours = median(pairs.map((pair) => pair.ours[at] as number));
        rows.push([`${name}, ${rate}×`, Math.round(ours), Math.round(control), (ours / control).toFixed(1)]);
        const limit = MAX_ABOVE_MS * rate;
        if (ours - control > limit)
          missed.push(`${name}, ${rate}×: more than ${limit} ms above an empty press`);
      }
    }
  }
  return { rows, missed };
}

const pressAll = (browser: Browser, url: string, presses: Press[], rate: number): Promise<number[]> =>
  asVisitor(browser, async (page, session) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(watchInteractions);
    if (presses[0] === EMPTY) {
      await page.goto(url);
      await page.evaluate(
        'addEventListener("click", () => document.documentElement.classList.add("pressed"))',
      );
    } else await openWithBackground(page, url);
    const durations: number[] = [];
    for (const press of presses) {
      const { selector, near = selector } = press;
      await page.locator(near).first().scrollIntoViewIfNeeded();
      const target = page.locator(selector).first();
      // Waits until the target is stable and not covered.
      await target.tap({ trial: true });
      await slowDown(session, rate);
      await page.evaluate('interactions.length = 0; interactions.before = performance.interactionCount');
      await target.tap({ force: true });
      await waitForEffect(page, press);
      durations.push(Math.max(MIN_EVENT_MS, ...((await page.evaluate('[...interactions]')) as number[])));
      await slowDown(session, 1);
    }
    return durations;
  });

/** Records in a page's `interactions` how long each event took from the touch to the next paint, in ms. */
function watchInteractions(): void {
  const interactions: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  Object.assign(window, { interactions });
}

/** Waits until the press has had its effect and its events are reported; polls rarely, because polling is work. */
async function waitForEffect(page: Page, { name, done }: Press): Promise<void> {
  const isDone = `!!(${done}) && performance.interactionCount > interactions.before`;
  await page.waitForTimeout(REPORT_DELAY_MS);
  await page.waitForFunction(isDone, undefined, { polling: REPORT_DELAY_MS }).catch((cause) => {
    throw new Error(`${page.url()}: ${name}: the press had no effect`, { cause });
  });
  await page.waitForTimeout(REPORT_DELAY_MS);
}
