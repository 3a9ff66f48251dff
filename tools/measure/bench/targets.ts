import type { Startup } from '../startup.ts';
import type { Against } from './against-control.ts';
import type { Audit, Failed } from './audit.ts';
import type { Background } from './background.ts';
import type { Growth } from './growth.ts';
import { type Interaction, RATES, type Rate } from './interactions.ts';

/** Something measured of one page. */
type OfPage<Measured> = { path: string } & Measured;

/** All figures; what was not asked for is not there. */
export interface Bench {
  /** Version of the browser, and whether it is but Chromium's shell. */
  browser: { version: string; shell: boolean };
  runs: number;
  /** The build that was the control; without it, that is the pages without their scripts. */
  against?: string;
  /** How many tasks wanted each processor of this machine, on average; above 1 it was too busy to time. */
  load: number;
  audits?: OfPage<{ audit: Audit | Failed }>[];
  network?: OfPage<{ paints: Against }>[];
  startup?: OfPage<Startup>[];
  interactions?: Interaction[];
  background?: Background[];
  growth?: Growth[];
}

/** What the contract asks for: scores of 100, times in ms, shares and ratios of 1. */
const TARGETS = {
  score: 100,
  tbt: 0,
  cls: 0,
  lcpToControl: 1.05,
  interaction: { 4: 64, 8: 100 } satisfies Record<Rate, number>,
  redraw: 0.3,
  background: 0.01,
  processors: 1.3,
};

/** What could not be measured. */
export const failures = ({ audits = [] }: Bench): string[] =>
  audits.flatMap(({ path, audit }) =>
    'failed' in audit ? [`${path}: Lighthouse failed again and again: ${audit.failed}`] : [],
  );

/** What misses the contract. */
export const missed = (bench: Bench): string[] => [
  ...missedOnPages(bench),
  ...missedAnswers(bench),
  ...missedBehind(bench),
];

const missedOnPages = ({ audits = [] }: Bench): string[] =>
  audits.flatMap(({ path, audit }) => {
    if ('failed' in audit) return [];
    const { scores, phone, full } = audit;
    // Nobody shall find the page for other addresses, so its SEO is not meant to be good.
    const meant = Object.entries({ performance: phone.performance, ...scores }).filter(
      ([name]) => !(name === 'seo' && path.endsWith('/404')),
    );
    const { lcp } = full.ratio;
    return [
      ...meant
        .filter(([, score]) => score < TARGETS.score)
        .map(([name, score]) => `${path}: ${name} is ${score}`),
      ...(phone.tbt > TARGETS.tbt ? [`${path}: TBT is ${Math.round(phone.tbt)} ms`] : []),
      ...(phone.cls > TARGETS.cls ? [`${path}: CLS is ${phone.cls.toFixed(3)}`] : []),
      ...(lcp > TARGETS.lcpToControl ? [`${path}: LCP is ${lcp.toFixed(2)} × that of its control`] : []),
    ];
  });

const missedAnswers = ({ interactions = [] }: Bench): string[] =>
  RATES.flatMap((rate) =>
    interactions
      .filter(({ took }) => took[rate] > TARGETS.interaction[rate])
      .map(({ name, took }) => `${name}: takes ${Math.round(took[rate])} ms at ${rate}×`),
  );

const missedBehind = ({ background = [] }: Bench): string[] => {
  const [phone] = background;
  const slow = phone && phone.redraws.median > TARGETS.redraw;
  return [
    ...(slow ? [`background: a redraw takes ${phone.redraws.median.toFixed(3)} ms`] : []),
    ...background.flatMap(({ screen, mainThread, processors }) => {
      const share = mainThread.running - mainThread.paused;
      const ratio = processors ? processors.whole.running / processors.whole.paused : 0;
      return [
        ...(share > TARGETS.background
          ? [`background, ${screen}: takes ${(share * 100).toFixed(1)} % of the main thread`]
          : []),
        ...(ratio > TARGETS.processors
          ? [`background, ${screen}: the browser takes ${ratio.toFixed(2)} × what it takes paused`]
          : []),
      ];
    }),
  ];
};
