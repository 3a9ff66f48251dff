import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { axesAt, type FontFile, type FontFiles, readFont, WEIGHT } from './files.ts';

/** The texts that a site sets in display type. */
export interface DisplayWords {
  /** Texts of the home page; the owner's name is the first. */
  home: string[];
  /** Texts of the not-found page, which should not need a second face for two or three characters. */
  notFound: string[];
  /** Texts that only other pages show. */
  others: string[];
}

/** A font that the site serves: a subset of one font file, for some pages. */
export interface Face {
  name: string;
  subset: Subset;
}

const SPACE = ' ';

/**
 * Returns the faces of a site: one with the characters of the home page and the not-found page, which load no other, and one with
 * those that only other pages need; more if a package has its characters in several files. Characters that the font lacks get none.
 */
export async function displayFaces(files: FontFiles, words: DisplayWords): Promise<Face[]> {
  const { home, notFound, others } = words;
  const opened = new Map<string, FontFile | undefined>();
  const open = (file: string) => {
    if (!opened.has(file)) opened.set(file, readFont(file));
    return opened.get(file);
  };
  const fileOf = (letter: string) =>
    files(codePointOf(letter)).find((file) => open(file)?.font.hasGlyphForCodePoint(codePointOf(letter)));

  const hasFace = charactersOf(home).some((letter) => letter !== SPACE && fileOf(letter));
  const first = charactersOf(hasFace ? [...home, ...notFound] : home);
  // Browsers look up a font's space even if a page shows none.
  const further = charactersOf([...notFound, ...others]).filter(
    (letter) => letter !== SPACE && !first.includes(letter),
  );
  async function facesOf(name: string, letters: string[]): Promise<Face[]> {
    const groups = new Map<string, string[]>();
    for (const letter of letters) {
      const file = fileOf(letter);
      if (file) groups.set(file, [...(groups.get(file) ?? []), letter]);
    }
    const drawn = [...groups].filter(([, group]) => group.join('') !== SPACE);
    const subsets = drawn.map(([file, group]) => makeSubset(open(file) as FontFile, group));
    return (await Promise.all(subsets)).map((subset, index) => ({
      name: index ? `${name}-${index + 1}` : name,
      subset,
    }));
  }
  return [...(await facesOf('display', first)), ...(await facesOf('display-more', further))];
}

/** Tables that browsers don't need. */
const UNNEEDED_TABLES = ['STAT', 'DSIG', 'meta', 'gasp', 'fpgm', 'prep', 'cvt '];
/** Tables for kerning, ligatures and alternates: without them each page of the demonstration is 693 to 888 B smaller. */
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];
/** Texts that are readable without layout tables; other scripts need these for shaping. */
const PLAIN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u;

export type Subset = Awaited<ReturnType<typeof makeSubset>>;

/** Returns the part of a font with some characters, which the font must have; the same bytes each time. */
async function makeSubset({ data, font }: FontFile, characters: string[]) {
  const text = characters.join('');
  const woff2 = await subsetFont(data, text, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: PLAIN.test(text) ? [...UNNEEDED_TABLES, ...LAYOUT_TABLES] : UNNEEDED_TABLES,
    variationAxes: axesAt(font, WEIGHT),
  });
  return { characters, woff2, font: create(woff2) as Font };
}

/** Returns the width of a character, in em. fontkit's `advanceWidth` would read the glyph, perhaps past the end of the file. */
export const glyphWidth = (subset: Subset, character: string): number =>
  metricsOf(subset, character).advance / subset.font.unitsPerEm;

/** Returns the mean space before the first letters of some titles, in em. */
export function spaceBefore(subsets: Subset[], titles: string[]): number {
  const spaces = titles.flatMap(([letter = '']) => {
    const subset = subsets.find(({ characters }) => characters.includes(letter));
    return subset ? metricsOf(subset, letter).bearing / subset.font.unitsPerEm : [];
  });
  return spaces.reduce((sum, space) => sum + space, 0) / (spaces.length || 1);
}

function metricsOf({ font }: Subset, character: string) {
  const { metrics } = font.hmtx;
  const { id } = font.glyphForCodePoint(codePointOf(character));
  return metrics.get(Math.min(id, metrics.length - 1));
}

/** Characters that no font needs to have: direction marks and break opportunities. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** Returns the characters of texts, sorted and each once; with those that a browser may compose (é of e and an accent). */
export function charactersOf(texts: string[]): string[] {
  const characters = new Set([...texts, ...texts.map((text) => text.normalize('NFC'))].join(''));
  return [...characters]
    .filter((character) => !INVISIBLE.test(character))
    .sort((a, b) => codePointOf(a) - codePointOf(b));
}

export const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;
