import { type FontFile, type FontFiles, readFont } from './files.ts';
import { charactersOf, codePointOf, makeSubset, type Subset } from './subset.ts';

/** The texts that a site sets in display type. */
export interface DisplayWords {
  /** On the home page; the owner's name first. */
  home: string[];
  /** On the not-found page, which is light: it should not need a second face for two or three characters. */
  notFound: string[];
  /** Those that only other pages show. */
  others: string[];
}

/** A font that the site serves: a subset of one font file, for some pages. */
export interface Face {
  name: string;
  subset: Subset;
}

const SPACE = ' ';

/**
 * Makes the faces of a site: one with the characters of the home page and the not-found page, so that these load no
 * other, and one with those that other pages need in addition; more only if a package has its characters in several
 * files. Characters that are missing from the font get no face.
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
    const shown = [...groups].filter(([, group]) => group.join('') !== SPACE);
    const subsets = shown.map(([file, group]) => makeSubset(open(file) as FontFile, group));
    return (await Promise.all(subsets)).map((subset, index) => ({
      name: index ? `${name}-${index + 1}` : name,
      subset,
    }));
  }
  return [...(await facesOf('display', first)), ...(await facesOf('display-more', further))];
}
