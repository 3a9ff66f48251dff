import { lengthInPx, matchesMedia, type Screen } from '../../plugins/page-styles/length.ts';

/**
 * Picks from a `srcset` as Chromium does: the smallest candidate that is sharp enough, or the next smaller one if
 * that is nearer, by the geometric mean of their densities.
 * @param sizes the `sizes` that goes with it, for width descriptors
 * @throws if `srcset` or `sizes` can't be parsed
 */
export function pick(srcset: string, sizes: string, screen: Screen): string {
  const slot = slotWidth(sizes, screen);
  const candidates = srcset
    .split(/,\s*(?=\S)/)
    .map((text) => {
      const [url = '', descriptor = '1x'] = text.trim().split(/\s+/);
      const number = Number.parseFloat(descriptor);
      if (!url || !(number > 0)) throw new Error(`srcset: can't parse "${text}"`);
      // Picture pixels for each CSS px of its slot.
      return { url, density: descriptor.endsWith('w') ? number / slot : number };
    })
    .sort((one, other) => one.density - other.density);
  return candidates.reduce((here, there) => {
    const isBetter = there.density < screen.ratio || screen.ratio >= Math.sqrt(here.density * there.density);
    return isBetter ? there : here;
  }).url;
}

/** The width that `sizes` gives the picture, in CSS px. */
export function slotWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, size = ''] = /^\s*(\(.*?\)(?:\s+and\s+\(.*?\))*)?\s*(\S.*?)\s*$/.exec(part) ?? [];
    if (size && (!condition || matchesMedia(condition, screen))) return lengthInPx(size, screen);
  }
  return screen.width;
}
