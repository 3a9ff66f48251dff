import { markdownTable } from 'markdown-table';

/** A table cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** A number with thousands separators: `14,600`. */
export const { format: bytes } = new Intl.NumberFormat('en-US');

/**
 * Returns a text in one line that is no more than a text in a terminal or in Markdown: what would be markup, the end of a line or an
 * order to a terminal is written as in addresses.
 */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`<]|\](?=\()/gu, encodeURIComponent);

/** Returns a text in which nobody is mentioned either. */
const textOf = (cell: Cell) =>
  typeof cell === 'number'
    ? bytes(cell)
    : cell &&
      plain(cell)
        .replaceAll('|', '\\|')
        .replace(/(?<!\w)@/g, '%40');

/** Returns a Markdown table that is aligned for a terminal too: the first column left, all others right. */
export const table = (rows: Cell[][]): string =>
  markdownTable(
    rows.map((row) => row.map(textOf)),
    { align: rows[0]?.map((_, at) => (at ? 'right' : null)) },
  );
