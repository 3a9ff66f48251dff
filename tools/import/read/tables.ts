import Papa from 'papaparse';

/** A row of a table: what stands below each heading, and the line that it begins on. */
export interface Row {
  line: number;
  cells: Record<string, string>;
}

/** Reads CSV whose first line, perhaps after some of prose, names the columns. */
export function readTable(raw: string, firstColumns: string[]): Row[] {
  const source = raw.replace(/^\uFEFF/, '');
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let before = 0;
  Papa.parse<string[]>(source, {
    delimiter: ',',
    step: ({ data, meta }) => {
      rows.push({ line, cells: data });
      line += source.slice(before, meta.cursor).split('\n').length - 1;
      before = meta.cursor;
    },
  });
  const head = rows.findIndex(({ cells }) => firstColumns.includes(cells[0]?.trim() ?? ''));
  const names = rows[head]?.cells.map((name) => name.trim()) ?? [];
  return head < 0
    ? []
    : rows.slice(head + 1).flatMap((row) => {
        if (row.cells.every((cell) => !cell.trim())) return [];
        const cells = Object.fromEntries(names.map((name, index) => [name, (row.cells[index] ?? '').trim()]));
        const name = [cells['First Name'], cells['Last Name']].filter(Boolean).join(' ');
        return [{ line: row.line, cells: name ? { ...cells, 'Full Name': name } : cells }];
      });
}
