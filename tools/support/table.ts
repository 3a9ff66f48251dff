import { markdownTable } from 'markdown-table';

/** A table cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** A number with thousands separators: `14,600`. */
export const { format: bytes } = new Intl.NumberFormat('en-US');

const textOf = (cell: Cell) => (typeof cell === 'number' ? bytes(cell) : cell)?.replaceAll('|', '\\|');

/** A Markdown table that is aligned for a terminal too: the first column left, all others right. */
export const table = (rows: Cell[][]): string =>
  markdownTable(
    rows.map((row) => row.map(textOf)),
    { align: rows[0]?.map((_, at) => (at ? 'right' : null)) },
  );
