/** A cell: words stand left, numbers right, nothing is nothing. */
export type Cell = string | number | null | undefined;

const number = new Intl.NumberFormat('en-US');

/** A number with its thousands apart: `14,600`. */
export const bytes = (value: number): string => number.format(value);

/** A difference with its sign; what did not change is `=`. */
export const change = (value: number | null | undefined): string =>
  value ? `${value > 0 ? '+' : '−'}${bytes(Math.abs(value))}` : value === 0 ? '=' : '';

const text = (cell: Cell): string => (typeof cell === 'number' ? bytes(cell) : (cell ?? ''));

/**
 * Lays rows out in aligned columns: the first one left, all others right.
 * @param rows the first one is the head
 * @returns one line a row, without spaces at the end
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
