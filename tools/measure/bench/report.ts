import { type Cell, columns } from '../../budget/table.ts';
import type { Against } from './against-control.ts';
import type { Audit, Failed } from './audit.ts';
import type { Background } from './background.ts';
import { printGrowth } from './growth.ts';
import { type Bench, failures, missed } from './targets.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const times = (one: number, other: number) => (other ? `${(one / other).toFixed(2)}×` : '');

/** A column: its head, and what stands below it. */
type Column<Item> = [head: string, cell: (item: Item) => Cell];

/** A table: a row an item; none of no items. */
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

/** Paints of a page and of its control, where both were measured. */
function paintColumns<Item>(of: (item: Item) => Against | undefined, control: string): Column<Item>[] {
  const column = (head: string, cell: (against: Against) => Cell): Column<Item> => [
    head,
    (item) => {
      const against = of(item);
      return against && cell(against);
    },
  ];
  return (['fcp', 'lcp'] as const).flatMap((paint) => [
    column(`${paint.toUpperCase()} s`, ({ page }) => seconds(page[paint])),
    column(control, (against) => seconds(against.control[paint])),
    column('ratio', ({ ratio }) => ratio[paint].toFixed(2)),
  ]);
}

function tablesOfAudits({ audits, against: control = 'no scripts' }: Bench): string[] {
  type Row = { audit: Audit | Failed };
  /** A failed page keeps its row. */
  const of = (head: string, cell: (audit: Audit) => Cell, failed = ''): Column<Row> => [
    head,
    ({ audit }) => ('failed' in audit ? failed : cell(audit)),
  ];
  return [
    ...table('Lighthouse, a middling phone', audits, pathOf, [
      of('perf', ({ phone }) => phone.performance, 'failed'),
      of('a11y', ({ scores }) => scores.accessibility),
      of('best', ({ scores }) => scores.bestPractices),
      of('SEO', ({ scores }) => scores.seo),
      of('FCP s', ({ phone }) => seconds(phone.fcp)),
      of('LCP s', ({ phone }) => seconds(phone.lcp)),
      of('TBT ms', ({ phone }) => Math.round(phone.tbt)),
      of('CLS', ({ phone }) => phone.cls.toFixed(3)),
      of('Speed Index s', ({ phone }) => seconds(phone.speedIndex)),
      of('slowed by', ({ phone }) => `${phone.slowdown.toFixed(1)}×`),
    ]),
    ...table('Lighthouse, slowed by 4×', audits, pathOf, [
      of('perf', ({ full }) => full.page.performance, 'failed'),
      of('TBT ms', ({ full }) => Math.round(full.page.tbt)),
      of(control, ({ full }) => Math.round(full.control.tbt)),
      ...paintColumns<Row>(({ audit }) => ('failed' in audit ? undefined : audit.full), control),
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
    ...table('processor at a quarter', startup, pathOf, [
      ['scripts ms', ({ script }) => script.toFixed(1)],
      ['hydrated after ms', ({ hydrated }) => Math.round(hydrated)],
      ['to the first page', ({ script }) => times(script, startup?.[0]?.script ?? 0)],
    ]),
    ...table('from press to paint', interactions, ({ name }) => name, [
      ['at 4×, ms', ({ took }) => took[4]],
      ['at 8×, ms', ({ took }) => took[8]],
    ]),
  ];
}

function tablesOfBackground({ background }: Bench): string[] {
  const screen = (row: Background) => row.screen;
  const visit = background?.[0]?.processors?.visit ?? '';
  return [
    ...table('background', background, screen, [
      ['drawn by', ({ redraws }) => `the ${redraws.thread}`],
      ['redraws/s', ({ redraws }) => redraws.perSecond.toFixed(1)],
      ['median ms', ({ redraws }) => redraws.median.toFixed(3)],
      ['p95 ms', ({ redraws }) => redraws.p95.toFixed(3)],
    ]),
    ...table('main thread at a quarter', background, screen, [
      ['background running', ({ mainThread }) => percent(mainThread.running)],
      ['paused', ({ mainThread }) => percent(mainThread.paused)],
      ['its share', ({ mainThread }) => percent(mainThread.running - mainThread.paused)],
    ]),
    ...table(`processors, ${visit} s of a visit`, background, screen, [
      [
        'background running',
        ({ processors: all }) => (all ? `${all.whole.running.toFixed(2)} s` : 'not to be had'),
      ],
      ['paused', ({ processors: all }) => all && `${all.whole.paused.toFixed(2)} s`],
      ['ratio', ({ processors: all }) => all && times(all.whole.running, all.whole.paused)],
      ['later, running', ({ processors: all }) => all && percent(all.later.running)],
      ['later, paused', ({ processors: all }) => all && percent(all.later.paused)],
    ]),
  ];
}
