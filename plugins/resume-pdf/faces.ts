import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type PDFDocument from 'pdfkit';
import { filesIn } from '../content/read/folder.ts';
import { lettersOf } from '../content/text/letters.ts';
import { PDF_FONT } from '../fonts/choice.ts';
import { familiesIn, filesOf } from '../fonts/fontsource.ts';
import { joined } from './joined.ts';

/** Regular and semi-bold. */
export type Weight = 400 | 600;

/** A text of which one font file has all glyphs. */
export interface FacedText {
  text: string;
  /** Absolute path of the font file. */
  face: string;
}

export type Faces = ReturnType<typeof openFaces>;

/** The folders where font packages are installed. */
export const PACKAGES = [
  resolve(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'), '../..'),
];
/** Invisible characters: direction marks, break opportunities, variation selectors of emoji. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0e|\ufe0f/g;
/** Characters that shape their neighbours; only fonts that need them have them. */
const JOINERS = /\u200c|\u200d/g;

/**
 * Finds a font for each character: Inter, then the owner's fonts, then those of other Fontsource
 * packages. A file is opened only if it may have a character that is missing from those before it.
 * @param folder absolute path of the owner's fonts, which need not exist
 * @param packages absolute paths of the folders of Fontsource packages
 */
export function openFaces(doc: PDFDocument, folder: string, packages = PACKAGES) {
  const own = filesIn(folder)
    .filter((file) => PDF_FONT.test(file))
    .sort()
    .map((file) => resolve(folder, file));
  const families = packages.flatMap(familiesIn);
  const found = new Map<string, string | undefined>();
  /** Characters missing from all fonts; they are left out. */
  const missing = new Set<string>();

  const has = (face: string, points: number[]) => {
    const { font } = doc.font(face)._font;
    return points.every((point) => font.hasGlyphForCodePoint(point));
  };
  const faceOf = (letter: string, weight: Weight) => {
    const key = letter + weight;
    if (!found.has(key)) {
      const points = pointsOf(letter.replace(JOINERS, ''));
      const files = families.flatMap((family) => filesOf(family, points[0] ?? 0, weight));
      const inter = files.filter((file) => basename(file).startsWith('inter-'));
      const face = [...new Set([...inter, ...own, ...files])].find((each) => has(each, points));
      found.set(key, face);
    }
    return found.get(key);
  };

  function split(text: string, weight: Weight): FacedText[] {
    const parts = lettersOf(text.replace(INVISIBLE, '')).flatMap((letter): FacedText[] => {
      const face = faceOf(letter, weight);
      if (face) return [{ text: has(face, pointsOf(letter)) ? letter : letter.replace(JOINERS, ''), face }];
      missing.add(letter);
      return [];
    });
    return joined(parts, (last, next) => last.face === next.face);
  }
  return { split, missing };
}

const pointsOf = (text: string) => [...text].map((each) => each.codePointAt(0) ?? 0);
