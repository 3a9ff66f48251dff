import { type Cell, columns } from '../../budget/table.ts';
import type { Against } from './against-control.ts';
import type { Audit, Failed } from './audit.ts';
import type { Background } from './background.ts';
import { printGrowth } from './growth.ts';
import { failures, missed } from './targets.ts';
import type { Bench } from './types.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const times = (one: number, other: number) => (other ? `${(one / other).toFixed(2)}×` : '');

/** A table: a row an item, each column with its head; none of no items. */
const table = <Item>(
  title: string,
  items: Item[] | undefined,
  name: (item: Item) => string,
  cells: Record<string, (item: Item) => Cell>,
): string[] =>
  items?.length
    ? [
        columns([
          [title, ...Object.keys(cells)],
          ...items.map((item) => [`  ${name(item)}`, ...Object.values(cells).map((cell) => cell(item))]),
        ]).join('\n'),
      ]
    : [];

/** The tables for people. */
export function printBench(bench: Bench): string {
  const { browser, runs, load, growth } = bench;
  const bad = [...failures(bench), ...missed(bench)];
  return [
    ...(browser.shell
      ? ["! Measured in Chromium's shell, which paints for a fifth of the price: install a whole Chromium."]
      : []),
    `Chromium ${browser.version}, medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, each as a new visitor.`,
    ...(load > 1
      ? [`! This machine was busy (load ${load.toFixed(1)} a processor): times are too high, ratios hold.`]
      : []),
    ...tablesOfAudits(bench),
    ...tablesOfPages(bench),
    ...tablesOfBackground(bench),
    ...(growth ? [printGrowth(growth)] : []),
    bad.length ? bad.map((each) => `✗ ${each}`).join('\n') : 'All is as the contract wants it.',
  ].join('\n\n');
}

/** What stands over the control's times. */
const nameOfControl = (against?: string) => against ?? 'no scripts';

function tablesOfAudits({ audits, against }: Bench): string[] {
  const path = (row: { path: string }) => row.path;
  /** A failed page keeps its row. */
  const of = (cell: (audit: Audit) => Cell, failed = '') => {
    return ({ audit }: { audit: Audit | Failed }) => ('failed' in audit ? failed : cell(audit));
  };
  return [
    ...table('Lighthouse, a middling phone', audits, path, {
      perf: of(({ phone }) => phone.performance, 'failed'),
      a11y: of(({ scores }) => scores.accessibility),
      best: of(({ scores }) => scores.bestPractices),
      SEO: of(({ scores }) => scores.seo),
      'FCP s': of(({ phone }) => seconds(phone.fcp)),
      'LCP s': of(({ phone }) => seconds(phone.lcp)),
      'TBT ms': of(({ phone }) => Math.round(phone.tbt)),
      CLS: of(({ phone }) => phone.cls.toFixed(3)),
      'Speed Index s': of(({ phone }) => seconds(phone.speedIndex)),
      'slowed by': of(({ phone }) => `${phone.slowdown.toFixed(1)}×`),
    }),
    ...table('Lighthouse, slowed by 4×', audits, path, {
      perf: of(({ full }) => full.page.performance, 'failed'),
      'TBT ms': of(({ full }) => Math.round(full.page.tbt)),
      [`${nameOfControl(against)}  `]: of(({ full }) => Math.round(full.control.tbt)),
      ...paintCells(of, nameOfControl(against)),
    }),
  ];
}

/** Paints of a page and of its control. */
const paintCells = <Item>(
  of: (cell: (audit: { full: Against }) => Cell) => (item: Item) => Cell,
  control: string,
) => ({
  'FCP s': of(({ full }) => seconds(full.page.fcp)),
  [control]: of(({ full }) => seconds(full.control.fcp)),
  ratio: of(({ full }) => full.ratio.fcp.toFixed(2)),
  'LCP s': of(({ full }) => seconds(full.page.lcp)),
  [`${control} `]: of(({ full }) => seconds(full.control.lcp)),
  'ratio ': of(({ full }) => full.ratio.lcp.toFixed(2)),
});

function tablesOfPages({ network, startup, interactions, against }: Bench): string[] {
  const path = (row: { path: string }) => row.path;
  return [
    ...table(
      '400 kbit/s, 400 ms',
      network,
      path,
      paintCells<{ paints: Against }>(
        (cell) =>
          ({ paints }) =>
            cell({ full: paints }),
        nameOfControl(against),
      ),
    ),
    ...table('processor at a quarter', startup, path, {
      'scripts ms': ({ script }) => script.toFixed(1),
      'hydrated after ms': ({ hydrated }) => Math.round(hydrated),
      'to the first page': ({ script }) => times(script, startup?.[0]?.script ?? 0),
    }),
    ...table('from press to paint', interactions, ({ name }) => name, {
      'at 4×, ms': ({ took }) => took[4],
      'at 8×, ms': ({ took }) => took[8],
    }),
  ];
}

function tablesOfBackground({ background }: Bench): string[] {
  const screen = (row: Background) => row.screen;
  const visit = background?.[0]?.processors?.visit ?? '';
  return [
    ...table('background', background, screen, {
      'drawn by': ({ redraws }) => `the ${redraws.thread}`,
      'redraws/s': ({ redraws }) => redraws.perSecond.toFixed(1),
      'median ms': ({ redraws }) => redraws.median.toFixed(3),
      'p95 ms': ({ redraws }) => redraws.p95.toFixed(3),
    }),
    ...table('main thread at a quarter', background, screen, {
      'background running': ({ mainThread }) => percent(mainThread.running),
      paused: ({ mainThread }) => percent(mainThread.paused),
      'its share': ({ mainThread }) => percent(mainThread.running - mainThread.paused),
    }),
    ...table(`processors, ${visit} s of a visit`, background, screen, {
      'background running': ({ processors }) =>
        processors ? `${processors.whole.running.toFixed(2)} s` : 'not to be had',
      paused: ({ processors }) => processors && `${processors.whole.paused.toFixed(2)} s`,
      ratio: ({ processors }) => processors && times(processors.whole.running, processors.whole.paused),
      'later, running': ({ processors }) => processors && percent(processors.later.running),
      'later, paused': ({ processors }) => processors && percent(processors.later.paused),
    }),
  ];
}
