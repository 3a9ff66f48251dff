import type { Line } from './lines.ts';

/** An element of the structure that assistive technology reads: a heading, a paragraph, a list. */
export interface Tag {
  type: string;
  parent?: Tag;
}

/** A line with its horizontal position, in pt from the edge where lines begin. */
interface Cell {
  line: Line;
  x: number;
  tag: Tag;
}

/** Cells side by side. */
export interface Row {
  cells: Cell[];
  /** Space above, in pt; not applied at the top of a page. */
  gap: number;
  /** A hairline under the row. */
  ruled?: boolean;
}

/** A4, its edges, and the coloured mark at the top of the first page with the space below it; in pt. */
export const PAGE = { width: 595.28, height: 841.89, edge: 56, top: 46, bottom: 50, mark: 12 };
/** The factors of leadings and gaps: tighter if that saves a page, such as a last one with only three lines. */
const DENSITIES = [1, 0.95, 0.9];

export const leadingOf = ({ cells }: Row): number => Math.max(...cells.map(({ line }) => line.leading));

export const heightOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.gap + leadingOf(row), 0);

export type Pages = ReturnType<typeof paginate>;

/** Distributes rows over pages. The rows of one group stay together as long as they fit on a page. */
export function paginate(groups: Row[][]) {
  const layouts = DENSITIES.map((density) => ({ pages: pagesOf(groups, density), density }));
  const fewest = Math.min(...layouts.map(({ pages }) => pages.length));
  return layouts.find(({ pages }) => pages.length === fewest) ?? { pages: [], density: 1 };
}

function pagesOf(groups: Row[][], density: number): Row[][] {
  const pages: Row[][] = [[]];
  const fits = (rows: Row[]) => {
    const page = pages.at(-1) ?? [];
    const room = PAGE.height - PAGE.top - PAGE.bottom - (pages.length === 1 ? PAGE.mark : 0);
    return !page.length || heightOf([...page, ...rows]) * density <= room;
  };
  for (const group of groups) {
    if (!fits(group)) pages.push([]);
    for (const row of group) {
      if (!fits([row])) pages.push([]);
      pages.at(-1)?.push(row);
    }
  }
  return pages;
}
