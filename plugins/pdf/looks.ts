import { mapRecord } from '../map-record.ts';

/**
 * How the résumé may look. Sizes are in pt, and `leading`, the space between lines, in em. Dates are in a margin as wide as `aside`;
 * in a look without it, at the end of the title's line.
 */
export const LOOKS = {
  margin: { aside: 100, name: 27, heading: 8.5, size: 9.8, leading: 0.34, gap: 13, x: 48, y: 42 },
  column: { name: 25, heading: 11.5, size: 9.4, leading: 0.46, gap: 13, x: 58, y: 48, isTinted: true },
  compact: { name: 20, heading: 8.5, size: 8.7, leading: 0.36, gap: 10, x: 44, y: 34, isRuledBeside: true },
};

/** Smaller letters can hardly be read, and closer lines and entries hardly be told apart. */
const TIGHTEST = { aside: 96, name: 20, heading: 8.5, size: 8.7, leading: 0.25, gap: 8.5, x: 40, y: 30 };
/** The number of steps from a look to the tightest. */
const STEPS = 20;
/** If no number of pages is asked for, a last page that is `filled` to this part at most is spared, if so many steps are enough. */
const SPARED = { filled: 0.3, steps: 12 };

/** Returns a look whose numbers are a part of the way to the tightest. */
export const tightened = (look: (typeof LOOKS)['margin'], part: number) => ({
  ...look,
  ...mapRecord(TIGHTEST, (least, name) => look[name] - Math.max(0, look[name] - least) * part),
});

/**
 * Returns the result of the smallest part of the way to the tightest look that takes at most `maxPages`, found by bisection, as each
 * try costs time and memory. If any number of pages will do, the look changes only to spare a nearly empty last page.
 * @param set sets the résumé in a look that is a part of the way to the tightest
 */
export async function fitted<Result extends { pages: number; filled: number }>(
  set: (part: number) => Promise<Result>,
  maxPages: number,
): Promise<Result> {
  const untouched = await set(0);
  const { pages, filled } = untouched;
  const spares = maxPages === Infinity && pages > 1 && filled <= SPARED.filled;
  const allowed = spares ? pages - 1 : maxPages;
  if (pages <= allowed) return untouched;
  let result = untouched;
  let [low, high] = [1, spares ? SPARED.steps : STEPS];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const tried = await set(middle / STEPS);
    const fits = tried.pages <= allowed;
    if (fits || result.pages > allowed) result = tried;
    if (fits) high = middle - 1;
    else low = middle + 1;
  }
  return spares && result.pages > allowed ? untouched : result;
}
