import type { Startup } from '../startup.ts';
import type { Audit, Failed } from './audit.ts';
import type { Background } from './background.ts';
import type { Comparison } from './control-comparison.ts';
import { type Interaction, RATES, type Rate } from './interactions.ts';

/** A measurement of one page. */
type ForPage<Measured> = { path: string } & Measured;

/** All figures; those not requested are missing. */
export interface Bench {
  /** The browser's version, and whether it is only Chromium's headless shell. */
  browser: { version: string; shell: boolean };
  runs: number;
  /** The build used as the control; by default, the pages without their scripts. */
  against?: string;
  /** Average number of tasks per CPU of this machine; above 1 it was too busy for reliable times. */
  load: number;
  audits?: ForPage<{ audit: Audit | Failed }>[];
  network?: ForPage<{ paints: Comparison }>[];
  startup?: ForPage<Startup>[];
  interactions?: Interaction[];
  background?: Background[];
}

/** The required figures: scores out of 100, times in ms, shares and ratios as fractions of 1. */
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

/** The measurements that failed. */
export const failures = ({ audits = [] }: Bench): string[] =>
  audits.flatMap(({ path, audit }) =>
    'failed' in audit ? [`${path}: Lighthouse failed repeatedly: ${audit.failed}`] : [],
  );

/** The targets that were missed. */
export const missedTargets = (bench: Bench): string[] => [
  ...missedOnPages(bench),
  ...missedInteractions(bench),
  ...missedBackground(bench),
];

const missedOnPages = ({ audits = [] }: Bench): string[] =>
  audits.flatMap(({ path, audit }) => {
    if ('failed' in audit) return [];
    const { scores, phone, full } = audit;
    // Search engines should not list the not-found page, so its SEO does not matter.
    const relevant = Object.entries({ performance: phone.performance, ...scores }).filter(
      ([name]) => !(name === 'seo' && path.endsWith('/404')),
    );
    const { lcp } = full.ratio;
    return [
      ...relevant
        .filter(([, score]) => score < TARGETS.score)
        .map(([name, score]) => `${path}: ${name} is ${score}`),
      ...exceeded(
        [phone.tbt, TARGETS.tbt, `${path}: TBT is ${Math.round(phone.tbt)} ms`],
        [phone.cls, TARGETS.cls, `${path}: CLS is ${phone.cls.toFixed(3)}`],
        [lcp, TARGETS.lcpToControl, `${path}: LCP is ${lcp.toFixed(2)}× that of its control`],
      ),
    ];
  });

const missedInteractions = ({ interactions = [] }: Bench): string[] =>
  RATES.flatMap((rate) =>
    interactions.flatMap(({ name, took: { [rate]: ms } }) =>
      exceeded([ms, TARGETS.interaction[rate], `${name}: takes ${Math.round(ms)} ms at ${rate}× slowdown`]),
    ),
  );

const missedBackground = ({ background = [] }: Bench): string[] =>
  background.flatMap(({ screen, redraws, mainThread, processors }, index) => {
    // Their target is for the first screen, a phone's.
    const redraw = index ? 0 : redraws.median;
    const share = mainThread.running - mainThread.paused;
    const ratio = processors ? processors.whole.running / processors.whole.paused : 0;
    const at = `background, ${screen}`;
    return exceeded(
      [redraw, TARGETS.redraw, `background: a redraw takes ${redraw.toFixed(3)} ms`],
      [share, TARGETS.background, `${at}: takes ${(share * 100).toFixed(1)} % of the main thread`],
      [ratio, TARGETS.processors, `${at}: CPU time is ${ratio.toFixed(2)}× that of the paused background`],
    );
  });

/** The messages about the figures that are above their targets. */
const exceeded = (...figures: [figure: number, target: number, message: string][]): string[] =>
  figures.flatMap(([figure, target, message]) => (figure > target ? message : []));
