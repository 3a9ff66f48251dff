import { isFirstView, type Offline } from './figures.ts';
import type { Budgeted, PageReport, Report } from './report.ts';
import { bytes, type Cell, change, columns, counted } from './table.ts';
import type { Breach, Item, Weight } from './types.ts';

/** Makes text bold or red, as `styleText` does for a terminal. */
type Style = (style: 'bold' | 'red', text: string) => string;

const plain: Style = (_, text) => text;

const WHEN: Record<Item['when'], string> = {
  first: '',
  after: ' (after load)',
  counted: ' (near the viewport)',
  aside: '',
  near: ' (a carousel may be near)',
  lazy: '',
};

export function print(report: Report, style = plain): string {
  const rows = report.pages.map(pageRows);
  // All pages share the same columns.
  const lines = columns(rows.flat());
  const table = ([head = '', ...rest]: string[]) => [style('bold', head), ...rest].join('\n');
  const tables = report.pages.map((page, at) =>
    table([...lines.splice(0, rows[at]?.length), flightLine(page)]),
  );
  const scripts = columns([
    ['scripts', 'raw', 'gzip', 'brotli', 'ceiling', 'room', 'change'],
    ...report.chunks.map(({ name, loads, ...held }): Cell[] => [
      `  ${name}: ${loads ?? '?'}`,
      held.raw,
      held.gzip,
      held.brotli,
      held.ceiling,
      held.room,
      change(held.change),
    ]),
  ]);
  const { pictures, median, medianCeiling, largest, largestCeiling } = report.carousels;
  const carousels = columns([
    [`carousels, ${counted(pictures, 'picture')} on a phone`, 'brotli', 'ceiling'],
    ['  median', median, medianCeiling],
    [`  largest: ${largest.file.replace(/^assets\//, '')}`, largest.brotli, largestCeiling],
  ]);
  return [
    ...tables,
    table(scripts),
    table(carousels),
    ...(report.offline ? [offlineLine(report.offline)] : []),
    verdict(report, style),
  ].join('\n\n');
}

function pageRows(page: PageReport): Cell[][] {
  const row = (name: string, { raw, gzip, brotli }: Weight, ...rest: Cell[]): Cell[] =>
    raw ? [`  ${name}`, raw, gzip, brotli, ...rest] : [];
  const held = (name: string, weight: Budgeted, ...rest: Cell[]) =>
    row(name, weight, weight.ceiling, weight.room, change(weight.change), ...rest);
  const each = (kind: Item['kind']) =>
    page.items
      .filter((item) => isFirstView(item) && item.kind === kind)
      .map((item) => row(`  ${item.name}${WHEN[item.when]}`, item));
  const asides = page.items
    .filter(({ when }) => when === 'aside')
    .map(({ name }) => name.replace(/\.js$/, ''));
  const lazy = page.items.filter(({ when, kind }) => when === 'lazy' && kind === 'js');
  const rows = [
    [page.path, 'raw', 'gzip', 'brotli', 'ceiling', 'room', 'change', 'requests'],
    held('HTML', page.html),
    row('  inline styles', page.inlinedCss),
    row('  inline fonts', page.inlinedFonts),
    held('JavaScript', page.js),
    ...each('js'),
    row('CSS', page.css),
    ...each('css'),
    row('fonts', page.fonts),
    ...each('font'),
    row('pictures', page.pictures),
    ...each('picture'),
    row('icon', page.icon),
    held('first view', page.firstView, page.requests),
    row(`aside: ${asides.join(', ')}`, page.aside),
    row(`lazy: ${counted(lazy.length, 'script')}`, page.lazyJs),
  ];
  return rows.filter((each) => each.length);
}

function flightLine({ firstFlight: { bytes: limit, fits, left }, blocking }: PageReport): string {
  const flight = fits
    ? `the HTML fits the first flight of ${bytes(limit)} B with ${bytes(left)} B to spare`
    : `the HTML exceeds the first flight of ${bytes(limit)} B by ${bytes(-left)} B`;
  return `  ${flight}; ${blocking || 'no'} render-blocking request${blocking === 1 ? '' : 's'}`;
}

const offlineLine = ({ worker, kept }: Offline) =>
  `offline: a service worker of ${bytes(worker.brotli)} B caches every page, script, stylesheet and font, ` +
  `${bytes(kept.brotli)} B; those not loaded yet are fetched once, after the first view`;

/** The last lines: success, or every problem and exceeded ceiling. */
export function verdict({ ok, problems, breaches }: Report, style = plain): string {
  if (ok) return 'Every page is within its ceilings.';
  return [...problems, ...breachTexts(breaches)].map((text) => style('red', `✗ ${text}`)).join('\n');
}

/** Describes the exceeded ceilings, each with the parts that grew. */
export function breachTexts(breaches: Breach[]): string[] {
  let last = '';
  return breaches.map(({ where, figure, value, ceiling, grew }) => {
    const parts = grew.map(({ name, from, to }) =>
      from ? `${name} +${bytes(to - from)} (${bytes(from)} → ${bytes(to)})` : `${name} +${bytes(to)} (new)`,
    );
    const list = parts.join('\n          ');
    const why = !list
      ? 'nothing has grown since the baseline'
      : `grew: ${list === last ? 'same as above' : list}`;
    last = list;
    return `${where}: ${figure} is ${bytes(value)}, ${bytes(value - ceiling)} over its ceiling of ${bytes(ceiling)}\n    ${why}`;
  });
}
