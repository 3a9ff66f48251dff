import { SYSTEM } from '../../fonts/choice.ts';
import { FALLBACK_FONTS, UNKNOWN_EM, WIDEST_SYSTEM, widthIn } from '../../fonts/fallback-fonts.ts';
import type { Content } from '../types.ts';
import { headingsOf } from '../views/display-words.ts';

/** The default of `--rail` in the styles, and the widest rail that leaves room for a column next to it. */
const LEAST_REM = 16;
const MOST_REM = 22;
/** The largest font size of a section's heading in the rail, and its letter spacing. */
const HEADING_REM = 1.75;
const SPACE_EM = 0.02;

/** Widens the rail for long headings: with a column that CSS sizes itself, text would move while a page arrives. */
export function railStyles(content: Content): string {
  const font = content.site.font === SYSTEM ? WIDEST_SYSTEM : FALLBACK_FONTS[0];
  const widthOf = (word: string) =>
    [...word].reduce((width, letter) => width + (widthIn(font, letter) ?? UNKNOWN_EM) + SPACE_EM, 0);
  const words = headingsOf(content).flatMap((heading) => heading.split(/[\s-]+/));
  const needed = Math.ceil(Math.max(...words.map(widthOf)) * HEADING_REM);
  return needed > LEAST_REM ? `:root:root{--rail:${Math.min(needed, MOST_REM)}rem}` : '';
}
