/**
 * Allows differences in font smoothing, but nothing that moves, disappears or changes colour, which
 * `demo/visual/tolerance.spec.ts` verifies.
 */
export const TOLERANCE = {
  /** How much a pixel's colour may differ, from 0 to 1. */
  threshold: 0.12,
  /** How many pixels may differ more than that. */
  maxDiffPixelRatio: 0.0003,
};
