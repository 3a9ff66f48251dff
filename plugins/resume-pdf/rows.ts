import type { Line } from './lines.ts';

/** A place in the structure that assistive technology reads: headings, paragraphs, lists. */
export interface Tag {
  type: string;
  parent?: Tag;
}

/** A line at its place across the page, in pt from the left edge. */
export interface Cell {
  line: Line;
  x: number;
  tag: Tag;
}

/** What stands side by side. */
export interface Row {
  cells: Cell[];
  /** Space above, in pt; none on top of a page. */
  gap: number;
  /** A hairline under the row. */
  ruled?: boolean;
}

export interface Pages {
  pages: Row[][];
  /** What leadings and gaps are multiplied by. */
  density: number;
}

/** A4, its edges, the coloured mark on top of the first page with the space below it; in pt. */
export const PAGE = { width: 595.28, height: 841.89, edge: 56, top: 46, bottom: 50, mark: 12 };
/** Tighter, if that saves a page: no last page with three lines on it. */
const DENSITIES = [1, 0.95, 0.9];

export const leadingOf = ({ cells }: Row): number => Math.max(...cells.map(({ line }) => line.leading));

export const heightOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.gap + leadingOf(row), 0);

/** Deals rows out to pages. The rows of one group stay together as long as they fit on a page. */
export function paginate(groups: Row[][]): Pages {
  const ways = DENSITIES.map((density) => ({ pages: pagesOf(groups, density), density }));
  const fewest = Math.min(...ways.map(({ pages }) => pages.length));
  return ways.find(({ pages }) => pages.length === fewest) ?? { pages: [], density: 1 };
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
