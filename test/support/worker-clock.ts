import type { Page, Worker } from '@playwright/test';

/** What a test is told of the background's worker. */
interface Told {
  /** Lets so many ms pass, at 60 frames a second. */
  runFor(ms: number): void;
  /** When something was drawn, in ms of the worker's clock. */
  times: Set<number>;
  /** Of each character since the last `take`: where it stands on the sheet and on the canvas. */
  take(): string[];
}
declare const told: Told;

/** Runs in the worker before its own code: frames and timers come as the test says, and what is drawn is kept. */
function install(): void {
  const tasks = new Map<number, { at: number; run: (now: number) => void }>();
  let characters: string[] = [];
  let handles = 0;
  let now = 0;
  const add = (run: (now: number) => void, ms = 0) => {
    tasks.set(++handles, { at: now + ms, run });
    return handles;
  };
  const drop = (handle: number) => tasks.delete(handle);
  const times = new Set<number>();
  Object.assign(globalThis, {
    setTimeout: add,
    clearTimeout: drop,
    requestAnimationFrame: (run: (now: number) => void) => add(run, 1),
    cancelAnimationFrame: drop,
    told: {
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
  drawing.drawImage = function (...copy: unknown[]) {
    characters = [...characters, copy.slice(1).join()].slice(-10_000);
    drawImage.apply(this, copy as Parameters<typeof drawImage>);
  };
}

/** From now on the background's worker does nothing by itself. */
export async function holdWorkerClock(page: Page): Promise<void> {
  await page.route(/\/assets\/background-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const body = `if (!globalThis.document) (${install})();${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

export const timesDrawn = (worker: Worker): Promise<number> => worker.evaluate(() => told.times.size);

/** How often the worker draws in so many ms from now. */
export const redrawsOf = (worker: Worker, ms: number): Promise<number> =>
  worker.evaluate((passing) => {
    const before = told.times.size;
    told.runFor(passing);
    return told.times.size - before;
  }, ms);

/** The characters drawn since the last time. */
export const charactersOf = (worker: Worker): Promise<string[]> => worker.evaluate(() => told.take());
