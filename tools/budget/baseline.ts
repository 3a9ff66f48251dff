import { inFirstLanguage } from './ceilings.ts';
import { partsOf } from './figures.ts';
import type { Measured } from './measure.ts';
import type { Baseline } from './types.ts';

/** Smaller parts are not recorded in the baseline. */
export const MIN_PART_BYTES = 200;

/**
 * Collects the figures that later builds are compared with. Parts that exist in several languages are recorded for the
 * first one only.
 * @param languages folder names of the further languages
 */
export function baselineOf(measured: Measured, languages: string[] = []): Baseline {
  const { pages, chunks, built } = measured;
  const first = inFirstLanguage(measured, languages).pages;
  const items = first.flatMap((page) => page.items);
  // Lazy pictures in carousels have their own ceiling.
  const lazyPictures = new Set(
    items.filter(({ when, kind }) => when === 'lazy' && kind === 'picture').map(({ name }) => name),
  );
  const recorded = Object.entries(partsOf(items, built, first))
    .filter(([name, bytes]) => bytes >= MIN_PART_BYTES && !lazyPictures.has(name))
    .sort(([one], [other]) => one.localeCompare(other));
  return {
    pages: Object.fromEntries(
      pages.map(({ path, figures: { html, js, firstView, requests } }) => [
        path,
        { html: html.brotli, js: js.brotli, firstView: firstView.brotli, requests },
      ]),
    ),
    chunks: Object.fromEntries(chunks.map(({ name, brotli }) => [name, brotli])),
    parts: Object.fromEntries(recorded),
  };
}
