import { mapRecord } from '../map-record.ts';

/**
 * How the résumé may look. Sizes are in pt, but for the space between lines, in em. Dates are in a margin as wide as `aside`,
 * without one at the end of the title's line.
 */
export const LOOKS = {
  margin: { aside: 100, name: 27, heading: 8.5, size: 9.8, leading: 0.34, gap: 13, x: 48, y: 42 },
  column: { name: 25, heading: 11.5, size: 9.4, leading: 0.46, gap: 13, x: 58, y: 48, isTinted: true },
  compact: { name: 20, heading: 8.5, size: 8.7, leading: 0.36, gap: 10, x: 44, y: 34, isRuledBeside: true },
};

/** What is smaller can hardly be read, and what is closer hardly be told apart. */
const TIGHTEST = { aside: 96, name: 20, heading: 8.5, size: 8.7, leading: 0.25, gap: 8.5, x: 40, y: 30 };
/** In how many steps a look goes towards the tightest, until its pages are few enough. */
const STEPS = 20;
/** If no number of pages is asked for, a last page that is no fuller is spared where so many are enough. */
const SPARED = { filled: 0.3, steps: 12 };

/** Returns a look whose numbers are a part of the way to the tightest. */
export const tightened = (look: (typeof LOOKS)['margin'], part: number) => ({
  ...look,
  ...mapRecord(TIGHTEST, (least, name) => look[name] - Math.max(0, look[name] - least) * part),
});

/**
 * Returns what `set` makes of the least part with `most` pages at most, found by halves, as each costs time and memory; if
 * any number will do, of one that spares a page.
 */
export async function fitted<Result extends { pages: number; filled: number }>(
  set: (part: number) => Promise<Result>,
  most: number,
): Promise<Result> {
  const whole = await set(0);
  const isSpared = most === Number.POSITIVE_INFINITY && whole.pages > 1 && whole.filled <= SPARED.filled;
  const pages = isSpared ? whole.pages - 1 : most;
  if (whole.pages <= pages) return whole;
  let result = whole;
  let [low, high] = [1, isSpared ? SPARED.steps : STEPS];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const tried = await set(middle / STEPS);
    const fits = tried.pages <= pages;
    if (fits || result.pages > pages) result = tried;
    if (fits) high = middle - 1;
    else low = middle + 1;
  }
  return isSpared && result.pages > pages ? whole : result;
}
