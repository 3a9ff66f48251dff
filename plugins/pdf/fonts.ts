import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { filesIn } from '../content/read/folder.ts';
import type { Site } from '../content/types.ts';
import {
  axesAt,
  chooseFont,
  familiesIn,
  filesOf,
  folderOf,
  PDF_FONT,
  readFont,
  WEIGHT,
} from '../fonts/files.ts';

export interface FontFolders {
  /** Absolute path of the owner's own fonts, which need not exist. */
  own: string;
  /** Absolute paths of folders of Fontsource packages; by default the one with Inter. */
  packages?: string[];
  /** What `site.json` names for the display face. */
  display?: ReturnType<typeof chooseFont>;
}

/** Returns where the fonts of an owner's PDF are looked for. */
export const fontFolders = (folder: string, { font }: Site, packages?: string[]): FontFolders => ({
  own: resolve(folder, 'fonts'),
  packages,
  display: chooseFont(font, folder),
});

/** The folders where font packages are installed. */
export const PACKAGES = [resolve(folderOf('@fontsource/inter') ?? '', '..')];
const WEIGHTS = [400, 600];
/** How file names end that differ only by weight: together they are a family. */
const WEIGHT_NAME = /-(\d+(-normal)?|regular|medium|semibold|bold)$/i;

/**
 * Returns the fonts for a text: Inter, then the owner's, then, for characters that Inter lacks, those of other packages.
 * @returns their families in order of preference, those of the display face, and all files as TrueType or OpenType
 */
export async function fontsFor(text: string, { own, packages = PACKAGES, display }: FontFolders) {
  const families = packages.flatMap(familiesIn);
  const points = Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0);
  const shown = display?.files ? points.flatMap(display.files) : [];
  const found = points.flatMap((point) => {
    const all = WEIGHTS.flatMap((weight) => families.flatMap((family) => filesOf(family, point, weight)));
    return all.some(isInter) ? all.filter(isInter) : all;
  });
  const owners = filesIn(own)
    .filter((file) => PDF_FONT.test(file))
    .sort()
    .map((file) => resolve(own, file));
  const files = [...found.filter(isInter), ...owners, ...found.filter((file) => !isInter(file))];
  // The check reports files that are no fonts.
  const all = [...new Set([...files, ...shown])];
  const blobs = await Promise.all(all.map((file) => blobsOf(file, text)));
  const isOther = (_: unknown, index: number) =>
    !isInter(all[index] ?? '') && files.includes(all[index] ?? '');
  return {
    families: [...new Set(files.map(familyOf))],
    display: [...new Set(shown.map(familyOf))],
    /** True if those besides Inter are not bold. */
    isLight: !blobs
      .filter(isOther)
      .flat()
      .some((blob) => weightOf(blob) >= 600),
    blobs: blobs.flat(),
  };
}

/** Returns a font; a variable one in each weight that is set, as Typst would take the lightest. */
async function blobsOf(file: string, text: string): Promise<Buffer[]> {
  const data = await readFile(file);
  const font = readFont(file)?.font;
  const fonts = font?.variationAxes.wght
    ? [...WEIGHTS, WEIGHT].map((weight) =>
        subsetFont(data, text, { targetFormat: 'sfnt', variationAxes: axesAt(font, weight) }),
      )
    : [convert(data, 'sfnt')];
  return (await Promise.all(fonts)).map((blob) => renamed(Buffer.from(blob), familyOf(file)));
}

const isInter = (file: string) => basename(file).startsWith('inter-');

/** Returns the family name of a file's font, unlike that of any font on the machine. */
const familyOf = (file: string) => `portfolio-${basename(file, extname(file)).replace(WEIGHT_NAME, '')}`;

/** Returns how bold a font is: from 100 to 900. */
const weightOf = (font: Buffer): number =>
  font.readUInt16BE(font.readUInt32BE(font.indexOf('OS/2', 12, 'latin1') + 8) + 4);

/** The parts of a `name` table: its family and its PostScript name, for Windows, in Unicode, in American English. */
const FAMILY = [3, 1, 0x409, 1];
const POSTSCRIPT = [3, 1, 0x409, 6];

/**
 * Returns a font with another family name: Typst takes one font of each family, but a package spreads one over many files,
 * and the machine may have a font of that name too. Programs that read PDFs take what is in a font called bold for
 * headings.
 * @param font with tables as in https://learn.microsoft.com/typography/opentype/spec/otff and `…/spec/name`
 */
function renamed(font: Buffer, family: string): Buffer {
  const name = Buffer.from(`${family}-${weightOf(font) < 600 ? 'Regular' : 'Bold'}`, 'utf16le').swap16();
  const records = [...FAMILY, 2 * family.length, 0, ...POSTSCRIPT, name.length, 0];
  const head = Uint16Array.from([0, 2, (3 + records.length) * 2, ...records]);
  const table = Buffer.concat([Buffer.from(head.buffer).swap16(), name]);
  const start = Math.ceil(font.length / 4) * 4;
  const result = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
  const entry = font.indexOf('name', 12, 'latin1');
  result.writeUInt32BE(start, entry + 8);
  result.writeUInt32BE(table.length, entry + 12);
  return result;
}
