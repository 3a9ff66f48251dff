import { escapeXml } from '../escape-xml.ts';

// All HTML of the figures; `page.ts` says why it is not JSX.

/** A row of a table: a name and the cells after it. */
export type Row = (string | number | undefined)[];

/** The kinds of files that a bar shows, each in its own color, with their names, from the bar's start to its end. */
export type Kinds = [kind: string, name: string][];

/** A bar of figures side by side, by their kinds, with a line at the ceiling of their sum. */
interface Bar {
  figures: Record<string, number>;
  ceiling?: number;
}

/** A table with a bar after each of its rows. */
interface BarTable {
  kinds: Kinds;
  head: string[];
  rows: Row[];
  bars: Bar[];
  /** What the lines at the ceilings are called in the legend, if there are any. */
  line?: string;
}

/** A part of a sentence: a text, or an element. */
export type Part = string | { html: string };

/** Returns a sentence as HTML. */
export const htmlOf = (parts: Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? escapeXml(part) : part.html)).join('');

export const element = (name: string, ...parts: Part[]): Part => ({
  html: `<${name}>${htmlOf(parts)}</${name}>`,
});

/** Returns a paragraph with a sentence on each line. */
export const paragraph = (...lines: Part[][]): string => `<p>${lines.map(htmlOf).join('<br>')}</p>`;

/**
 * Returns a sentence with a change, marked up as changes are on all pages: `27.0 → 20.8 kB`, or with words between.
 * @param write puts both values into the sentence
 */
export function changeSentence(write: (from: Part, to: Part) => Part[], from: string, to: string): Part[] {
  const values = [element('s', from), element('span', to)] as const;
  const parts = write(...values);
  const [start = 0, end = 0] = values.map((value) => parts.indexOf(value)).sort((one, other) => one - other);
  const change = parts
    .slice(start, end + 1)
    .flatMap((part): Part[] => (typeof part === 'string' ? part.split(/(→)/) : [part]))
    .map((part) => (part === '→' ? element('bdi', part) : part));
  return [...parts.slice(0, start), element('strong', ...change), ...parts.slice(end + 1)];
}

/** Returns functions that write tables, with figures as a language writes them. */
export function tablesIn(locale: string) {
  const { format } = new Intl.NumberFormat(locale);
  const cell = (value: Row[number]) =>
    typeof value === 'number' ? `<td class="n">${format(value)}</td>` : `<td>${escapeXml(value ?? '')}</td>`;
  /** Returns a table; `barRows` come after its rows, one after each. */
  function table(head: string[], rows: Row[], barRows: string[] = []): string {
    const hasFigures = (column: number) => rows.some((row) => typeof row[column] === 'number');
    const columns = head.map(
      (text, column) => `<th${hasFigures(column) ? ' class="n"' : ''}>${escapeXml(text)}</th>`,
    );
    const body = rows.map(
      ([name, ...cells], index) =>
        `<tr><th>${escapeXml(`${name}`)}</th>${cells.map(cell).join('')}</tr>${barRows[index] ?? ''}`,
    );
    return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  }
  /** Returns a table with a legend and its bars, the longest as long as the table is wide. */
  function barTable({ kinds, head, rows, bars, line }: BarTable): string {
    const sums = bars.map(({ figures }) => Object.values(figures).reduce((sum, figure) => sum + figure, 0));
    const longest = Math.max(...sums, ...bars.map(({ ceiling = 0 }) => ceiling));
    const barRows = bars.map(
      (bar) => `<tr class="bar"><td colspan="${head.length}">${svgOf(kinds, bar, longest)}</td></tr>`,
    );
    const mark = (shape: string, name: string) => `<span>${svg(shape)}${escapeXml(name)}</span>`;
    const legend = [
      ...kinds.map(([kind, name]) => mark(rect(kindClass(kind), '0', '100%'), name)),
      ...(line ? [mark(lineAt('6'), line)] : []),
    ];
    return `<p>${legend.join(' ')}</p>${table(head, rows, barRows)}`;
  }
  return { table, barTable };
}

/** The width of the longest bar, in tenths of a percent: the rest is for a line at its end. */
const WIDTH = 990;

function svgOf(kinds: Kinds, { figures, ceiling }: Bar, longest: number): string {
  const scaled = (figure: number) => Math.round((WIDTH * figure) / longest);
  let x = 0;
  const rects = kinds.map(([kind]) => {
    const width = scaled(figures[kind] ?? 0);
    x += width;
    return rect(kindClass(kind), percent(x - width), percent(width));
  });
  return svg(rects.join('') + (ceiling ? lineAt(percent(scaled(ceiling))) : ''));
}

/** Returns an SVG without a `viewBox`, so that the patterns in it have the same grain in all bars and in the legend. */
const svg = (content: string) => `<svg aria-hidden="true">${content}</svg>`;
const rect = (name: string, x: string, width: string) =>
  `<rect class="${name}" x="${x}" width="${width}" height="100%"/>`;
const lineAt = (x: string) => rect('line', x, '2');
const percent = (tenths: number) => `${tenths / 10}%`;

/** Returns the class of a kind, for its color. */
const kindClass = (kind: string): string => escapeXml(`k-${kind}`);
