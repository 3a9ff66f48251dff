import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseFont } from '../../fonts/choice.ts';
import { displayCss, scaleOf, weightedBySize } from '../../fonts/css.ts';
import { displayFaces, type Face } from '../../fonts/faces.ts';
import { FALLBACK_FONTS } from '../../fonts/fallback-fonts.ts';
import { titleLines } from '../../fonts/title-lines.ts';
import type { Content } from '../types.ts';
import { displayWords } from '../views/display-words.ts';
import { DEFAULT_TITLE_SIZE, messageSize, namedSizes } from '../views/title-size.ts';

/**
 * The styles of display type: the owner's font, cut down to the characters that the site shows, and the length of
 * titles' lines.
 * @param folder absolute path of the owner's folder
 * @param cache folder that the fonts are written to
 */
export async function displayStyles(content: Content, folder: string, cache: string): Promise<string> {
  // The check reports a missing font.
  const files = chooseFont(content.site.font, folder, folder);
  const words = displayWords(content);
  const faces = typeof files === 'function' ? await displayFaces(files, words) : [];
  const weightedWords = weightedBySize(words.home);
  const subsets = faces.map(({ subset }) => subset);
  const scale = scaleOf(FALLBACK_FONTS[0], subsets, weightedWords);
  return [
    displayCss(faces, weightedWords, (face) => writeFace(cache, face)),
    titleLines(DEFAULT_TITLE_SIZE, messageSize(content.site), namedSizes(content), scale),
  ].join('\n');
}

/** Writes a face where Vite finds it; returns its path with forward slashes, as in a stylesheet. */
function writeFace(cache: string, { name, subset: { woff2 } }: Face): string {
  const folder = resolve(cache, hash('sha256', woff2, 'hex').slice(0, 16));
  const file = resolve(folder, `${name}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, woff2);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file.replaceAll('\\', '/');
}
