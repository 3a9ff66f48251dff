import { PHONE, type Screen } from '../../plugins/page-styles/length.ts';
import { FIRST_FLIGHT_BYTES, type Figures, type Offline } from './figures.ts';
import type { Verdict } from './judge.ts';
import type { Measured } from './measure.ts';
import type { Breach, Budget, Item, Loads, Weight } from './types.ts';

/** A weight with what is allowed and what was; brotli bytes, null where there is none. */
export interface Held extends Weight {
  ceiling: number | null;
  room: number | null;
  /** Since the baseline. */
  change: number | null;
}

type Plain = 'css' | 'fonts' | 'pictures' | 'icon' | 'aside' | 'lazyJs';

export interface PageReport extends Record<Plain, Weight> {
  path: string;
  file: string;
  html: Held;
  js: Held;
  firstView: Held;
  inlinedCss: Weight;
  requests: number;
  requestsChange: number | null;
  blocking: number;
  firstFlight: { bytes: number; fits: boolean; left: number };
  items: Item[];
}

/** What `npm run budget -- --json` prints; described by `report.schema.json`. */
export interface Report {
  version: 1;
  screen: Screen;
  pages: PageReport[];
  chunks: (Held & { name: string; file: string; loads: Loads | null })[];
  carousels: {
    pictures: number;
    median: number;
    medianCeiling: number | null;
    largest: { file: string; brotli: number };
    largestCeiling: number | null;
  };
  offline: Offline | null;
  problems: string[];
  breaches: Breach[];
  ok: boolean;
}

/** Brings measures, ceilings and verdict together. */
export function reportOf(measured: Measured, budget: Budget, verdict: Verdict): Report {
  const { pages, chunks, carousels, offline } = measured;
  return {
    version: 1,
    screen: PHONE,
    pages: pages.map(({ path, file, figures, inlinedCss, items }): PageReport => {
      const ceilings = budget.pages[path];
      const before = budget.baseline?.pages[path];
      const of = (name: 'html' | 'js' | 'firstView') => held(figures[name], ceilings?.[name], before?.[name]);
      return {
        path,
        file,
        html: of('html'),
        js: of('js'),
        firstView: of('firstView'),
        inlinedCss: { raw: inlinedCss.raw, gzip: inlinedCss.gzip, brotli: inlinedCss.brotli },
        ...plain(figures),
        requests: figures.requests,
        requestsChange: before ? figures.requests - before.requests : null,
        blocking: figures.blocking,
        firstFlight: flight(figures.html.brotli),
        items,
      };
    }),
    chunks: chunks.map(({ name, file, ...weight }) => ({
      name,
      file,
      loads: budget.chunks[name]?.loads ?? null,
      ...held(weight, budget.chunks[name]?.ceiling, budget.baseline?.chunks[name]),
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

const plain = ({ css, fonts, pictures, icon, aside, lazyJs }: Figures) => ({
  css,
  fonts,
  pictures,
  icon,
  aside,
  lazyJs,
});

const held = (weight: Weight, ceiling: number | undefined, before: number | undefined): Held => ({
  ...weight,
  ceiling: ceiling ?? null,
  room: ceiling === undefined ? null : ceiling - weight.brotli,
  change: before === undefined ? null : weight.brotli - before,
});

const flight = (bytes: number) => ({
  bytes: FIRST_FLIGHT_BYTES,
  fits: bytes <= FIRST_FLIGHT_BYTES,
  left: FIRST_FLIGHT_BYTES - bytes,
});
