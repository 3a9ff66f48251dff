import type { Size } from '../../src/views.ts';
import { SYSTEM } from '../display-face/choice.ts';
import { STAND_INS, type StandIn, WIDEST_SYSTEM, widthIn } from '../display-face/stand-ins.ts';
import type { Content, Site } from './types.ts';
import { wordsOf } from './words/words.ts';

/** How long a line of a large title may be, in em of a font as wide as the first stand-in. */
const LINES_EM = [4.2, 4.8, 5.4, 6, 6.8, 7.6, 8.4, 9.4, 10.5, 12, 15, 18];
const LONGEST_EM = 18;
/** At least so long on a screen that is half as wide again as high: what is no longer stands on one line there. */
const WIDE_SCREEN_EM = 9.4;
/** Of what the interface says itself, which is longer than a name, and less worth to be large. */
const MESSAGE_EM = 7.6;

/** The least and the most that words measure, in em. */
type Width = readonly [least: number, most: number];

/** By how much words may be narrower or wider in one font than in another that was fitted to it. */
const FITTED: Width = [0.9, 1.1];
/** A letter of a script whose widths nobody knows here. */
const UNKNOWN_EM: Width = [0.5, 0.63];
/** Signs as wide as they are high (Unicode UAX 11, East Asian Width). */
export const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;
const WIDE_EM = 1;
/** Between wide signs a line may break anywhere: six of them are a word that is long enough to keep. */
const LONGEST_WIDE = 6;
/** The space that the styles take away from each letter. */
const TIGHTER_EM = 0.03;
/** Between words; one that stays on its line has none. */
const SPACES = /[^\S\u00a0\u202f]+/;

/**
 * The size of a large title, by the lines that it is set in: the shortest that hold its longest word and break at the same words
 * in the font that stands in until the title's own has come, else the page would jump.
 * In the system's font, which may be any, it has the room that the widest one needs.
 * @param title any script; a word is what no line break parts, and a soft hyphen is no letter
 * @param least em of a line
 */
export function titleSize(title: string, { font }: Site = {}, least = 0): Size {
  const isSystem = font === SYSTEM;
  const words = wordsIn(title, isSystem);
  const lineFrom = (em: number) => {
    const fitting = LINES_EM.filter((line) => line >= em && words.every(({ width }) => width[1] <= line));
    const sure = fitting.find((line) => isSystem || breaksSurely(words, line));
    return sure ?? fitting[0] ?? LONGEST_EM;
  };
  return `${lineFrom(least)}/${lineFrom(Math.max(least, WIDE_SCREEN_EM))}`;
}

/** The size of what the interface has to say instead of a page. */
export const messageSize = (site: Site, message: 'notFound' | 'notLoaded'): Size =>
  titleSize(wordsOf(site)[message], site, MESSAGE_EM);

/** The sizes of the titles of all pages, each once. */
export const pageSizes = ({ resume, site, projects }: Content): Size[] => [
  ...new Set([
    titleSize(resume.basics?.name ?? '', site),
    ...Object.values(projects).map(({ title }) => titleSize(title, site)),
    messageSize(site, 'notFound'),
  ]),
];

interface Word {
  width: Width;
  /** Before it, in em, unless it begins a line. */
  space: number;
}

function wordsIn(title: string, isSystem: boolean): Word[] {
  const table = isSystem ? WIDEST_SYSTEM : (STAND_INS[0] as StandIn);
  const space = (widthIn(table, ' ') ?? 0) - TIGHTER_EM;
  return title
    .replaceAll('\u00ad', '')
    .split(SPACES)
    .flatMap((part) =>
      part
        .split(/(?<=-)/)
        .map((word, at) => ({ width: widthOf(word, table, isSystem), space: at ? 0 : space })),
    );
}

function widthOf(word: string, table: Pick<StandIn, 'widths'>, isSystem: boolean): Width {
  const [narrower, wider] = isSystem ? [1, 1] : FITTED;
  let [least, most, wide] = [0, 0, 0];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const em = widthIn(table, segment);
    if (WIDE.test(segment)) wide++;
    else if (em === undefined) [least, most] = [least + UNKNOWN_EM[0], most + UNKNOWN_EM[1]];
    else [least, most] = [least + em * narrower, most + em * wider];
    if (!WIDE.test(segment)) [least, most] = [least - TIGHTER_EM, most - TIGHTER_EM];
  }
  const kept = Math.min(wide, LONGEST_WIDE) * WIDE_EM;
  return [least + kept, most + kept];
}

/** Whether lines of so many em break at the same words, however wide those are. */
function breaksSurely(words: Word[], em: number): boolean {
  let line: Width | undefined;
  for (const { width, space } of words) {
    const longer: Width = line ? [line[0] + space + width[0], line[1] + space + width[1]] : width;
    if (longer[0] <= em && longer[1] > em) return false;
    line = longer[1] <= em ? longer : width;
  }
  return true;
}
