import { medians } from '../../statistics.ts';

/** First and Largest Contentful Paint, in ms. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** The URLs of a page and of its control, the same page without its scripts. */
export interface Pair {
  page: string;
  control: string;
}

/** The medians of both, and the median of the page-to-control ratios. */
export interface Comparison<Page extends Paints = Paints, Control extends Paints = Paints> {
  page: Page;
  control: Control;
  ratio: Paints;
}

/**
 * Measures a page and its control alternately, so that other load on the machine affects both.
 * @param measure returns the measurements for a URL
 */
export async function compareWithControl<Page extends Paints, Control extends Paints>(
  pair: Pair,
  runs: number,
  measure: { page: (url: string) => Promise<Page>; control: (url: string) => Promise<Control> },
): Promise<Comparison<Page, Control>> {
  const pages: Page[] = [];
  const controls: Control[] = [];
  const page = async () => pages.push(await measure.page(pair.page));
  const control = async () => controls.push(await measure.control(pair.control));
  for (let run = 0; run < runs; run++) {
    // Alternate which one goes first.
    for (const turn of run % 2 ? [control, page] : [page, control]) await turn();
  }
  const ratios = pages.map(({ fcp, lcp }, run) => ({
    fcp: fcp / (controls[run]?.fcp ?? Number.NaN),
    lcp: lcp / (controls[run]?.lcp ?? Number.NaN),
  }));
  return { page: medians(pages), control: medians(controls), ratio: medians(ratios) };
}
