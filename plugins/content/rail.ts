import { SYSTEM } from '../display-face/choice.ts';
import { STAND_INS, type StandIn, UNKNOWN_EM, WIDEST_SYSTEM, widthIn } from '../display-face/stand-ins.ts';
import { headingsOf } from '../display-face/words.ts';
import type { Content } from './types.ts';

/** The rail that `--rail` of the styles makes by itself, and the widest that leaves a column beside it. */
const LEAST_REM = 16;
const MOST_REM = 22;
/** The largest that a chapter's name is there, and the space after each of its letters. */
const HEADING_REM = 1.75;
const SPACE_EM = 0.02;

/** Styles of a site whose chapters have names that are too long for the rail beside them: a wider rail. */
export function railStyles(content: Content): string {
  const font = content.site.font === SYSTEM ? WIDEST_SYSTEM : (STAND_INS[0] as StandIn);
  const widthOf = (word: string) =>
    [...word].reduce((width, letter) => width + (widthIn(font, letter) ?? UNKNOWN_EM) + SPACE_EM, 0);
  const words = headingsOf(content).flatMap((heading) => heading.split(/[\s-]+/));
  const needed = Math.ceil(Math.max(...words.map(widthOf)) * HEADING_REM);
  return needed > LEAST_REM ? `:root:root{--rail:${Math.min(needed, MOST_REM)}rem}` : '';
}
