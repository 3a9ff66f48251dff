import type { Page, Worker } from '@playwright/test';
import { randomFrom } from '../support/random.ts';

/** Controls and observes the background's worker. */
interface WorkerClock {
  /** Lets this many ms pass, at 60 frames a second. */
  runFor(ms: number): void;
  /** When something was drawn, in ms of the worker's clock. */
  times: Set<number>;
  /** Each character drawn since the last `take`: its position on the sprite sheet and on the canvas. */
  take(): string[];
}
declare const workerClock: WorkerClock;

/** Runs in the worker before its own code: lets the test control frames and timers, and records what is drawn. */
function install(): void {
  const tasks = new Map<number, { at: number; run: (now: number) => void }>();
  let characters: string[] = [];
  let handles = 0;
  let now = 0;
  const add = (run: (now: number) => void, ms = 0) => {
    tasks.set(++handles, { at: now + ms, run });
    return handles;
  };
  const remove = (handle: number) => tasks.delete(handle);
  const times = new Set<number>();
  Object.assign(globalThis, {
    setTimeout: add,
    clearTimeout: remove,
    requestAnimationFrame: (run: (now: number) => void) => add(run, 1),
    cancelAnimationFrame: remove,
    workerClock: {
      times,
      take: () => characters.splice(0),
      runFor(ms: number) {
        for (const end = now + ms; now < end; ) {
          now += 1000 / 60;
          for (const [handle, { at, run }] of [...tasks]) if (at <= now && tasks.delete(handle)) run(now);
        }
      },
    },
  });
  const drawing = OffscreenCanvasRenderingContext2D.prototype;
  const { fillRect, drawImage } = drawing;
  drawing.fillRect = function (...box) {
    times.add(now);
    fillRect.apply(this, box);
  };
  drawing.drawImage = function (...args: unknown[]) {
    characters = [...characters, args.slice(1).join()].slice(-10_000);
    drawImage.apply(this, args as Parameters<typeof drawImage>);
  };
}

/** Stops the clock of the background's worker; from now on only the test advances it. Chance is the same each time. */
export async function holdWorkerClock(page: Page): Promise<void> {
  await page.route(/\/assets\/background-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const body = `if (!globalThis.document) {Math.random = (${randomFrom})(1);(${install})();}${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

export const timesDrawn = (worker: Worker): Promise<number> => worker.evaluate(() => workerClock.times.size);

/** Lets this many ms pass and returns how often the worker draws. */
export const redrawsOf = (worker: Worker, ms: number): Promise<number> =>
  worker.evaluate((passing) => {
    const before = workerClock.times.size;
    workerClock.runFor(passing);
    return workerClock.times.size - before;
  }, ms);

/** The characters drawn since the last call. */
export const charactersOf = (worker: Worker): Promise<string[]> => worker.evaluate(() => workerClock.take());
