import { medians } from '../../statistics.ts';
import { CPU_SLOWDOWN } from '../browser.ts';
import { type Against, againstControl, type Paints, type Pair } from './against-control.ts';

/** How fast a page is on a phone, as Lighthouse reckons: times in ms. */
export interface Speed extends Paints {
  performance: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** How many times slower than this machine the simulated phone is. */
  slowdown: number;
}

/** Lighthouse's other scores, of 100. */
export interface Scores {
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** What one run finds, and how fast it says that this machine is. */
export type Finding = Speed & { scores: Partial<Scores>; index: number };

/** Runs Lighthouse once; `all` asks for all its scores, not for speed alone. */
export type Run = (address: string, slowdown: number, all?: boolean) => Promise<Finding>;

/** What Lighthouse finds of one page. */
export interface Audit {
  scores: Scores;
  /** On a phone as fast as a middling one, whatever this machine is. */
  phone: Speed;
  /** This machine slowed down in full, against the page's control. */
  full: Against<Speed, Paints & Pick<Speed, 'tbt'>>;
}

/** What is told of a page that could not be audited. */
export interface Failed {
  failed: string;
}

/** So often Lighthouse may fail on a page in a row: now and then the browser hands it no trace. */
const TRIES = 3;

/**
 * Audits pages, several times each, by turns with their controls.
 * @param warn is told of each failure
 * @returns medians, in the order of the pages; a page that fails again and again does not end the rest
 */
export async function auditAll(
  pairs: Pair[],
  runs: number,
  run: Run,
  warn: (words: string) => void = console.error,
): Promise<(Audit | Failed)[]> {
  const tried: Run = async (...what) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(...what);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        if (tries === TRIES) throw new Error(words);
        warn(`${what[0]}: Lighthouse: ${words}: once more`);
      }
    }
  };

  async function audit(pair: Pair): Promise<Audit> {
    const scores: Scores[] = [];
    const phone: Speed[] = [];
    const page = async (address: string) => {
      const finding = await tried(address, CPU_SLOWDOWN, true);
      scores.push(finding.scores as Scores);
      const slowdown = slowdownFor(finding.index);
      // The simulated phone is the same: so is what would be found.
      phone.push(speedOf(slowdown === CPU_SLOWDOWN ? finding : await tried(address, slowdown)));
      return speedOf(finding);
    };
    const control = async (address: string) => {
      const { fcp, lcp, tbt } = await tried(address, CPU_SLOWDOWN);
      return { fcp, lcp, tbt };
    };
    const full = await againstControl(pair, runs, { page, control });
    return { scores: medians(scores), phone: medians(phone), full };
  }

  const audits: (Audit | Failed)[] = [];
  // The very first run finds a browser that has yet to warm up.
  if (pairs[0]) await tried(pairs[0].page, CPU_SLOWDOWN).catch(() => {});
  for (const pair of pairs)
    audits.push(await audit(pair).catch(({ message }: Error) => ({ failed: message })));
  return audits;
}

const speedOf = ({ scores: _, index: __, ...speed }: Finding): Speed => speed;

/**
 * The machine that Lighthouse's fourfold slowdown makes a middling phone of, by its own benchmark:
 * the middle of what it calls a fast desktop (docs/throttling.md).
 */
const DESKTOP_INDEX = 1750;

/**
 * The slowdown that makes a middling phone of this machine too; a machine that is slow already is
 * slowed down less, none more.
 * @param index Lighthouse's benchmark of this machine
 */
export const slowdownFor = (index: number): number =>
  Math.min(CPU_SLOWDOWN, Math.max(1, (CPU_SLOWDOWN * index) / DESKTOP_INDEX));
