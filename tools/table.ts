/** A table cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** A number with thousands separators: `14,600`. */
export const { format: bytes } = new Intl.NumberFormat('en-US');

/** A Markdown table that is aligned for a terminal too: the first column left, all others right. */
export function table(rows: Cell[][]): string {
  const [head = [], ...rest] = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? bytes(cell) : (cell ?? '')).replaceAll('|', '\\|')),
  );
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rest].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => {
    const cells = widths.map((width, at) =>
      at ? (row[at] ?? '').padStart(width) : (row[0] ?? '').padEnd(width),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [head, rule, ...rest].map(line).join('\n');
}
