import { type Cell, columns } from '../../budget/table.ts';
import type { Startup } from '../startup.ts';
import type { Growth } from './growth.ts';
import { printGrowth } from './growth.ts';
import type { Audit } from './lighthouse.ts';
import type { Redraw } from './redraw.ts';
import type { Paints } from './slow-network.ts';

/** What the contract asks for: scores of 100, times in ms. */
const WANTED = { score: 100, paint: 850, tbt: 0, cls: 0, redraw: 0.3 };

export interface PageBench {
  path: string;
  audit: Audit;
  slow: Paints;
  startup: Startup;
}

export interface Bench {
  runs: number;
  /** How many tasks wanted each processor of this machine, on average; above 1 it was too busy to time. */
  load: number;
  pages: PageBench[];
  redraws: Redraw[];
  growth?: Growth[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const times = (one: number, other: number) => (other ? `${(one / other).toFixed(2)}×` : '');

/** The tables for people. */
export function printBench({ runs, load, pages, redraws, growth }: Bench): string {
  const lighthouse: Cell[][] = [
    [
      'Lighthouse, phone',
      'perf',
      'a11y',
      'best',
      'SEO',
      'FCP s',
      'LCP s',
      'TBT ms',
      'CLS',
      'Speed Index s',
      'slowed by',
    ],
    ...pages.map(({ path, audit }): Cell[] => [
      `  ${path}`,
      audit.performance,
      audit.accessibility,
      audit.bestPractices,
      audit.seo,
      seconds(audit.fcp),
      seconds(audit.lcp),
      Math.round(audit.tbt),
      audit.cls.toFixed(3),
      seconds(audit.speedIndex),
      `${audit.slowdown.toFixed(1)}×`,
    ]),
  ];
  const slow: Cell[][] = [
    ['400 kbit/s, 400 ms', 'FCP s', 'LCP s', 'FCP to slow 4G', 'LCP to slow 4G'],
    ...pages.map(({ path, slow: { fcp, lcp }, audit }): Cell[] => [
      `  ${path}`,
      seconds(fcp),
      seconds(lcp),
      times(fcp, audit.fcp),
      times(lcp, audit.lcp),
    ]),
  ];
  const startup: Cell[][] = [
    ['processor at a quarter', 'scripts ms', 'alive after ms', 'to the first page'],
    ...pages.map(({ path, startup: { script, hydrated } }): Cell[] => [
      `  ${path}`,
      script.toFixed(1),
      Math.round(hydrated),
      times(script, pages[0]?.startup.script ?? 0),
    ]),
  ];
  const rain: Cell[][] = [
    [
      'background',
      'redraws/s',
      'median ms',
      'p95 ms',
      'at a quarter ms',
      'slower',
      'of the thread',
      'with painting',
    ],
    ...redraws.map((each): Cell[] => [
      `  ${each.screen}`,
      each.perSecond.toFixed(1),
      each.median.toFixed(3),
      each.p95.toFixed(3),
      each.slowMedian.toFixed(3),
      times(each.slowMedian, each.median),
      percent(each.slowScriptShare),
      percent(each.slowShare),
    ]),
  ];
  const tables = [lighthouse, slow, startup, rain].map((rows) => columns(rows).join('\n'));
  const misses = missed(pages, redraws);
  return [
    `Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, each as a new visitor.`,
    ...(load > 1
      ? [`! This machine was busy (load ${load.toFixed(1)} a processor): times are too high.`]
      : []),
    ...tables,
    ...(growth ? [printGrowth(growth)] : []),
    misses.length ? misses.map((each) => `✗ ${each}`).join('\n') : 'All is as the contract wants it.',
  ].join('\n\n');
}

/** What misses the contract. */
export function missed(pages: PageBench[], redraws: Redraw[]): string[] {
  const misses = pages.flatMap(({ path, audit }) => {
    const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls } = audit;
    const scores = Object.entries({ performance, accessibility, bestPractices, seo });
    // Nobody shall find the page for other addresses, so its SEO is not meant to be good.
    const meant = scores.filter(([name]) => !(name === 'seo' && path === '/404'));
    return [
      ...meant
        .filter(([, score]) => score < WANTED.score)
        .map(([name, score]) => `${path}: ${name} is ${score}`),
      ...(fcp > WANTED.paint ? [`${path}: FCP is ${seconds(fcp)} s`] : []),
      ...(lcp > WANTED.paint ? [`${path}: LCP is ${seconds(lcp)} s`] : []),
      ...(tbt > WANTED.tbt ? [`${path}: TBT is ${Math.round(tbt)} ms`] : []),
      ...(cls > WANTED.cls ? [`${path}: CLS is ${cls.toFixed(3)}`] : []),
    ];
  });
  const [phone] = redraws;
  if (phone && phone.median > WANTED.redraw)
    misses.push(`background: a redraw takes ${phone.median.toFixed(3)} ms`);
  return misses;
}
