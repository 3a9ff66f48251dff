import { median, medians } from '../../statistics.ts';
import { type Cell, table } from '../../table.ts';
import { IS_SHELL } from '../browser.ts';
import type { Background, RunningAndPaused } from './background.ts';
import type { Sides } from './control.ts';
import type { Interaction } from './interactions.ts';
import type { Audit } from './lighthouse.ts';

/** All figures; those not requested are missing. */
export interface Bench {
  browser: string;
  cores: number;
  /** How long a fixed loop takes in this browser, not slowed down, in ms. */
  loop: number;
  runs: number;
  pages?: { path: string; audits: Sides<Audit>[] }[];
  interactions?: Interaction[];
  background?: Background;
}

/** The goals: scores out of 100; ms that a figure may be above the control's; ratios and shares as fractions of 1. */
const GOALS = { score: 100, cls: 0, lcpRatio: 1.05, tbt: 50, interactionTimesRate: 8, background: 0.01 };

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Renders the results as tables, and the goals that were missed. */
export function printBench(bench: Bench): string {
  const { browser, cores, loop, runs, interactions = [], background } = bench;
  const pages = (bench.pages ?? []).map(({ path, audits }) => ({
    path,
    ours: medians(audits.map((pair) => pair.ours)),
    control: medians(audits.map((pair) => pair.control)),
    lcpRatio: median(audits.map((pair) => pair.ours.lcp / pair.control.lcp)),
  }));
  const pageRows = pages.map(({ path, ours, control, lcpRatio }): Cell[] => {
    const paints = [ours.fcp, control.fcp, ours.lcp, control.lcp].map(Math.round);
    const blocked = [ours.tbt, control.tbt, ours.tbt - control.tbt].map(Math.round);
    return [path, ...SCORES.map((name) => ours[name]), ...paints, lcpRatio.toFixed(2), ...blocked];
  });
  const pressRows = interactions.map(({ name, rate, ours, control }): Cell[] => [
    `${name}, ${rate}×`,
    Math.round(ours),
    Math.round(control),
    (ours / control).toFixed(1),
  ]);
  const shares = ({ running, paused }: RunningAndPaused) => [running, paused, running - paused].map(percent);
  const backgroundRows = background && [
    ['main thread, 4× slower', ...shares(background.mainThread)],
    ['all processors, of a core', ...shares(background.processors)],
  ];

  const share = background ? background.mainThread.running - background.mainThread.paused : 0;
  const goals: [isMet: boolean, text: string][] = [
    ...pages.flatMap(({ path, ours, control, lcpRatio }): typeof goals => [
      ...SCORES.map((name): (typeof goals)[number] => [
        // Search engines should not list the not-found page.
        ours[name] >= GOALS.score || (name === 'seo' && path.endsWith('/404')),
        `${path}: ${name} is ${ours[name]}`,
      ]),
      [ours.tbt <= control.tbt + GOALS.tbt, `${path}: TBT is more than ${GOALS.tbt} ms above the control's`],
      [lcpRatio <= GOALS.lcpRatio, `${path}: LCP is ${lcpRatio.toFixed(2)} × the control's`],
      [ours.cls <= GOALS.cls, `${path}: CLS is ${ours.cls.toFixed(3)}`],
    ]),
    ...interactions.map(({ name, rate, ours, control }): (typeof goals)[number] => {
      const limit = GOALS.interactionTimesRate * rate;
      return [ours - control <= limit, `${name}, ${rate}×: more than ${limit} ms above an empty press`];
    }),
    [share <= GOALS.background, `background: takes ${percent(share)} of the main thread`],
  ];
  const missed = goals.flatMap(([isMet, text]) => (isMet ? [] : [`✗ ${text}`]));

  return [
    `Chromium ${browser}, cores: ${cores}, runs: ${runs}, each as a new visitor, in turn with the same page without scripts; medians. A fixed loop takes ${loop} ms.`,
    IS_SHELL && "! In Chromium's headless shell painting takes a fifth of the time: install Chromium.",
    section(
      '4× slower|speed|a11y|best|SEO|FCP ms|no scripts|LCP ms|no scripts|ratio|TBT ms|no scripts|above',
      pageRows,
    ),
    section('press to next paint|ms|empty press|ratio', pressRows),
    section('background|running|paused|difference', backgroundRows),
    missed.length ? missed.join('\n') : 'All goals are met.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const section = (head: string, rows: Cell[][] = []) => rows.length > 0 && table([head.split('|'), ...rows]);
