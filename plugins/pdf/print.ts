import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import type { Resume, Site } from '../content/types.ts';
import { resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import type { FontFolders } from './fonts.ts';
import { lacksTooMuch, typeset } from './typst.ts';

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

/** A résumé as a PDF, and what it lacks. */
export type Printed = Awaited<ReturnType<typeof printResume>>;

/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';
/** Countries that print on US Letter (CLDR, `measurementData`); all others on A4. */
const LETTER = /^(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/i;
/** Alphabets whose letters stand apart, so that capitals may be set a little wider. */
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/**
 * Prints a résumé as a tagged PDF, on the paper of the person's country; paths in it lead to the site's `address`.
 * @returns also the characters missing from all fonts, and whether it lacks too much to be published: a letter of the name,
 * or more than a few elsewhere
 */
export async function printResume(resume: Resume, site: Site, fonts: FontFolders, address?: string) {
  const { language = 'en' } = site;
  const view = resumeView(resume, site, address);
  const words = wordsOf(site);
  const sections = view.sections.map(({ heading, entries }) => ({
    heading: heading.toLocaleUpperCase(language),
    isTracked: APART.test(heading),
    entries,
    isDense: entries.every(
      ({ title, points, notes, small }) => !title.length && !points.length && !notes.length && !small.length,
    ),
  }));
  const { language: tag, region } = new Intl.Locale(language);
  const data = {
    ...view,
    name: view.name || words.resume,
    sections,
    title: [view.name, words.resume].filter(Boolean).join(' – '),
    author: view.name,
    language: tag,
    region,
    isRightToLeft: directionOf(language) === 'rtl',
    accent: homeAccent(site),
    paper: LETTER.test(resume.basics?.location?.countryCode ?? '') ? 'us-letter' : 'a4',
  };
  const created = Date.parse(resume.meta?.lastModified ?? '') || Date.parse(UNDATED);
  const { pdf, missing } = await typeset(await readFile(TEMPLATE, 'utf8'), data, fonts, created / 1000);
  const letters = missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  return { pdf, missing, isIncomplete: lacksTooMuch(letters, view.name) };
}
