import { length, matches, type Screen } from '../../plugins/page-styles/length.ts';

interface Candidate {
  url: string;
  /** Pixels of the picture for each CSS px of its place. */
  density: number;
}

/**
 * Picks from a `srcset` as Chromium does: the smallest that is sharp enough, or one less where that
 * is nearer, by the geometric mean of their densities.
 * @param sizes the `sizes` beside it, where widths are given
 * @throws where `srcset` or `sizes` is not understood
 */
export function pick(srcset: string, sizes: string, screen: Screen): string {
  const place = slotWidth(sizes, screen);
  const candidates = srcset
    .split(/,\s*(?=\S)/)
    .map((text): Candidate => {
      const [url = '', descriptor = '1x'] = text.trim().split(/\s+/);
      const number = Number.parseFloat(descriptor);
      if (!url || !(number > 0)) throw new Error(`srcset: "${text}" is not understood`);
      return { url, density: descriptor.endsWith('w') ? number / place : number };
    })
    .sort((one, other) => one.density - other.density);
  const isBetter = (here: Candidate, there: Candidate) =>
    there.density < screen.ratio || screen.ratio >= Math.sqrt(here.density * there.density);
  return candidates.reduce((here, there) => (isBetter(here, there) ? there : here)).url;
}

/** How wide a `sizes` says that the picture stands, in CSS px. */
export function slotWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, size = ''] = /^\s*(\(.*?\)(?:\s+and\s+\(.*?\))*)?\s*(\S.*?)\s*$/.exec(part) ?? [];
    if (size && (!condition || matches(condition, screen))) return length(size, screen);
  }
  return screen.width;
}
