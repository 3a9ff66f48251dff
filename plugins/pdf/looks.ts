import { mapRecord } from '../map-record.ts';

/**
 * How the résumé may look. Sizes are in pt, but for the space between lines, in em. Dates are in a margin as wide as `aside`,
 * without one at the end of the title's line.
 */
export const LOOKS = {
  margin: { aside: 100, name: 27, heading: 8.5, size: 9.8, leading: 0.34, gap: 13, x: 48, y: 42 },
  column: {
    aside: 0,
    name: 25,
    heading: 11.5,
    size: 9.4,
    leading: 0.46,
    gap: 13,
    x: 58,
    y: 48,
    isTinted: true,
  },
  compact: {
    aside: 0,
    name: 20,
    heading: 8.5,
    size: 8.7,
    leading: 0.36,
    gap: 10,
    x: 44,
    y: 34,
    isRuledBeside: true,
  },
};

/** What is smaller can hardly be read, and what is closer hardly be told apart. */
const TIGHTEST = { aside: 96, name: 20, heading: 8.5, size: 8.7, leading: 0.25, gap: 8.5, x: 40, y: 30 };
/** How far towards the tightest a look goes, step by step, until its pages are few enough. */
export const STEPS = Array.from({ length: 10 }, (_, at) => (at + 1) / 10);
/** If no number of pages is asked for, a last page that is no fuller is spared where these are enough. */
export const SPARED = { filled: 0.3, parts: STEPS.slice(0, 6) };

/** Returns a look whose numbers are a part of the way to the tightest. */
export const tightened = (look: (typeof LOOKS)['margin'], part: number) => ({
  ...look,
  ...mapRecord(TIGHTEST, (least, name) => look[name] - Math.max(0, look[name] - least) * part),
});
