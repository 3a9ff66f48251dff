import { markdownTable } from 'markdown-table';

/** A table cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** A number with thousands separators: `14,600`. */
export const { format: bytes } = new Intl.NumberFormat('en-US');

/** Returns a text as a line without effects in a terminal or in Markdown: markup, line ends and controls are percent-encoded. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`<]|\](?=\()/gu, encodeURIComponent);

/** Returns a cell as such a line, in which `@` mentions nobody. */
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
    { align: rows[0]?.map((_, column) => (column ? 'right' : null)) },
  );
