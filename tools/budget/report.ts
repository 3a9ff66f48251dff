import { FIRST_FLIGHT_BYTES } from '../../plugins/fonts/inline-fonts.ts';
import { PHONE } from '../../plugins/page-styles/length.ts';
import type { Verdict } from './judge.ts';
import type { Measured } from './measure.ts';
import type { Budget, Weight } from './types.ts';

/** A weight with its ceiling and its change; brotli bytes, null if unknown. */
export interface Budgeted extends Weight {
  ceiling: number | null;
  room: number | null;
  /** Since the baseline. */
  change: number | null;
}

/** The output of `npm run budget -- --json`, described by `report.schema.json`. */
export type Report = ReturnType<typeof reportOf>;
export type PageReport = Report['pages'][number];

/** Combines measurements, ceilings and verdict. */
export function reportOf(measured: Measured, budget: Budget, verdict: Verdict) {
  const { pages, chunks, carousels, offline } = measured;
  return {
    version: 1 as const,
    screen: PHONE,
    pages: pages.map(({ path, file, figures, inlinedCss, inlinedFonts, items }) => {
      const ceilings = budget.pages[path];
      const before = budget.baseline?.pages[path];
      const of = (name: 'html' | 'js' | 'firstView') =>
        budgeted(figures[name], ceilings?.[name], before?.[name]);
      return {
        path,
        file,
        ...figures,
        html: of('html'),
        js: of('js'),
        firstView: of('firstView'),
        inlinedCss: { raw: inlinedCss.raw, gzip: inlinedCss.gzip, brotli: inlinedCss.brotli },
        inlinedFonts,
        requestsChange: before ? figures.requests - before.requests : null,
        firstFlight: {
          bytes: FIRST_FLIGHT_BYTES,
          fits: figures.html.brotli <= FIRST_FLIGHT_BYTES,
          left: FIRST_FLIGHT_BYTES - figures.html.brotli,
        },
        items,
      };
    }),
    chunks: chunks.map(({ name, file, ...weight }) => ({
      name,
      file,
      loads: budget.chunks[name]?.loads ?? null,
      ...budgeted(weight, budget.chunks[name]?.ceiling, budget.baseline?.chunks[name]),
    })),
    carousels: {
      ...carousels,
      medianCeiling: budget.carousels?.median ?? null,
      largestCeiling: budget.carousels?.largest ?? null,
    },
    offline,
    ...verdict,
    ok: !verdict.problems.length && !verdict.breaches.length,
  };
}

const budgeted = (weight: Weight, ceiling: number | undefined, before: number | undefined): Budgeted => ({
  ...weight,
  ceiling: ceiling ?? null,
  room: ceiling === undefined ? null : ceiling - weight.brotli,
  change: before === undefined ? null : weight.brotli - before,
});
