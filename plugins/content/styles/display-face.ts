import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { chooseFont } from '../../fonts/choice.ts';
import { displayCss, scaleOf, weightedBySize } from '../../fonts/css.ts';
import { displayFaces, type Face } from '../../fonts/faces.ts';
import { FALLBACK_FONTS } from '../../fonts/fallback-fonts.ts';
import { titleLines } from '../../fonts/title-lines.ts';
import { loadContent } from '../read/load.ts';
import type { Content } from '../types.ts';
import { displayWords } from '../views/display-words.ts';
import { DEFAULT_TITLE_SIZE, messageSize, namedSizes } from '../views/title-size.ts';

/** The stylesheet of display type: its faces, and `--display`. */
const STYLES = 'display-face:type.css';

/** Serves display type in the font that the owner chose, cut down to the characters that the site shows. */
export function displayFace(root: string, folder: string, language?: string): Plugin {
  const cache = resolve(root, 'node_modules/.cache/display-face');
  return {
    name: 'display-face',
    enforce: 'pre',
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    async load(id) {
      if (id !== `\0${STYLES}`) return;
      let content: Content;
      try {
        content = loadContent(folder, language);
      } catch {
        // The content check reports it, as it does a missing font.
        return displayCss([], [], String);
      }
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
    },
  };
}

/** Writes a face where Vite finds it; returns its path for use in a stylesheet, on Windows too. */
function writeFace(cache: string, { name, subset: { woff2 } }: Face): string {
  const folder = resolve(cache, hash('sha256', woff2, 'hex').slice(0, 16));
  const file = resolve(folder, `${name}.woff2`);
  if (existsSync(file)) return normalizePath(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, woff2);
  renameSync(`${file}.${process.pid}`, file);
  return normalizePath(file);
}
