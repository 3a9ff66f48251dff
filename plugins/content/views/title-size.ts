import type { Size } from '../../../src/views.ts';
import { FALLBACK_FONTS, WIDEST_SYSTEM, widthIn } from '../../fonts/fallback-fonts.ts';
import { SYSTEM } from '../../fonts/files.ts';
import { lettersOf } from '../text/locale.ts';
import type { Content, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** Possible line lengths of a large title, in em of a font as wide as the first fallback font. */
const LINES_EM = [4.4, 4.8, 5.4, 6, 6.8, 7.6, 8.4, 9.4, 10.5, 12, 15, 18];
const LONGEST_EM = 18;
/** The minimum on screens with an aspect ratio of 3:2 or more: shorter titles fit on one line there. */
const WIDE_SCREEN_EM = 9.4;
/** The minimum for the interface's own messages, which are longer than a name and need not be as large. */
const MESSAGE_EM = 7.6;

type Width = readonly [min: number, max: number];

/** The share by which a text may be narrower or wider in a font fitted to another: the more letters, the less. */
const marginOf = (letters: number) => 0.04 + 0.14 / Math.sqrt(letters);
/** A letter of a script whose widths are unknown here. */
const UNKNOWN_EM: Width = [0.5, 0.63];
/** Characters as wide as they are high (Unicode UAX 11, East Asian Width). */
export const WIDE_CHARACTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;
/** A line may break between any two wide characters: six of them count as the longest word to keep together. */
const LONGEST_WIDE = 6;
const TIGHTER_EM = 0.03;
/** Spaces between words; no-break spaces keep words together. */
const SPACES = /[^\S\u00a0\u202f]+/;

/**
 * The size of a large title, as the length of its lines: the shortest that hold its longest word and break at the same
 * words in the fallback font as in its own, so that the page does not jump when that has loaded; at least `minimum` em.
 * With the system's font, which may be any, lines have room for the widest one.
 */
export function titleSize(title: string, site: Site = {}, minimum = 0): Size {
  const longest = longestIn(title, site);
  const lineFrom = (em: number) => {
    const fitting = LINES_EM.filter((line) => line >= Math.max(em, longest));
    const stable = fitting.find((line) => isSystem(site) || breaksAlike(wordsIn(title), line));
    return stable ?? fitting[0] ?? LONGEST_EM;
  };
  return `${lineFrom(minimum)}/${lineFrom(Math.max(minimum, WIDE_SCREEN_EM))}`;
}

/** The size of messages shown instead of a page. `notLoaded` can't jump: it only appears once the font has loaded. */
export function messageSize(site: Site): Size {
  const { notFound, notLoaded } = wordsOf(site);
  return titleSize(notFound, site, Math.max(MESSAGE_EM, longestIn(notLoaded, site)));
}

export const DEFAULT_TITLE_SIZE: Size = '4.4/9.4';

/** The `data-size` of a title; undefined for the size of most titles. */
export function sizeAttribute(title: string, site: Site): Size | undefined {
  const size = titleSize(title, site);
  return size === DEFAULT_TITLE_SIZE ? undefined : size;
}

/** All sizes in the site's `data-size` attributes, without duplicates. */
export const namedSizes = ({ resume, site, projects }: Content): Size[] => [
  ...new Set(
    [resume.basics?.name ?? '', ...Object.values(projects).map(({ title }) => title)].flatMap(
      (title) => sizeAttribute(title, site) ?? [],
    ),
  ),
];

/** The parts of a title that no line break splits; a hyphen ends one. */
const wordsIn = (title: string): string[] =>
  title
    .replaceAll('\u00ad', '')
    .split(SPACES)
    .flatMap((part) => part.split(/(?<=-)/));

const isSystem = ({ font }: Site) => font === SYSTEM;

/** The maximum width of the longest word, in em. */
const longestIn = (title: string, site: Site): number =>
  Math.max(...wordsIn(title).map((word) => widthOf(word, site)[1]));

function widthOf(text: string, site: Site): Width {
  const table = isSystem(site) ? WIDEST_SYSTEM : FALLBACK_FONTS[0];
  const letters = lettersOf(text);
  const margin = isSystem(site) ? 0 : marginOf(letters.length);
  const others = letters
    .filter((letter) => !WIDE_CHARACTER.test(letter))
    .map((letter) => widthIn(table, letter));
  const sum = (share: number, unknown: number) =>
    others.reduce((all: number, em) => all + ((em === undefined ? unknown : em * share) - TIGHTER_EM), 0);
  const wide = Math.min(letters.length - others.length, LONGEST_WIDE);
  return [sum(1 - margin, UNKNOWN_EM[0]) + wide, sum(1 + margin, UNKNOWN_EM[1]) + wide];
}

/** Whether lines of this length break at the same words in every font within the margin. */
function breaksAlike(words: string[], em: number): boolean {
  let line = '';
  for (const word of words) {
    const longer = line + (/^$|-$/.test(line) ? '' : ' ') + word;
    const [min, max] = widthOf(longer, {});
    if (min <= em && max > em) return false;
    line = max <= em ? longer : word;
  }
  return true;
}
