import { type Cell, columns } from '../../budget/table.ts';
import type { Startup } from '../startup.ts';
import { type Growth, printGrowth } from './growth.ts';
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

/** A table: a row an item, each column with its head. */
const table = <Item>(
  title: string,
  items: Item[],
  name: (item: Item) => string,
  cells: Record<string, (item: Item) => Cell>,
): string =>
  columns([
    [title, ...Object.keys(cells)],
    ...items.map((item) => [`  ${name(item)}`, ...Object.values(cells).map((cell) => cell(item))]),
  ]).join('\n');

/** The tables for people. */
export function printBench({ runs, load, pages, redraws, growth }: Bench): string {
  const path = (page: PageBench) => page.path;
  const misses = missed(pages, redraws);
  return [
    `Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, each as a new visitor.`,
    ...(load > 1
      ? [`! This machine was busy (load ${load.toFixed(1)} a processor): times are too high.`]
      : []),
    table('Lighthouse, phone', pages, path, {
      perf: ({ audit }) => audit.performance,
      a11y: ({ audit }) => audit.accessibility,
      best: ({ audit }) => audit.bestPractices,
      SEO: ({ audit }) => audit.seo,
      'FCP s': ({ audit }) => seconds(audit.fcp),
      'LCP s': ({ audit }) => seconds(audit.lcp),
      'TBT ms': ({ audit }) => Math.round(audit.tbt),
      CLS: ({ audit }) => audit.cls.toFixed(3),
      'Speed Index s': ({ audit }) => seconds(audit.speedIndex),
      'slowed by': ({ audit }) => `${audit.slowdown.toFixed(1)}×`,
    }),
    table('400 kbit/s, 400 ms', pages, path, {
      'FCP s': ({ slow }) => seconds(slow.fcp),
      'LCP s': ({ slow }) => seconds(slow.lcp),
      'FCP to slow 4G': ({ slow, audit }) => times(slow.fcp, audit.fcp),
      'LCP to slow 4G': ({ slow, audit }) => times(slow.lcp, audit.lcp),
    }),
    table('processor at a quarter', pages, path, {
      'scripts ms': ({ startup }) => startup.script.toFixed(1),
      'hydrated after ms': ({ startup }) => Math.round(startup.hydrated),
      'to the first page': ({ startup }) => times(startup.script, pages[0]?.startup.script ?? 0),
    }),
    table('background', redraws, ({ screen }) => screen, {
      'redraws/s': ({ perSecond }) => perSecond.toFixed(1),
      'median ms': (each) => each.median.toFixed(3),
      'p95 ms': ({ p95 }) => p95.toFixed(3),
      'at a quarter ms': ({ slowMedian }) => slowMedian.toFixed(3),
      slower: (each) => times(each.slowMedian, each.median),
      'of the thread': ({ slowScriptShare }) => percent(slowScriptShare),
      'with painting': ({ slowShare }) => percent(slowShare),
    }),
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
