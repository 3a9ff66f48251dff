import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type DisplayWords,
  displayCss,
  displayFaces,
  type Face,
  scaleOf,
  spaceBefore,
} from '../../fonts/faces.ts';
import { FALLBACK_FONTS } from '../../fonts/fallback-fonts.ts';
import { chooseFont } from '../../fonts/files.ts';
import type { Content } from '../types.ts';
import { homeSections } from '../views/home.ts';
import { includesSection } from '../views/sections.ts';
import { LEAST_EM, messageSize, namedSizes } from '../views/title-size.ts';
import { wordsOf } from '../words/words.ts';

/** How many times larger than the headings the name is: the fallback fonts must fit it best. */
const NAME_TIMES = 8;

/** Returns the styles of display type: the owner's font, cut down and written to the folder `cache`, and titles' lines. */
export async function displayStyles(content: Content, folder: string, cache: string): Promise<string> {
  // The check reports a missing font.
  const files = chooseFont(content.site.font, folder);
  const words = displayWords(content);
  const faces = typeof files === 'function' ? await displayFaces(files, words) : [];
  const [name = '', ...others] = words.home;
  const weightedWords = [name.repeat(NAME_TIMES), ...others];
  const subsets = faces.map(({ subset }) => subset);
  const scale = scaleOf(FALLBACK_FONTS[0], subsets, weightedWords);
  const shift = -spaceBefore(subsets, [name, ...titlesOf(content)]);
  return [
    displayCss(faces, weightedWords, (face) => writeFace(cache, face)),
    titleLines(messageSize(content.site), namedSizes(content), scale),
    // The shift in `base.css` fits the letters of the site's own font.
    ...(content.site.font && faces.length ? [`:root h1{margin-inline-start:${shift.toFixed(3)}em}`] : []),
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

/**
 * Returns the styles of titles: `--letters`, the em that fit on a line, of which `base.css` makes their size.
 * @param scale width of the face relative to the first fallback font
 */
export function titleLines(message: number, others: number[], scale: number): string {
  const lines = (selector: string, em: number) =>
    `${selector} { --letters: ${Math.round(em * scale * 100) / 100} }`;
  const named = others.map((em) => lines(`[data-size="${em}"]`, em));
  return [lines('h1', LEAST_EM), lines('[data-size=""]', message), ...named].join('\n');
}

/** Returns the texts that are set in display type: the owner's name, the headings of the sections, the titles of the projects. */
export function displayWords(content: Content): DisplayWords {
  const { resume, site } = content;
  const words = wordsOf(site);
  const headings = headingsOf(content);
  return {
    home: [
      resume.basics?.name ?? '',
      ...headings.home,
      ...(includesSection(site, 'projects') ? (resume.projects ?? []) : []).map(({ name = '' }) => name),
    ],
    notFound: [words.notFound],
    others: [words.notLoaded, ...titlesOf(content), ...headings.others],
  };
}

const titlesOf = ({ projects }: Content): string[] => Object.values(projects).map(({ title }) => title);

/** Returns the headings of the sections of the home page and of others, in capitals, as the styles show them. */
export function headingsOf(content: Content) {
  const capitals = (sections: { heading: string }[]) =>
    sections.map(({ heading }) => heading.toLocaleUpperCase(content.site.language));
  return {
    home: capitals(homeSections(content)),
    others: capitals(Object.values(content.projects).flatMap(({ sections }) => sections)),
  };
}
