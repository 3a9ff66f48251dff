/** A table cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

const number = new Intl.NumberFormat('en-US');

/** A number with thousands separators: `14,600`. */
export const bytes = (value: number): string => number.format(value);

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A difference with its sign, `=` for no change. */
export const change = (value: number | null | undefined): string =>
  value ? `${value > 0 ? '+' : '−'}${bytes(Math.abs(value))}` : value === 0 ? '=' : '';

const text = (cell: Cell): string => (typeof cell === 'number' ? bytes(cell) : (cell ?? ''));

/**
 * Aligns rows in columns: the first column left, all others right.
 * @returns one line per row, without trailing spaces
 */
export function columns(rows: Cell[][]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(...rows.map((row) => text(row[at]).length)),
  );
  return rows.map((row) =>
    widths
      .map((width, at) => (at ? text(row[at]).padStart(width) : text(row[at]).padEnd(width)))
      .join('  ')
      .trimEnd(),
  );
}

export function markdownTable(rows: Cell[][]): string {
  const [head = [], ...rest] = rows;
  const line = (row: Cell[]) =>
    `| ${head.map((_, at) => text(row[at]).trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, at) => (at ? ' ---: |' : ' --- |')).join('')}`,
    ...rest.map(line),
  ].join('\n');
}
