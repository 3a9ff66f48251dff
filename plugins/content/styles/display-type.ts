import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayCss, FALLBACK_FONTS, scaleOf } from '../../fonts/face-styles.ts';
import { type DisplayWords, displayFaces, type Face, type Subset, spaceBefore } from '../../fonts/faces.ts';
import { chooseFont } from '../../fonts/files.ts';
import { keepFile } from '../../project.ts';
import { wordWidths } from '../text/width.ts';
import type { Content } from '../types.ts';
import { homeSections } from '../views/home.ts';
import { includesSection } from '../views/sections.ts';
import { MAX_EM, MIN_EM, messageSize, namedSizes, titleSize } from '../views/title-size.ts';
import { wordsOf } from '../words/words.ts';

/** The weight of the name's letters beside those of headings, as the fallback fonts must fit the largest text best. */
const NAME_WEIGHT = 8;

/** Returns the styles of display type: the owner's font, as subsets that are written to `cache`, and the sizes of titles. */
export async function displayStyles(content: Content, folder: string, cache: string): Promise<string> {
  // The check reports a missing font.
  const { files } = chooseFont(content.site.font, folder);
  const words = displayWords(content);
  const faces = files ? await displayFaces(files, words) : [];
  const [name = '', ...others] = words.home;
  const weightedWords = [name.repeat(NAME_WEIGHT), ...others];
  const subsets = faces.map(({ subset }) => subset);
  const scale = scaleOf(FALLBACK_FONTS[0], subsets, weightedWords);
  const titles = [name, ...titlesOf(content)];
  const shift = -spaceBefore(subsets, titles);
  const widestOf = (em: number) => {
    const ofSize = titles.filter((title) => titleSize(title, content.site) === em);
    const widths = ofSize.flatMap((title) => wordWidths(title, content.site, subsets));
    return Math.max(0, ...widths.filter((width) => width <= MAX_EM));
  };
  return [
    displayCss(faces, weightedWords, (face) => writeFace(cache, face)),
    titleLines(messageSize(content.site), namedSizes(content), scale, widestOf),
    headingStyles(content, subsets),
    // The shift in `base.css` fits the letters of the site's own font.
    ...(content.site.font && faces.length ? [`:root h1{margin-inline-start:${shift.toFixed(3)}em}`] : []),
  ].join('\n');
}

/** Writes a face into a folder for Vite; returns its path with forward slashes, as in a stylesheet. */
function writeFace(cache: string, { name, subset: { woff2 } }: Face): string {
  const file = resolve(cache, hash('sha256', woff2, 'hex').slice(0, 16), `${name}.woff2`);
  if (!existsSync(file)) keepFile(file, woff2);
  return file.replaceAll('\\', '/');
}

/**
 * Returns the styles of titles: `--letters` is the em that fit on a line, by which `base.css` sets the size of a title.
 * @param message the size of the interface's messages; `others` are the sizes of other titles
 * @param scale the face's width relative to the first fallback font
 * @param widestOf returns the em of the widest word in the titles of a size
 */
export function titleLines(
  message: number,
  others: number[],
  scale: number,
  widestOf: (em: number) => number,
): string {
  const rule = (selector: string, em: number) =>
    `${selector} { --letters: ${Math.round(Math.max(em * scale, widestOf(em)) * 100) / 100} }`;
  const rules = others.map((em) => rule(`[data-size="${em}"]`, em));
  return [rule('h1', MIN_EM), rule('[data-size=""]', message), ...rules].join('\n');
}

/** The largest and least font size of a section's heading, and its letter spacing. */
const HEADING_REM = 1.75;
const MIN_HEADING_REM = 1.375;
const SPACE_EM = 0.02;
/** The usual and the largest width of the column with the headings; longer words are hyphenated. */
const RAIL_REM = 15;
const MAX_RAIL_REM = 20;

/** Returns styles that make room for the longest word of the headings: a smaller font and, if need be, a wider column. */
export function headingStyles(content: Content, subsets: Subset[]): string {
  const widths = Object.values(headingsOf(content))
    .flat()
    .flatMap((heading) => wordWidths(heading, content.site, subsets, SPACE_EM));
  const size = RAIL_REM / Math.max(...widths);
  const rail = MIN_HEADING_REM * Math.max(...widths.filter((em) => em * MIN_HEADING_REM < MAX_RAIL_REM));
  return [
    ...(size < HEADING_REM ? [`:root{--heading:${Math.floor(size * 100) / 100}rem}`] : []),
    ...(rail > RAIL_REM
      ? [
          `@media (width>=64rem){:root section{grid-template-columns:${Math.ceil(rail * 10) / 10}rem minmax(0,1fr)}}`,
        ]
      : []),
  ].join('');
}

/** Returns the texts in display type: the owner's name, the headings of sections, the titles of projects, and messages. */
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

/** Returns the headings of sections, on the home page and on others, in capitals as the styles show them. */
function headingsOf(content: Content) {
  const capitals = (sections: { heading: string }[]) =>
    sections.map(({ heading }) => heading.toLocaleUpperCase(content.site.language));
  return {
    home: capitals(homeSections(content)),
    others: capitals(Object.values(content.projects).flatMap(({ sections }) => sections)),
  };
}
