import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { loadContent } from '../content/load.ts';
import { messageSize, namedSizes, SHORT } from '../content/title-size.ts';
import type { Content } from '../content/types.ts';
import { chooseFont } from './choice.ts';
import { displayCss, metricsOf } from './css.ts';
import { displayFaces, type Face } from './faces.ts';
import { STAND_INS, type StandIn } from './stand-ins.ts';
import { titleLines } from './title-lines.ts';
import { displayWords, weighted } from './words.ts';

/** The style sheet that brings display type: its faces, and `--display`. */
const STYLES = 'display-face:type.css';

/** Serves display type in the font that the owner chose, cut down to the letters that the site shows. */
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
        // It is told of by its check, as is a font that is not there.
        return displayCss([], [], String);
      }
      const files = chooseFont(content.site.font, folder, folder);
      const words = displayWords(content);
      const faces = typeof files === 'function' ? await displayFaces(files, words) : [];
      const kept = new Map(
        await Promise.all(faces.map(async (face) => [face, await keep(cache, face)] as const)),
      );
      const large = weighted(words.home);
      const cuts = faces.map(({ cut }) => cut);
      const { size } = metricsOf(STAND_INS[0] as StandIn, cuts, large);
      return [
        displayCss(faces, large, (face) => kept.get(face) ?? ''),
        titleLines(SHORT, messageSize(content.site), namedSizes(content), size),
      ].join('\n');
    },
  };
}

/** Puts a face where Vite finds it as a file of the site; its path as a style sheet can name it, on Windows too. */
async function keep(cache: string, { name, cut: { woff2 } }: Face): Promise<string> {
  const folder = resolve(cache, createHash('sha256').update(woff2).digest('hex').slice(0, 16));
  const file = resolve(folder, `${name}.woff2`);
  if (existsSync(file)) return normalizePath(file);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, woff2);
  await rename(`${file}.${process.pid}`, file);
  return normalizePath(file);
}
