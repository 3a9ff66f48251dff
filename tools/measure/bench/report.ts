import { type Cell, columns, counted } from '../../budget/table.ts';
import { median, medians } from '../../statistics.ts';
import { IS_SHELL } from '../browser.ts';
import type { Background, RunningAndPaused } from './background.ts';
import type { Pair } from './in-turn.ts';
import type { Interaction, Rate } from './interactions.ts';
import type { Audit } from './lighthouse.ts';
import type { Machine } from './machine.ts';

/** All figures; those not requested are missing. */
export interface Bench {
  machine: Machine;
  runs: number;
  pages?: { path: string; audits: Pair<Audit>[] }[];
  interactions?: Interaction[];
  background?: Background;
}

/** The goals: scores out of 100; ms that a figure may be above the control's; ratios and shares as fractions of 1. */
const GOALS = {
  score: 100,
  cls: 0,
  lcpRatio: 1.05,
  tbt: 50,
  interaction: { 4: 32, 8: 64 } satisfies Record<Rate, number>,
  background: 0.01,
};

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** The medians of a page's runs; `lcpRatio` is that of the ratios of each run. */
function summaryOf(audits: Pair<Audit>[]) {
  const [ours, control] = [
    medians(audits.map((pair) => pair.ours)),
    medians(audits.map((pair) => pair.control)),
  ];
  return { ours, control, lcpRatio: median(audits.map((pair) => pair.ours.lcp / pair.control.lcp)) };
}

/** The goals that were missed, one line each. */
export function missedGoals({ pages = [], interactions = [], background }: Bench): string[] {
  const missed = (isMissed: boolean, text: string) => (isMissed ? [text] : []);
  const onPages = pages.flatMap(({ path, audits }) => {
    const { ours, control, lcpRatio } = summaryOf(audits);
    return [
      ...SCORES.flatMap((name) => {
        // Search engines should not list it.
        const isHidden = name === 'seo' && path.endsWith('/404');
        return missed(ours[name] < GOALS.score && !isHidden, `${path}: ${name} is ${ours[name]}`);
      }),
      ...missed(
        ours.tbt > control.tbt + GOALS.tbt,
        `${path}: TBT is ${ms(ours.tbt - control.tbt)} ms above the control's, at most ${GOALS.tbt} are allowed`,
      ),
      ...missed(lcpRatio > GOALS.lcpRatio, `${path}: LCP is ${lcpRatio.toFixed(2)} × the control's`),
      ...missed(ours.cls > GOALS.cls, `${path}: CLS is ${ours.cls.toFixed(3)}`),
    ];
  });
  const onPresses = interactions.flatMap(({ name, rate, ours, control }) =>
    missed(
      ours - control > GOALS.interaction[rate],
      `${name}, ${rate}×: ${ms(ours - control)} ms above an empty press, at most ${GOALS.interaction[rate]} are allowed`,
    ),
  );
  const share = background ? background.mainThread.running - background.mainThread.paused : 0;
  return [
    ...onPages,
    ...onPresses,
    ...missed(share > GOALS.background, `background: takes ${percent(share)} of the main thread`),
  ];
}

/** Renders the results as tables. */
export function printBench(bench: Bench): string {
  const { machine, runs, pages = [], interactions = [], background } = bench;
  const { browser, cores, load, loop } = machine;
  const missed = missedGoals(bench);
  const pageRows = pages.map(({ path, audits }): Cell[] => {
    const { ours, control, lcpRatio } = summaryOf(audits);
    const paints = [ours.fcp, control.fcp, ours.lcp, control.lcp].map(ms);
    const blocked = [ours.tbt, control.tbt, ours.tbt - control.tbt].map(ms);
    return [path, ...SCORES.map((name) => ours[name]), ...paints, lcpRatio.toFixed(2), ...blocked];
  });
  const pressRows = interactions.map(({ name, rate, ours, control }): Cell[] => [
    `${name}, ${rate}×`,
    ms(ours),
    ms(control),
    (ours / control).toFixed(1),
  ]);
  const shares = ({ running, paused }: RunningAndPaused) => [running, paused, running - paused].map(percent);
  const backgroundRows = background && [
    ['main thread, 4× slower', ...shares(background.mainThread)],
    ...(background.processors ? [['all processors, of a core', ...shares(background.processors)]] : []),
  ];
  return [
    `Chromium ${browser}, ${counted(cores, 'core')}, medians of ${counted(runs, 'run')}, each as a new visitor, in turn with the same page without scripts. A fixed loop takes ${loop} ms.`,
    IS_SHELL && "! In Chromium's headless shell painting takes a fifth of the time: install Chromium.",
    load > 1 && `! This machine was busy (load ${load.toFixed(1)} for each core): times are too high.`,
    ...table(
      '4× slower|speed|a11y|best|SEO|FCP ms|no scripts|LCP ms|no scripts|ratio|TBT ms|no scripts|above',
      pageRows,
    ),
    ...table('press to next paint|ms|empty press|ratio', pressRows),
    ...table('background|running|paused|difference', backgroundRows),
    missed.length ? missed.map((each) => `✗ ${each}`).join('\n') : 'All goals are met.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const ms = (value: number): number => Math.round(value);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const table = (head: string, rows: Cell[][] = []) =>
  rows.length ? [columns([head.split('|'), ...rows]).join('\n')] : [];
