import { isFirstView, type Offline } from './figures.ts';
import type { Budgeted, PageReport, Report } from './report.ts';
import { bytes, type Cell, change, columns } from './table.ts';
import type { Breach, Item, Weight } from './types.ts';

/** Makes words bold or red, as `styleText` does for a terminal. */
type Style = (style: 'bold' | 'red', text: string) => string;

const plain: Style = (_, text) => text;

const WHEN: Record<Item['when'], string> = {
  first: '',
  after: ' (after load)',
  counted: ' (as it comes near)',
  aside: '',
  near: ' (as the carousel may be near)',
  lazy: '',
};

export function print(report: Report, style = plain): string {
  const rows = report.pages.map(pageRows);
  // In the same columns all of them.
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
    [`carousels, ${pictures} pictures on a phone`, 'brotli', 'ceiling'],
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
  const each = (...kinds: Item['kind'][]) =>
    page.items
      .filter((item) => isFirstView(item) && kinds.includes(item.kind))
      .map((item) => row(`  ${item.name}${WHEN[item.when]}`, item));
  const asides = page.items
    .filter(({ when }) => when === 'aside')
    .map(({ name }) => name.replace(/\.js$/, ''));
  const later = page.items.filter(({ when, kind }) => when === 'lazy' && kind === 'js');
  const rows = [
    [page.path, 'raw', 'gzip', 'brotli', 'ceiling', 'room', 'change', 'requests'],
    held('HTML', page.html),
    row('  styles in it', page.inlinedCss),
    row('  type in it', page.inlinedFonts),
    held('JavaScript', page.js),
    ...each('js'),
    row('CSS', page.css),
    ...each('css'),
    row('type', page.fonts),
    ...each('font'),
    row('pictures', page.pictures),
    ...each('picture'),
    row('icon', page.icon),
    held('first view', page.firstView, page.requests),
    row(`aside: ${asides.join(', ')}`, page.aside),
    row(`later: ${later.length} scripts`, page.lazyJs),
  ];
  return rows.filter((each) => each.length);
}

function flightLine({ firstFlight: { bytes: limit, fits, left }, blocking }: PageReport): string {
  const flight = fits
    ? `the HTML arrives in the first flight of ${bytes(limit)} B with ${bytes(left)} B to spare`
    : `the HTML is ${bytes(-left)} B more than the first flight of ${bytes(limit)} B`;
  return `  ${flight}; ${blocking || 'no'} request${blocking === 1 ? '' : 's'} before it is painted`;
}

const offlineLine = ({ worker, kept }: Offline) =>
  `offline: a worker of ${bytes(worker.brotli)} B keeps every page, script, style and font, ${bytes(kept.brotli)} B; ` +
  'it fetches what the visit has not, once, after the first view';

/** The last lines: all is well, or what is not. */
export function verdict({ ok, problems, breaches }: Report, style = plain): string {
  if (ok) return 'Every page is within its ceilings.';
  return [...problems, ...breachTexts(breaches)].map((text) => style('red', `✗ ${text}`)).join('\n');
}

/** Broken ceilings in words, each with what grew. */
export function breachTexts(breaches: Breach[]): string[] {
  let last = '';
  return breaches.map(({ where, figure, value, ceiling, grew }) => {
    const parts = grew.map(({ name, from, to }) =>
      from ? `${name} +${bytes(to - from)} (${bytes(from)} → ${bytes(to)})` : `${name} +${bytes(to)} (new)`,
    );
    const list = parts.join('\n          ');
    const why = !list ? 'nothing grew since the baseline' : `grew: ${list === last ? 'the same' : list}`;
    last = list;
    return `${where}: ${figure} is ${bytes(value)}, ${bytes(value - ceiling)} over its ceiling of ${bytes(ceiling)}\n    ${why}`;
  });
}
