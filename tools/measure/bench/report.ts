import { type Cell, columns, counted } from '../../budget/table.ts';
import type { Audit } from './audit.ts';
import type { Background } from './background.ts';
import type { Comparison } from './control-comparison.ts';
import { type Bench, failures, missedTargets } from './targets.ts';

const seconds = (ms?: number) => (ms === undefined ? ms : (ms / 1000).toFixed(2));
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const times = (one: number, other: number) => (other ? `${(one / other).toFixed(2)}×` : '');

/** A column: its header, and the cell of an item. */
type Column<Item> = [head: string, cell: (item: Item) => Cell];

/** A table with a row per item; no table without items. */
const table = <Item>(
  title: string,
  items: Item[] | undefined,
  name: (item: Item) => string,
  cells: Column<Item>[],
): string[] => {
  if (!items?.length) return [];
  const head = [title, ...cells.map(([each]) => each)];
  const rows = items.map((item) => [`  ${name(item)}`, ...cells.map(([, cell]) => cell(item))]);
  return [columns([head, ...rows]).join('\n')];
};

const pathOf = ({ path }: { path: string }) => path;

/** Renders the results as tables. */
export function printBench(bench: Bench): string {
  const { browser, runs, load } = bench;
  const bad = [...failures(bench), ...missedTargets(bench)];
  return [
    browser.shell &&
      "! Measured in Chromium's headless shell, where painting takes a fifth of the time: install full Chromium.",
    `Chromium ${browser.version}, medians of ${counted(runs, 'run')}, each as a new visitor.`,
    load > 1 &&
      `! This machine was busy (load ${load.toFixed(1)} per CPU): times are too high, but ratios are valid.`,
    ...tablesOfAudits(bench),
    ...tablesOfPages(bench),
    ...tablesOfBackground(bench),
    bad.length ? bad.map((each) => `✗ ${each}`).join('\n') : 'All targets are met.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** FCP and LCP of a page and of its control, if both were measured. */
const paintColumns = <Item>(of: (item: Item) => Comparison | undefined, control: string): Column<Item>[] =>
  (['fcp', 'lcp'] as const).flatMap((paint): Column<Item>[] => [
    [`${paint.toUpperCase()} s`, (item) => seconds(of(item)?.page[paint])],
    [control, (item) => seconds(of(item)?.control[paint])],
    ['ratio', (item) => of(item)?.ratio[paint].toFixed(2)],
  ]);

function tablesOfAudits({ audits, against: control = 'no scripts' }: Bench): string[] {
  // A failed page keeps its row.
  const rows = audits?.map(({ path, audit }): { path: string } & Partial<Audit> => ({ path, ...audit }));
  return [
    ...table('Lighthouse, mid-range phone', rows, pathOf, [
      ['perf', ({ phone }) => phone?.performance ?? 'failed'],
      ['a11y', ({ scores }) => scores?.accessibility],
      ['best', ({ scores }) => scores?.bestPractices],
      ['SEO', ({ scores }) => scores?.seo],
      ['FCP s', ({ phone }) => seconds(phone?.fcp)],
      ['LCP s', ({ phone }) => seconds(phone?.lcp)],
      ['TBT ms', ({ phone }) => phone && Math.round(phone.tbt)],
      ['CLS', ({ phone }) => phone?.cls.toFixed(3)],
      ['Speed Index s', ({ phone }) => seconds(phone?.speedIndex)],
      ['CPU slowdown', ({ phone }) => phone && `${phone.slowdown.toFixed(1)}×`],
    ]),
    ...table('Lighthouse, 4× CPU slowdown', rows, pathOf, [
      ['perf', ({ full }) => full?.page.performance ?? 'failed'],
      ['TBT ms', ({ full }) => full && Math.round(full.page.tbt)],
      [control, ({ full }) => full && Math.round(full.control.tbt)],
      ...paintColumns<Partial<Audit>>(({ full }) => full, control),
    ]),
  ];
}

function tablesOfPages({ network, startup, interactions, against: control = 'no scripts' }: Bench): string[] {
  return [
    ...table(
      '400 kbit/s, 400 ms',
      network,
      pathOf,
      paintColumns(({ paints }) => paints, control),
    ),
    ...table('startup, 4× CPU slowdown', startup, pathOf, [
      ['scripts ms', ({ script }) => script.toFixed(1)],
      ['hydrated after ms', ({ hydrated }) => Math.round(hydrated)],
      ['vs first page', ({ script }) => times(script, startup?.[0]?.script ?? 0)],
    ]),
    ...table('press to next paint', interactions, ({ name }) => name, [
      ['4× slowdown, ms', ({ took }) => took[4]],
      ['8× slowdown, ms', ({ took }) => took[8]],
    ]),
  ];
}

function tablesOfBackground({ background }: Bench): string[] {
  const screen = (row: Background) => row.screen;
  const visit = background?.[0]?.processors?.visit ?? '';
  return [
    ...table('background', background, screen, [
      ['thread', ({ redraws }) => redraws.thread],
      ['redraws/s', ({ redraws }) => redraws.perSecond.toFixed(1)],
      ['median ms', ({ redraws }) => redraws.median.toFixed(3)],
      ['p95 ms', ({ redraws }) => redraws.p95.toFixed(3)],
    ]),
    ...table('main thread, 4× CPU slowdown', background, screen, [
      ['background running', ({ mainThread }) => percent(mainThread.running)],
      ['paused', ({ mainThread }) => percent(mainThread.paused)],
      ['difference', ({ mainThread }) => percent(mainThread.running - mainThread.paused)],
    ]),
    ...table(`CPU time, visit of ${visit} s`, background, screen, [
      [
        'background running',
        ({ processors: all }) => (all ? `${all.whole.running.toFixed(2)} s` : 'not available'),
      ],
      ['paused', ({ processors: all }) => all && `${all.whole.paused.toFixed(2)} s`],
      ['ratio', ({ processors: all }) => all && times(all.whole.running, all.whole.paused)],
      ['2nd half, running', ({ processors: all }) => all && percent(all.later.running)],
      ['2nd half, paused', ({ processors: all }) => all && percent(all.later.paused)],
    ]),
  ];
}
