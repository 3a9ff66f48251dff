import { inFirst } from './ceilings.ts';
import { partsOf } from './figures.ts';
import type { Measured } from './measure.ts';
import type { Baseline } from './types.ts';

/** Smaller parts are not remembered one by one. */
export const REMEMBERED_BYTES = 200;

/**
 * What to remember of a build, to tell later what grew. Of parts that stand in several languages it is the first one's.
 * @param languages names of the further languages' folders
 */
export function baselineOf(measured: Measured, languages: string[] = []): Baseline {
  const { pages, chunks, built } = measured;
  const first = inFirst(measured, languages).pages;
  const items = first.flatMap((page) => page.items);
  // Pictures that wait in carousels have a ceiling of their own.
  const waiting = new Set(
    items.filter(({ when, kind }) => when === 'lazy' && kind === 'picture').map(({ name }) => name),
  );
  const remembered = Object.entries(partsOf(items, built, first))
    .filter(([name, bytes]) => bytes >= REMEMBERED_BYTES && !waiting.has(name))
    .sort(([one], [other]) => one.localeCompare(other));
  return {
    pages: Object.fromEntries(
      pages.map(({ path, figures: { html, js, firstView, requests } }) => [
        path,
        { html: html.brotli, js: js.brotli, firstView: firstView.brotli, requests },
      ]),
    ),
    chunks: Object.fromEntries(chunks.map(({ name, brotli }) => [name, brotli])),
    parts: Object.fromEntries(remembered),
  };
}
