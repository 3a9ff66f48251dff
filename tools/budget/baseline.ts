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
  const everything = partsOf(
    [...new Map(first.flatMap(({ items }) => items).map((item) => [item.file, item])).values()],
    built,
    first,
  );
  const remembered = Object.entries(everything)
    .filter(([name, bytes]) => bytes >= REMEMBERED_BYTES && !isWaiting(name, pages))
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

/** Pictures that wait in carousels have a ceiling of their own. */
const isWaiting = (name: string, pages: Measured['pages']) =>
  pages.some(({ items }) =>
    items.some((item) => item.name === name && item.when === 'lazy' && item.kind === 'picture'),
  );
