import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { type FontFile, WEIGHT } from './choice.ts';

/** Tables that a browser needs nothing of. */
const NEEDLESS = ['STAT', 'DSIG', 'meta', 'gasp', 'fpgm', 'prep', 'cvt '];
/** Kerning, ligatures, alternates: 350 B of 2,300 for 30 letters. */
const LAYOUT = ['GSUB', 'GPOS', 'GDEF'];
/** Scripts whose letters stand side by side as they are; others are no text without their layout. */
const PLAIN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u;

/** A font of a few letters. */
export interface Cut {
  letters: string[];
  woff2: Buffer;
  font: Font;
}

/** Cuts a font down to letters, all of which it must have; the same bytes each time. */
export async function cut({ data, font }: FontFile, letters: string[]): Promise<Cut> {
  const text = letters.join('');
  const woff2 = await subsetFont(data, text, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: PLAIN.test(text) ? [...NEEDLESS, ...LAYOUT] : NEEDLESS,
    variationAxes: pinned(font),
  });
  const measured = create(woff2);
  if ('fonts' in measured) throw new Error('a cut font holds several');
  return { letters, woff2, font: measured };
}

/** A variable font's axes, each held where display type needs it. */
function pinned({ variationAxes }: Font): Record<string, number> {
  return Object.fromEntries(
    Object.entries(variationAxes).map(([axis, { min, default: usual, max }]) => [
      axis,
      axis === 'wght' ? Math.min(Math.max(WEIGHT, min), max) : usual,
    ]),
  );
}

/** How wide a letter is, in em. From the table: fontkit's `advanceWidth` reads the glyph too, and a last one that is empty past the file's end. */
export function advance({ font }: Cut, letter: string): number {
  const { metrics } = font.hmtx;
  const { id } = font.glyphForCodePoint(pointOf(letter));
  return metrics.get(Math.min(id, metrics.length - 1)).advance / font.unitsPerEm;
}

/** What no font has to have: signs of direction and of places to break. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/**
 * The letters of texts, each once, in order of their code points: as they are written, and as a
 * browser may put them together (é of e and an accent).
 */
export function lettersOf(texts: string[]): string[] {
  const letters = new Set([...texts, ...texts.map((text) => text.normalize('NFC'))].join(''));
  return [...letters].filter((letter) => !UNSEEN.test(letter)).sort((a, b) => pointOf(a) - pointOf(b));
}

export const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** Sorted letters as CSS writes them in `unicode-range`. */
export function unicodeRange(letters: string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const point of letters.map(pointOf)) {
    const last = runs.at(-1);
    if (last && point - last[1] === 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
