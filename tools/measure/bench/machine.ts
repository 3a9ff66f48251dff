import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { median } from '../../statistics.ts';

/** Steps of the loop: 40 ms on a fast desktop of 2024. */
const LOOP_STEPS = 50_000_000;

export type Machine = Awaited<ReturnType<typeof describeMachine>>;

/** Tells how fast this machine is now. */
export async function describeMachine(browser: Browser) {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let run = 0; run < 5; run++) times.push(await page.evaluate(timeLoop, LOOP_STEPS));
  const cores = availableParallelism();
  return {
    browser: browser.version(),
    cores,
    /** Average number of tasks for each core. */
    load: (loadavg()[1] ?? 0) / cores,
    /** How long a fixed loop takes in this browser, not slowed down, in ms. */
    loop: Math.round(median(times)),
  };
}

function timeLoop(steps: number): number {
  const start = performance.now();
  let value = 0;
  for (let step = 0; step < steps; step++) value = (Math.imul(value, 31) + step) | 0;
  return performance.now() - start + (value & 0);
}
