import type { Browser, Page } from '@playwright/test';
import { median } from '../../statistics.ts';
import { asVisitor, hydratedAt, markHydration, openWithBackground, slowDown } from '../browser.ts';
import type { Press, Round } from './presses.ts';

/** How much the processor is slowed down. */
export const RATES = [4, 8] as const;
export type Rate = (typeof RATES)[number];

/** How long a press waits for the next paint, its longest event; ms, by how slow the processor is. */
export interface Interaction {
  name: string;
  took: Record<Rate, number>;
}

/** The browser tells of nothing that took less. */
const LEAST_MS = 16;
/** It tells of an event after the paint, when there is time. */
const TOLD_MS = 500;
const ASKED_AT_MOST = 20;

/**
 * Presses all that can be pressed, by real touches, each time as a new visitor and at each rate.
 * @returns medians of the runs
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  rounds: Round[],
  runs: number,
): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for (const { path, presses } of rounds) {
    const press = (rate: Rate) => pressAll(browser, origin + path, presses, rate);
    const took: Record<Rate, number[]>[] = [];
    for (let run = 0; run < runs; run++) took.push({ 4: await press(4), 8: await press(8) });
    const of = (at: number, rate: Rate) => median(took.map((each) => each[rate][at] ?? 0));
    for (const [at, { name }] of presses.entries()) all.push({ name, took: { 4: of(at, 4), 8: of(at, 8) } });
  }
  return all;
}

const pressAll = (browser: Browser, address: string, presses: Press[], rate: Rate): Promise<number[]> =>
  asVisitor(browser, async (page, session) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(watchInteractions);
    await markHydration(page);
    await openWithBackground(page, address);
    await hydratedAt(page);
    const took: number[] = [];
    for (const press of presses) {
      const { x, y } = await comeNear(page, press);
      await slowDown(session, rate);
      await page.evaluate('interactions.length = 0; interactions.before = performance.interactionCount');
      await page.touchscreen.tap(x, y);
      await answered(page, press);
      took.push(Math.max(LEAST_MS, ...((await page.evaluate('[...interactions]')) as number[])));
      await slowDown(session, 1);
    }
    return took;
  });

/** Keeps in `interactions` of a page how long each event took from the visitor's touch to the next paint, in ms. */
function watchInteractions(): void {
  const interactions: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  Object.assign(window, { interactions });
}

/** Waits until the press was answered and the browser has told how fast; asks rarely, as each question is work. */
async function answered(page: Page, { name, done }: Press): Promise<void> {
  const isDone = `!!(${done}) && performance.interactionCount > interactions.before`;
  for (let asked = 0; asked < ASKED_AT_MOST; asked++) {
    await page.waitForTimeout(TOLD_MS);
    if (!(await page.evaluate(isDone))) continue;
    return await page.waitForTimeout(TOLD_MS);
  }
  throw new Error(`${page.url()}: ${name}: the press did nothing`);
}

/** Brings something on the screen. @returns where to press it, once it stands still and nothing lies over it */
async function comeNear(page: Page, { selector, near }: Press): Promise<{ x: number; y: number }> {
  if (near) await page.locator(near).first().scrollIntoViewIfNeeded();
  const target = page.locator(selector).first();
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
