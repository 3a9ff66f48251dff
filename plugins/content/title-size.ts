import type { Size } from '../../src/views.ts';
import { SYSTEM } from '../display-face/choice.ts';
import { STAND_INS, type StandIn, WIDEST_SYSTEM, widthIn } from '../display-face/stand-ins.ts';
import type { Content, Site } from './types.ts';
import { wordsOf } from './words/words.ts';

/** How long a line of a large title may be, in em of a font as wide as the first stand-in. */
const LINES_EM = [4.4, 4.8, 5.4, 6, 6.8, 7.6, 8.4, 9.4, 10.5, 12, 15, 18];
const LONGEST_EM = 18;
/** At least so long on a screen that is half as wide again as high: what is no longer stands on one line there. */
const WIDE_SCREEN_EM = 9.4;
/** Of what the interface says itself, which is longer than a name, and less worth to be large. */
const MESSAGE_EM = 7.6;

/** The least and the most that words measure, in em. */
type Width = readonly [least: number, most: number];

/** By what share so many letters may be narrower or wider in one font than in another that was fitted to it: the more, the less. */
const marginOf = (letters: number) => 0.04 + 0.14 / Math.sqrt(letters);
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
export function titleSize(title: string, site: Site = {}, least = 0): Size {
  const longest = longestIn(title, site);
  const lineFrom = (em: number) => {
    const fitting = LINES_EM.filter((line) => line >= Math.max(em, longest));
    const sure = fitting.find((line) => isSystem(site) || breaksSurely(wordsIn(title), line));
    return sure ?? fitting[0] ?? LONGEST_EM;
  };
  return `${lineFrom(least)}/${lineFrom(Math.max(least, WIDE_SCREEN_EM))}`;
}

/** The size of what the interface says instead of a page: one that does not come at a click moves nothing, whose font is there. */
export function messageSize(site: Site): Size {
  const { notFound, notLoaded } = wordsOf(site);
  return titleSize(notFound, site, Math.max(MESSAGE_EM, longestIn(notLoaded, site)));
}

/** What most titles have, so that no page names it. */
export const SHORT: Size = '4.4/9.4';

/** The size that a page names. */
export function sizeMark(title: string, site: Site): Size | undefined {
  const size = titleSize(title, site);
  return size === SHORT ? undefined : size;
}

/** The sizes that the site's pages name, each once. */
export const namedSizes = ({ resume, site, projects }: Content): Size[] => [
  ...new Set(
    [resume.basics?.name ?? '', ...Object.values(projects).map(({ title }) => title)].flatMap(
      (title) => sizeMark(title, site) ?? [],
    ),
  ),
];

/** What no line break parts: a hyphen is the end of one. */
const wordsIn = (title: string): string[] =>
  title
    .replaceAll('\u00ad', '')
    .split(SPACES)
    .flatMap((part) => part.split(/(?<=-)/));

const isSystem = ({ font }: Site) => font === SYSTEM;

/** The most em that a word measures. */
const longestIn = (title: string, site: Site): number =>
  Math.max(...wordsIn(title).map((word) => widthOf(word, site)[1]));

function widthOf(text: string, site: Site): Width {
  const table = isSystem(site) ? WIDEST_SYSTEM : (STAND_INS[0] as StandIn);
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const margin = isSystem(site) ? 0 : marginOf(letters.length);
  const others = letters.filter((letter) => !WIDE.test(letter)).map((letter) => widthIn(table, letter));
  const sum = (share: number, unknown: number) =>
    others.reduce((all: number, em) => all + ((em === undefined ? unknown : em * share) - TIGHTER_EM), 0);
  const wide = Math.min(letters.length - others.length, LONGEST_WIDE) * WIDE_EM;
  return [sum(1 - margin, UNKNOWN_EM[0]) + wide, sum(1 + margin, UNKNOWN_EM[1]) + wide];
}

/** Whether lines of so many em break at the same words, however wide those are. */
function breaksSurely(words: string[], em: number): boolean {
  let line = '';
  for (const word of words) {
    const longer = line + (/^$|-$/.test(line) ? '' : ' ') + word;
    const [least, most] = widthOf(longer, {});
    if (least <= em && most > em) return false;
    line = most <= em ? longer : word;
  }
  return true;
}
