import { CPU_SLOWDOWN } from '../browser.ts';

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
