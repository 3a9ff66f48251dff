import { escapeXml } from '../escape-xml.ts';

/** A name and the cells after it; without any it is a heading of the rows that follow. */
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
    const body = rows.map(([name, ...cells], at) => {
      const span = cells.length ? '' : ` class="g" colspan="${head.length}"`;
      return `<tr><th${span}>${escapeXml(`${name}`)}</th>${cells.map(cell).join('')}</tr>${after[at] ?? ''}`;
    });
    return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  };

/**
 * Returns a curve through figures, from 0 up, with the first and the last of them below its ends, or nothing if it would be a
 * point.
 * @param number how a figure is written
 */
export function curveOf(figures: number[], number: (figure: number) => string): string {
  const most = Math.max(...figures);
  const points = figures.map((figure, at) => `${at} ${Math.round(100 - (90 * figure) / most)}`);
  const ends = [figures[0], figures.at(-1)].map((figure = 0) => `<span>${number(figure)}\u00a0B</span>`);
  return points.length > 1
    ? `<svg viewBox="0 0 ${points.length - 1} 100" preserveAspectRatio="none" aria-hidden="true"><path d="M${points.join('L')}"/></svg><p>${ends.join('')}</p>`
    : '';
}
