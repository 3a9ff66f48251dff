import type { Size } from '../../src/views.ts';

/** On screens of at least this aspect ratio the longer of a size's two lines applies. */
const WIDE_SCREEN = '(min-aspect-ratio: 3/2)';

/**
 * The styles of a site's title sizes: `--letters`, the length of a line in em. It does not depend on the width of the
 * screen, so that titles wrap at the same words everywhere.
 * @param short size of titles that set none
 * @param message size of messages that are shown instead of a page
 * @param others sizes that pages set
 * @param scale width of the face relative to the first fallback font
 */
export function titleLines(short: Size, message: Size, others: Size[], scale: number): string {
  const titles: [selector: string, size: Size][] = [
    ['h1', short],
    ['[data-size=""]', message],
    ...others.map((size): [string, Size] => [`[data-size="${size}"]`, size]),
  ];
  const rules = (line: 0 | 1) =>
    titles.map(([selector, size]) => {
      const em = Number(size.split('/')[line]) * scale;
      return `${selector} { --letters: ${Math.round(em * 100) / 100} }`;
    });
  const narrow = rules(0);
  const longer = rules(1).filter((rule) => !narrow.includes(rule));
  return [...narrow, `@media ${WIDE_SCREEN} {`, ...longer, '}'].join('\n');
}
