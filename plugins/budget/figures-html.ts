import { escapeXml } from '../escape-xml.ts';

/** A name and the cells after it. */
export type Row = (string | number | undefined)[];

/**
 * Returns what writes a table as HTML: of its columns' heads, how many of the last ones have figures, its rows, and HTML
 * after each of them.
 * @param number how a figure is written
 */
export const tablesIn =
  (number: (figure: number) => string) =>
  (head: string[], numbers: number, rows: Row[], after: string[] = []): string => {
    const columns = head.map(
      (text, at) => `<th${at < head.length - numbers ? '' : ' class="n"'}>${escapeXml(text)}</th>`,
    );
    const cell = (value: Row[number]) =>
      typeof value === 'number'
        ? `<td class="n">${number(value)}</td>`
        : `<td>${escapeXml(value ?? '')}</td>`;
    const body = rows.map(
      ([name, ...cells], at) =>
        `<tr><th>${escapeXml(`${name}`)}</th>${cells.map(cell).join('')}</tr>${after[at] ?? ''}`,
    );
    return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  };

/** Of the longest bar, out of 1000: a line at its end needs half its own width more. */
const WIDTH = 996;

/**
 * Returns a row that is a bar: figures side by side, each with the class of its kind, and a line at their ceiling.
 * @param columns of the table
 * @param most the figure as long as the table is wide
 */
export function barRow(
  columns: number,
  most: number,
  figures: [kind: string, figure: number][],
  ceiling = 0,
) {
  const scaled = (figure: number) => Math.round((WIDTH * figure) / most);
  let x = 0;
  const rects = figures.map(([kind, figure]) => {
    const width = scaled(figure);
    x += width;
    return `<rect class="${kindClass(kind)}" x="${x - width}" width="${width}" height="1"/>`;
  });
  const limit = ceiling ? `<path d="M${scaled(ceiling)} 0v1"/>` : '';
  return `<tr class="bar"><td colspan="${columns}"><svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}${limit}</svg></td></tr>`;
}

/** Returns what the colors of bars stand for: kinds with their names. */
export const legendOf = (kinds: [kind: string, name: string][]): string =>
  `<p>${kinds
    .map(([kind, name]) => `<span><i class="${kindClass(kind)}"></i>${escapeXml(name)}</span>`)
    .join(' ')}</p>`;

/** Returns the class of a kind, for its color. */
const kindClass = (kind: string): string => escapeXml(`k-${kind}`);
