import type { Size } from '../../src/views.ts';

/** A screen that is half as wide again as high has the longer of a size's two lines. */
const WIDE_SCREEN = '(min-aspect-ratio: 3/2)';

/**
 * The styles of the sizes that a site's titles have: `--letters`, the em of a line. A line has as many on every screen, so that
 * no screen's width decides at which words it breaks.
 * @param short of titles that name no size
 * @param message of what is said instead of a page
 * @param others that pages name
 * @param scale how wide the face is beside the first stand-in
 */
export function titleLines(short: Size, message: Size, others: Size[], scale: number): string {
  const titles: [selector: string, size: Size][] = [
    ['h1', short],
    ['[data-size=""]', message],
    ...others.map((size): [string, Size] => [`[data-size="${size}"]`, size]),
  ];
  const rule = ([selector, em]: [string, number]) =>
    `${selector} { --letters: ${Math.round(em * scale * 100) / 100} }`;
  const upright = titles.map(([selector, size]) => rule([selector, linesOf(size)[0]]));
  const wide = titles
    .filter(([, size]) => linesOf(size)[0] !== linesOf(size)[1])
    .map(([selector, size]) => rule([selector, linesOf(size)[1]]));
  return [...upright, `@media ${WIDE_SCREEN} {`, ...wide, '}'].join('\n');
}

const linesOf = (size: Size) => size.split('/').map(Number) as [upright: number, wide: number];
