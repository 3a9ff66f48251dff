import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { create } from 'fontkit';
import type { Flaw } from '../content/fault.ts';
import { familyIn, filesOf } from './fontsource.ts';

/** The value of `font` in `site.json` for the system's own font, without a face. */
export const SYSTEM = 'system';
const DEFAULT_FONT = '@fontsource/space-grotesk';
export const WEIGHT = 700;

const PACKAGE = /^(@fontsource\/[a-z\d-]+)(?:\/(\d+))?$/;
const FILE = /\.(ttf|otf|woff2?)$/i;
/** The files in the owner's `fonts/` that the résumé's PDF may be set in. */
export const PDF_FONT = /\.(ttf|otf|woff)$/i;

/** Returns the files that should have a code point, the likeliest first. */
export type FontFiles = (point: number) => string[];

/**
 * Finds the font that `font` in `site.json` refers to.
 * @param font a Fontsource package, optionally with a weight (`@fontsource/sora/800`), a file in `folder`, or `system`
 * @param shown the folder's path from the project's root, for messages
 */
export function chooseFont(
  font: string = DEFAULT_FONT,
  folder: string,
  shown: string,
): FontFiles | Flaw | typeof SYSTEM {
  if (font === SYSTEM) return SYSTEM;
  const [, name, weight] = PACKAGE.exec(font) ?? [];
  if (name) return fromPackage(name, weight);
  if (FILE.test(font)) return fromFile(font, folder, shown);
  return [
    `${font} is neither a Fontsource package nor the name of a font file`,
    `write it as ${DEFAULT_FONT}, fonts/mine.woff2 (below ${shown}) or ${SYSTEM}`,
  ];
}

function fromPackage(name: string, weight?: string): FontFiles | Flaw {
  const folder = folderOf(name);
  const family = folder && familyIn(folder);
  if (!family) return [`${name} is not installed`, `npm install ${name}, or use ${SYSTEM}`];
  if (weight && !family.weights.includes(Number(weight)))
    return [`${name} has no weight ${weight}`, `choose one of ${family.weights.join(', ')}`];
  return (point) => filesOf(family, point, Number(weight ?? WEIGHT));
}

/** The licence of the package that `font` in `site.json` names, as Markdown; undefined if it names none. */
export function licenseOf(font = DEFAULT_FONT): string | undefined {
  const [, name = ''] = PACKAGE.exec(font) ?? [];
  const folder = folderOf(name);
  const file = resolve(folder ?? '', 'LICENSE');
  return folder && existsSync(file) ? `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n` : undefined;
}

function folderOf(name: string): string | undefined {
  try {
    return resolve(createRequire(import.meta.url).resolve(`${name}/package.json`), '..');
  } catch {
    return;
  }
}

function fromFile(font: string, folder: string, shown: string): FontFiles | Flaw {
  const file = resolve(folder, font);
  if (relative(folder, file).startsWith('..')) return [`${font} is outside ${shown}`, 'put the file into it'];
  if (!existsSync(file)) return [`there is no file ${shown}/${font}`, 'put it there, or name another'];
  if (!readFont(file))
    return [
      `${shown}/${font} is not a readable font`,
      'name a ttf, otf, woff or woff2 file with one font in it',
    ];
  return () => [file];
}

export type FontFile = NonNullable<ReturnType<typeof readFont>>;

/** Reads TrueType, OpenType, WOFF or WOFF2; undefined if the file is not a font, or has several. */
export function readFont(file: string) {
  const data = readFileSync(file);
  try {
    const font = create(data);
    return 'fonts' in font ? undefined : { data, font };
  } catch {
    return;
  }
}
