import { medians } from '../../statistics.ts';
import { CPU_SLOWDOWN } from '../browser.ts';
import { type Comparison, compareWithControl, type Paints, type Pair } from './control-comparison.ts';

/** Lighthouse's performance figures for a page on a phone; times in ms. */
export interface Speed extends Paints {
  performance: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** How many times slower the simulated phone is than this machine. */
  slowdown: number;
}

/** Lighthouse's other scores, out of 100. */
interface Scores {
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** The result of one run, with Lighthouse's benchmark index of this machine. */
export type Finding = Speed & { scores: Partial<Scores>; index: number };

/** Runs Lighthouse once; `all` requests all scores, not only performance. */
export type Run = (url: string, slowdown: number, all?: boolean) => Promise<Finding>;

/** Lighthouse's results for one page. */
export interface Audit {
  scores: Scores;
  /** On a mid-range phone, simulated for the speed of this machine. */
  phone: Speed;
  /** With this machine slowed down fully, compared with the page's control. */
  full: Comparison<Speed, Paints & Pick<Speed, 'tbt'>>;
}

/** The reason why a page could not be audited. */
export interface Failed {
  failed: string;
}

/** How often Lighthouse is tried on a page: now and then the browser returns no trace. */
const MAX_TRIES = 3;

/**
 * Audits pages several times each, alternating with their controls.
 * @param warn receives a message for each failure
 * @returns medians, in the order of the pages; a page that keeps failing does not stop the others
 */
export async function auditAll(
  pairs: Pair[],
  runs: number,
  run: Run,
  warn: (message: string) => void = console.error,
): Promise<(Audit | Failed)[]> {
  const runWithRetries: Run = async (...args) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(...args);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (tries === MAX_TRIES) throw new Error(message);
        warn(`${args[0]}: Lighthouse: ${message}: retrying`);
      }
    }
  };

  async function audit(pair: Pair): Promise<Audit> {
    const scores: Scores[] = [];
    const phone: Speed[] = [];
    const page = async (url: string) => {
      const finding = await runWithRetries(url, CPU_SLOWDOWN, true);
      scores.push(finding.scores as Scores);
      const slowdown = slowdownFor(finding.index);
      // With the same slowdown, a second run would have the same result.
      phone.push(speedOf(slowdown === CPU_SLOWDOWN ? finding : await runWithRetries(url, slowdown)));
      return speedOf(finding);
    };
    const control = async (url: string) => {
      const { fcp, lcp, tbt } = await runWithRetries(url, CPU_SLOWDOWN);
      return { fcp, lcp, tbt };
    };
    const full = await compareWithControl(pair, runs, { page, control });
    return { scores: medians(scores), phone: medians(phone), full };
  }

  const audits: (Audit | Failed)[] = [];
  // The very first run warms up the browser.
  if (pairs[0]) await runWithRetries(pairs[0].page, CPU_SLOWDOWN).catch(() => {});
  for (const pair of pairs)
    audits.push(await audit(pair).catch(({ message }: Error) => ({ failed: message })));
  return audits;
}

const speedOf = ({ scores: _, index: __, ...speed }: Finding): Speed => speed;

/**
 * The benchmark index of a machine that Lighthouse's fourfold slowdown turns into a mid-range phone: the middle of what
 * Lighthouse calls a fast desktop (docs/throttling.md).
 */
const DESKTOP_INDEX = 1750;

/**
 * The slowdown that turns this machine into a mid-range phone: less than fourfold for a slower machine, never more.
 * @param index Lighthouse's benchmark index of this machine
 */
export const slowdownFor = (index: number): number =>
  Math.min(CPU_SLOWDOWN, Math.max(1, (CPU_SLOWDOWN * index) / DESKTOP_INDEX));
