import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureContrast } from '../content/styles/color.ts';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import type { Resume, Site } from '../content/types.ts';
import { resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import type { FontFolders } from './fonts.ts';
import { lacksTooMuch, typeset } from './typst.ts';

/** How the résumé may look; lengths are in pt, those of lines in em. Without `aside` the dates are at the end of the title's line. */
const LOOKS = {
  margin: { aside: 106, names: 106, size: 9, leading: 0.42, gap: 13, x: 52, y: 42 },
  column: { aside: 0, names: 92, size: 9.4, leading: 0.46, gap: 13, x: 56, y: 46 },
  compact: { aside: 0, names: 92, size: 8.7, leading: 0.36, gap: 10, x: 44, y: 34 },
};

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

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
    look: LOOKS.margin,
    name: view.name || words.resume,
    sections,
    title: [view.name, words.resume].filter(Boolean).join(' – '),
    author: view.name,
    language: tag,
    region,
    isRightToLeft: directionOf(language) === 'rtl',
    accent: homeAccent(site),
    arrow: ensureContrast(homeAccent(site), ['#ffffff']),
    paper: LETTER.test(resume.basics?.location?.countryCode ?? '') ? 'us-letter' : 'a4',
  };
  const { lastModified = '' } = resume.meta ?? {};
  // Without a time zone it is that of the machine.
  const created = Date.parse(`${lastModified}Z`) || Date.parse(lastModified) || Date.parse(UNDATED);
  const { pdf, missing } = await typeset(await readFile(TEMPLATE, 'utf8'), data, fonts, created / 1000);
  const letters = missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  return { pdf, missing, isIncomplete: lacksTooMuch(letters, view.name) };
}
