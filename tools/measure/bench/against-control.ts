import { medians } from '../../statistics.ts';

/** When the first and the largest content was painted, in ms. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** The addresses of a page and of its control, the same page without its scripts. */
export interface Pair {
  page: string;
  control: string;
}

/** What was measured of both: medians, and the median of what the page took for each of the control's. */
export interface Against<Page extends Paints = Paints, Control extends Paints = Paints> {
  page: Page;
  control: Control;
  ratio: Paints;
}

/**
 * Measures a page and its control by turns, so that whatever the machine does besides falls on both.
 * @param measure tells what it found at an address
 */
export async function againstControl<Page extends Paints, Control extends Paints>(
  pair: Pair,
  runs: number,
  measure: { page: (address: string) => Promise<Page>; control: (address: string) => Promise<Control> },
): Promise<Against<Page, Control>> {
  const pages: Page[] = [];
  const controls: Control[] = [];
  const page = async () => pages.push(await measure.page(pair.page));
  const control = async () => controls.push(await measure.control(pair.control));
  for (let run = 0; run < runs; run++) {
    // Neither is always the first.
    for (const turn of run % 2 ? [control, page] : [page, control]) await turn();
  }
  const ratios = pages.map(({ fcp, lcp }, run) => ({
    fcp: fcp / (controls[run]?.fcp ?? Number.NaN),
    lcp: lcp / (controls[run]?.lcp ?? Number.NaN),
  }));
  return { page: medians(pages), control: medians(controls), ratio: medians(ratios) };
}
