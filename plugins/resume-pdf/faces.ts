import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './woff.ts';

/** Regular and semi-bold. */
export type Weight = 400 | 600;

/** A stretch of text that one font file has all glyphs of. */
export interface FacedText {
  text: string;
  /** Absolute path of the font file. */
  face: string;
}

export interface Faces {
  split(text: string, weight: Weight): FacedText[];
  /** Characters that no font has; they are left out. */
  missing: Set<string>;
}

const INTER = resolve(
  dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
);
/** Inter comes in files of a script each; the likeliest first. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const OWN = /\.(ttf|otf|woff)$/i;
/** Lines are set from left to right only; these scripts would come out in the wrong order. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Finds for each character a font that has it: Inter, then the owner's fonts. A file is opened
 * only when a character is in none of those before it.
 * @param folder absolute path of the folder of the owner's fonts, which need not exist
 */
export function openFaces(doc: PDFDocument, folder: string): Faces {
  const own = filesIn(folder).filter((file) => OWN.test(file));
  const found = new Map<string, string | undefined>();
  const missing = new Set<string>();

  const opened = new Set<string>();

  const has = (face: string, letter: string) => {
    if (!opened.has(face)) {
      const file = readFileSync(face);
      doc.registerFont(face, face.endsWith('woff') ? unpackWoff(file) : file);
      opened.add(face);
    }
    const { font } = doc.font(face)._font;
    return [...letter].every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0));
  };
  const faceOf = (letter: string, weight: Weight) => {
    const key = letter + weight;
    if (!found.has(key)) {
      const inter = SCRIPTS.map((script) => resolve(INTER, `inter-${script}-${weight}-normal.woff`));
      const fitting = RIGHT_TO_LEFT.test(letter) ? [] : [...inter, ...own];
      found.set(
        key,
        fitting.find((face) => has(face, letter)),
      );
    }
    return found.get(key);
  };

  function split(text: string, weight: Weight): FacedText[] {
    const parts: FacedText[] = [];
    for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
      const face = faceOf(segment, weight);
      const last = parts.at(-1);
      if (!face) missing.add(segment);
      else if (last?.face === face) last.text += segment;
      else parts.push({ text: segment, face });
    }
    return parts;
  }
  return { split, missing };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((file) => resolve(folder, file));
  } catch {
    return [];
  }
}
