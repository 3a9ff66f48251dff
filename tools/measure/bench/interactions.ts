import type { Browser, Page } from '@playwright/test';
import { asVisitor } from '../../browsers/visitor.ts';
import { median } from '../../statistics.ts';
import { hydratedAt, markHydration, openWithBackground, slowDown } from '../browser.ts';
import { inTurn } from './in-turn.ts';
import type { Press, Round } from './presses.ts';

/** How many times the CPU is slowed down. */
export const RATES = [4, 8] as const;
export type Rate = (typeof RATES)[number];

/** The time from a tap to the next paint, and that of an empty press on the page without scripts; medians in ms. */
export interface Interaction {
  name: string;
  rate: Rate;
  ours: number;
  control: number;
}

/** The browser reports no shorter events. */
const MIN_EVENT_MS = 16;
/** It reports an event after the paint, when it is idle. */
const REPORT_DELAY_MS = 500;
const MAX_POLLS = 60;

/** A press that changes one class: what no page can do faster. */
const EMPTY: Press = { name: 'empty', selector: 'h1', done: 'document.documentElement.matches(".pressed")' };

/** Presses every control with real touch input, at each slowdown, each time as a new visitor, in turn with the control. */
export async function measureInteractions(
  browser: Browser,
  origins: { ours: string; control: string },
  rounds: Round[],
  runs: number,
): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for (const { path, presses } of rounds)
    for (const rate of RATES) {
      const ours = () => pressAll(browser, origins.ours + path, presses, rate);
      const control = () => pressAll(browser, origins.control + path, [EMPTY], rate);
      const pairs = await inTurn(runs, ours, control);
      const empty = median(pairs.map((pair) => pair.control[0] as number));
      for (const [at, { name }] of presses.entries())
        all.push({ name, rate, ours: median(pairs.map((pair) => pair.ours[at] as number)), control: empty });
    }
  return all;
}

const pressAll = (browser: Browser, url: string, presses: Press[], rate: Rate): Promise<number[]> =>
  asVisitor(browser, async (page, session) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(watchInteractions);
    if (presses[0] === EMPTY) {
      await page.goto(url);
      await page.evaluate(() =>
        document.addEventListener('click', () => document.documentElement.classList.add('pressed')),
      );
    } else {
      await markHydration(page);
      await openWithBackground(page, url);
      await hydratedAt(page);
    }
    const took: number[] = [];
    for (const press of presses) {
      const { x, y } = await positionOf(page, press);
      await slowDown(session, rate);
      await page.evaluate('interactions.length = 0; interactions.before = performance.interactionCount');
      await page.touchscreen.tap(x, y);
      await waitForEffect(page, press);
      took.push(Math.max(MIN_EVENT_MS, ...((await page.evaluate('[...interactions]')) as number[])));
      await slowDown(session, 1);
    }
    return took;
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
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    await page.waitForTimeout(REPORT_DELAY_MS);
    if (!(await page.evaluate(isDone))) continue;
    return await page.waitForTimeout(REPORT_DELAY_MS);
  }
  throw new Error(`${page.url()}: ${name}: the press had no effect`);
}

/**
 * Scrolls a control into view.
 * @returns where to press it, once it is stable and not covered
 */
async function positionOf(page: Page, { selector, near }: Press): Promise<{ x: number; y: number }> {
  if (near) await page.locator(near).first().scrollIntoViewIfNeeded();
  const target = page.locator(selector).first();
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
