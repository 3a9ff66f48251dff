import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { filesIn } from '../content/read/folder.ts';
import type { Site } from '../content/types.ts';
import { codePointOf } from '../fonts/faces.ts';
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
  /** The font that `site.json` names for the display face. */
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
/** The end of a file's name that tells its weight: files that differ by it alone are a family. */
const WEIGHT_NAME = /-(\d+(-normal)?|regular|medium|semibold|bold)$/i;

/**
 * Returns the fonts for a text: Inter, then the owner's, then, for characters that Inter lacks, those of other packages.
 * @returns their families in order of preference, the families of the display face, and all files as TrueType or OpenType
 */
export async function fontsFor(text: string, { own, packages = PACKAGES, display }: FontFolders) {
  const families = packages.flatMap(familiesIn);
  const points = Array.from(new Set(text), codePointOf);
  const packageFiles = points.flatMap((point) => {
    const fonts = WEIGHTS.flatMap((weight) => families.flatMap((family) => filesOf(family, point, weight)));
    return fonts.some(isInter) ? fonts.filter(isInter) : fonts;
  });
  const ownFiles = filesIn(own)
    .filter((file) => PDF_FONT.test(file))
    .sort()
    .map((file) => resolve(own, file));
  const inter = packageFiles.filter(isInter);
  const others = [...ownFiles, ...packageFiles.filter((file) => !isInter(file))];
  const displayFiles = display?.files ? points.flatMap(display.files) : [];
  const files = [...new Set([...inter, ...others, ...displayFiles])];
  // The check reports files that are no fonts.
  const blobs = await Promise.all(files.map((file) => blobsOf(file, text)));
  const isBold = (blob: Buffer) => weightOf(blob) >= 600;
  return {
    families: [...new Set([...inter, ...others].map(familyOf))],
    display: [...new Set(displayFiles.map(familyOf))],
    /** True if no font but Inter is bold. */
    isLight: !blobs.some((weights, index) => others.includes(files[index] ?? '') && weights.some(isBold)),
    blobs: blobs.flat(),
  };
}

/** Returns the font in a file; a variable font once for each weight that is used, because Typst would take the lightest. */
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

/** Returns the family that a file's font gets: no font on the machine has such a name. */
const familyOf = (file: string) => `portfolio-${basename(file, extname(file)).replace(WEIGHT_NAME, '')}`;

/** The bytes of a font before its directory of tables, and of a record in it: tag, checksum, offset and length, 4 bytes each. */
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Returns where a font's directory lists a table; undefined if the font lacks the table. */
function recordOf(font: Buffer, table: string): number | undefined {
  const end = HEADER_BYTES + font.readUInt16BE(4) * RECORD_BYTES;
  for (let record = HEADER_BYTES; record < end; record += RECORD_BYTES)
    if (font.toString('latin1', record, record + 4) === table) return record;
  return undefined;
}

/** Returns how bold a font is, from 100 to 900: regular if it does not say so, as some of Apple's do not. */
function weightOf(font: Buffer): number {
  const record = recordOf(font, 'OS/2');
  return record === undefined ? 400 : font.readUInt16BE(font.readUInt32BE(record + 8) + 4);
}

/** What a `name` table has before a name's length: platform (Windows), encoding (Unicode), language (American), kind of name. */
const FAMILY = [3, 1, 0x409, 1];
const POSTSCRIPT = [3, 1, 0x409, 6];

/**
 * Returns a font with another family name: Typst takes one font of each family, but a package spreads a family over many files,
 * and the machine may have a font of that name, too. Programs that read PDFs take texts for headings if their font's name says bold.
 * None of the build's libraries renames fonts, so the table `name` is written here.
 * @param font with tables as in https://learn.microsoft.com/typography/opentype/spec/otff and `…/spec/name`
 */
function renamed(font: Buffer, family: string): Buffer {
  const record = recordOf(font, 'name');
  // Typst leaves out a font without names.
  if (record === undefined) return font;
  // The family is the beginning of the PostScript name, so both records share a text.
  const text = Buffer.from(`${family}-${weightOf(font) < 600 ? 'Regular' : 'Bold'}`, 'utf16le').swap16();
  const records = [...FAMILY, 2 * family.length, 0, ...POSTSCRIPT, text.length, 0];
  const header = Uint16Array.from([0, 2, (3 + records.length) * 2, ...records]);
  const table = Buffer.concat([Buffer.from(header.buffer).swap16(), text]);
  const offset = Math.ceil(font.length / 4) * 4;
  const result = Buffer.concat([font, Buffer.alloc(offset - font.length), table]);
  result.writeUInt32BE(offset, record + 8);
  result.writeUInt32BE(table.length, record + 12);
  return result;
}
