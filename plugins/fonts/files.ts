import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Advice } from '../fault.ts';
import { mapRecord } from '../map-record.ts';

/** The value of `font` in `site.json` for the system's own font, without a face. */
export const SYSTEM = 'system';
const DEFAULT_FONT = '@fontsource/space-grotesk';
export const WEIGHT = 700;

const PACKAGE = /^(@fontsource\/[a-z\d-]+)(?:\/(\d+))?$/;
const FILE = /\.(ttf|otf|woff2?)$/i;
/** The files in the owner's `fonts/` that the résumé's PDF may be set in. */
export const PDF_FONT = /\.(ttf|otf|woff)$/i;

/** A function that returns the files that should have a code point, the likeliest first. */
export type FontFiles = (point: number) => string[];

/** A font's files, or what is wrong with its name; neither for the system's own font. */
interface ChosenFont {
  files?: FontFiles;
  advice?: Advice;
}

/**
 * Returns the font that `font` in `site.json` names: a Fontsource package, perhaps with a weight (`@fontsource/sora/800`), a file in
 * `folder`, or `system`.
 * @param shownFolder the folder as advice names it: its path from the project's root
 */
export function chooseFont(font = DEFAULT_FONT, folder: string, shownFolder = folder): ChosenFont {
  if (font === SYSTEM) return {};
  const [, name, weight] = PACKAGE.exec(font) ?? [];
  if (name) return fromPackage(name, weight);
  if (FILE.test(font)) return fromFile(font, folder, shownFolder);
  return {
    advice: [
      `${font} is neither a Fontsource package nor the name of a font file`,
      `write it as ${DEFAULT_FONT}, fonts/mine.woff2 (below ${shownFolder}) or ${SYSTEM}`,
    ],
  };
}

function fromPackage(name: string, weight?: string): ChosenFont {
  const folder = folderOf(name);
  const family = folder && familyIn(folder);
  if (!family) return { advice: [`${name} is not installed`, `npm install ${name}, or use ${SYSTEM}`] };
  if (weight && !family.weights.includes(Number(weight)))
    return { advice: [`${name} has no weight ${weight}`, `choose one of ${family.weights.join(', ')}`] };
  return { files: (point) => filesOf(family, point, Number(weight ?? WEIGHT)) };
}

/** Returns the license of the package that `font` in `site.json` names, as Markdown; undefined if it names none. */
export function licenseOf(font = DEFAULT_FONT): string | undefined {
  const [, name = ''] = PACKAGE.exec(font) ?? [];
  const folder = folderOf(name);
  const file = resolve(folder ?? '', 'LICENSE');
  return folder && existsSync(file) ? `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n` : undefined;
}

/** Returns the folder of a package; undefined if it is not installed. */
export function folderOf(name: string): string | undefined {
  try {
    return resolve(createRequire(import.meta.url).resolve(`${name}/package.json`), '..');
  } catch {
    return undefined;
  }
}

const ONE_FONT_REMEDY = 'name a ttf, otf, woff or woff2 file with one font in it';

function fromFile(font: string, folder: string, shownFolder: string): ChosenFont {
  const file = resolve(folder, font);
  if (relative(folder, file).startsWith('..'))
    return { advice: [`${font} is outside ${shownFolder}`, 'put the file into it'] };
  if (!existsSync(file))
    return { advice: [`there is no file ${shownFolder}/${font}`, 'put it there, or name another'] };
  if (!readFont(file)) return { advice: [`${shownFolder}/${font} is not a readable font`, ONE_FONT_REMEDY] };
  return { files: () => [file] };
}

export type FontFile = NonNullable<ReturnType<typeof readFont>>;

/** Returns the font in a file (TrueType, OpenType, WOFF or WOFF2); undefined if the file is not a font, or has several. */
export function readFont(file: string) {
  const data = readFileSync(file);
  try {
    const font = create(data);
    return 'fonts' in font ? undefined : { data, font };
  } catch {
    return undefined;
  }
}

/** Returns the axes of a variable font, each with the value that a weight needs. */
export const axesAt = ({ variationAxes }: Font, weight: number) =>
  mapRecord(variationAxes, ({ min, default: defaultValue, max }, axis) =>
    axis === 'wght' ? Math.min(Math.max(weight, min), max) : defaultValue,
  );

type Range = [from: number, to: number];

/** A Fontsource package (https://fontsource.org): a family with one file for each group of characters and weight. */
interface Family {
  folder: string;
  id: string;
  weights: number[];
  groups: [name: string, ranges: Range[]][];
}

/** Returns the families of Fontsource packages in a folder such as `node_modules/@fontsource`. */
export const familiesIn = (folder: string): Family[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => familyIn(resolve(folder, name)) ?? []);

/** Returns the ranges of a CSS `unicode-range`, such as `U+4E00-4E0F, U+20AC`. */
export const rangesOf = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Returns a family's files that should have a code point, in the nearest weight. */
export function filesOf({ folder, id, weights, groups }: Family, point: number, weight: number): string[] {
  const nearest = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  return groups
    .filter(([, ranges]) => ranges.some(([from, to]) => from <= point && point <= to))
    .map(([group]) => resolve(folder, `files/${id}-${group}-${nearest}-normal.woff`))
    .filter((file) => existsSync(file));
}

/** Returns the family in the folder of a Fontsource package; undefined for any other folder. */
function familyIn(folder: string): Family | undefined {
  const read = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  if (!['unicode.json', 'metadata.json'].every((file) => existsSync(resolve(folder, file)))) return undefined;
  const { id, weights, defSubset } = read('metadata.json');
  const groups = Object.entries<string>(read('unicode.json')).map(
    ([name, ranges]): Family['groups'][number] => [name.replace(/[[\]]/g, ''), rangesOf(ranges)],
  );
  // The group that is likeliest to have a letter comes first.
  groups.sort(([a], [b]) => Number(b === defSubset) - Number(a === defSubset));
  return { folder, id, weights, groups };
}
