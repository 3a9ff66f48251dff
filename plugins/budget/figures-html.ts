import { escapeXml } from '../escape-xml.ts';

/** A name and the cells after it. */
export type Row = (string | number | undefined)[];

/** What colors of bars stand for: kinds of files with their names, in the order in which they stand. */
export type Kinds = [kind: string, name: string][];

/** Figures by their kinds, side by side, and a line at the ceiling of them all. */
export interface Bar {
  figures: Record<string, number>;
  ceiling?: number;
}

/** Returns what writes tables as HTML, with figures as a language has them. */
export function tablesIn(locale: string) {
  const { format } = new Intl.NumberFormat(locale);
  const cell = (value: Row[number]) =>
    typeof value === 'number' ? `<td class="n">${format(value)}</td>` : `<td>${escapeXml(value ?? '')}</td>`;
  /** Returns a table, with HTML after each of its rows. */
  function table(head: string[], rows: Row[], after: string[] = []): string {
    const hasFigures = (at: number) => rows.some((row) => typeof row[at] === 'number');
    const columns = head.map(
      (text, at) => `<th${hasFigures(at) ? ' class="n"' : ''}>${escapeXml(text)}</th>`,
    );
    const body = rows.map(
      ([name, ...cells], at) =>
        `<tr><th>${escapeXml(`${name}`)}</th>${cells.map(cell).join('')}</tr>${after[at] ?? ''}`,
    );
    return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  }
  /**
   * Returns a table with a bar after each of its rows, the longest as long as the table is wide.
   * @param line what the lines at ceilings are called, if bars have any
   */
  function barTable(kinds: Kinds, head: string[], rows: Row[], bars: Bar[], line?: string): string {
    const sums = bars.map(({ figures }) => Object.values(figures).reduce((sum, figure) => sum + figure, 0));
    const most = Math.max(...sums, ...bars.map(({ ceiling = 0 }) => ceiling));
    const svgs = bars.map(
      (bar) => `<tr class="bar"><td colspan="${head.length}">${svgOf(kinds, bar, most)}</td></tr>`,
    );
    const mark = (shape: string, name: string) => `<span>${svg(shape)}${escapeXml(name)}</span>`;
    const legend = [
      ...kinds.map(([kind, name]) => mark(rect(kindClass(kind), '0', '100%'), name)),
      ...(line ? [mark(lineAt('6'), line)] : []),
    ];
    return `<p>${legend.join(' ')}</p>${table(head, rows, svgs)}`;
  }
  return { table, barTable };
}

/** Of the longest bar, in tenths of a percent: a line at its end needs half its own width more. */
const WIDTH = 990;

function svgOf(kinds: Kinds, { figures, ceiling }: Bar, most: number): string {
  const scaled = (figure: number) => Math.round((WIDTH * figure) / most);
  let x = 0;
  const rects = kinds.map(([kind]) => {
    const width = scaled(figures[kind] ?? 0);
    x += width;
    return rect(kindClass(kind), percent(x - width), percent(width));
  });
  return svg(rects.join('') + (ceiling ? lineAt(percent(scaled(ceiling))) : ''));
}

/** Without a `viewBox`: what fills it has the same grain in a bar of any length, and in the legend. */
const svg = (content: string) => `<svg aria-hidden="true">${content}</svg>`;
const rect = (name: string, x: string, width: string) =>
  `<rect class="${name}" x="${x}" width="${width}" height="100%"/>`;
const lineAt = (x: string) => rect('line', x, '2');
const percent = (tenths: number) => `${tenths / 10}%`;

/** Returns the class of a kind, for its color. */
const kindClass = (kind: string): string => escapeXml(`k-${kind}`);
