import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import { familyIn, filesOf } from '../resume-pdf/fontsource.ts';

/** What stands in `site.json` where an owner wants no face: the system's own. */
export const SYSTEM = 'system';
const DEFAULT_FONT = '@fontsource/space-grotesk';
export const WEIGHT = 700;

const PACKAGE = /^(@fontsource\/[a-z\d-]+)(?:\/(\d+))?$/;
const FILE = /\.(ttf|otf|woff2?)$/i;

/** Finds the files that should have a code point, the likeliest first. */
export type FontFiles = (point: number) => string[];

/** Why there is no such font. */
export interface Problem {
  problem: string;
  remedy: string;
}

/**
 * The font that `font` in `site.json` means.
 * @param font a Fontsource package, also with a weight (`@fontsource/sora/800`), a file below the owner's folder, or `system`
 * @param shown the same from the project's root, for the words
 */
export function chooseFont(
  font: string = DEFAULT_FONT,
  folder: string,
  shown: string,
): FontFiles | Problem | typeof SYSTEM {
  if (font === SYSTEM) return SYSTEM;
  const [, name, weight] = PACKAGE.exec(font) ?? [];
  if (name) return fromPackage(name, weight);
  if (FILE.test(font)) return fromFile(font, folder, shown);
  return {
    problem: `${font} is neither a package of Fontsource nor the name of a font file`,
    remedy: `write it as ${DEFAULT_FONT}, fonts/mine.woff2 (below ${shown}) or ${SYSTEM}`,
  };
}

function fromPackage(name: string, weight?: string): FontFiles | Problem {
  const family = familyOf(name);
  if (!family)
    return { problem: `${name} is not installed`, remedy: `npm install ${name}, or take ${SYSTEM}` };
  if (weight && !family.weights.includes(Number(weight)))
    return { problem: `${name} has no weight ${weight}`, remedy: `choose of ${family.weights.join(', ')}` };
  return (point) => filesOf(family, point, Number(weight ?? WEIGHT));
}

function familyOf(name: string) {
  try {
    return familyIn(resolve(createRequire(import.meta.url).resolve(`${name}/package.json`), '..'));
  } catch {
    return;
  }
}

function fromFile(font: string, folder: string, shown: string): FontFiles | Problem {
  const file = resolve(folder, font);
  if (relative(folder, file).startsWith('..'))
    return { problem: `${font} lies outside of ${shown}`, remedy: 'put the file into it' };
  if (!existsSync(file))
    return { problem: `there is no file ${shown}/${font}`, remedy: 'put it there, or name another' };
  if (!readFont(file))
    return {
      problem: `${shown}/${font} is no font that can be read`,
      remedy: 'name a ttf, otf, woff or woff2 file with one font in it',
    };
  return () => [file];
}

export interface FontFile {
  data: Buffer;
  font: Font;
}

/**
 * Reads TrueType, OpenType, WOFF or WOFF2.
 * @param file absolute path
 * @returns undefined where that is none, or holds several fonts
 */
export function readFont(file: string): FontFile | undefined {
  const data = readFileSync(file);
  try {
    const font = create(data);
    return 'fonts' in font ? undefined : { data, font };
  } catch {
    return;
  }
}
