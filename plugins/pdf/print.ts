import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AskView } from '../../src/views.ts';
import { ensureContrast } from '../content/styles/color.ts';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import { printedContact } from '../content/views/contact.ts';
import { type ResumeContent, resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import { mapRecord } from '../map-record.ts';
import type { FontFolders } from './fonts.ts';
import { printedFields } from './read-back.ts';
import { lacksTooMuch, typeset } from './typst.ts';

/**
 * How the résumé may look. Sizes are in pt, but for the space between lines, in em. Dates are in a margin as wide as `aside`,
 * without one at the end of the title's line.
 */
const LOOKS = {
  margin: { aside: 100, name: 27, heading: 8.5, size: 9, leading: 0.42, gap: 13, x: 48, y: 42 },
  column: {
    aside: 0,
    name: 25,
    heading: 11.5,
    size: 9.4,
    leading: 0.46,
    gap: 13,
    x: 58,
    y: 48,
    isTinted: true,
  },
  compact: {
    aside: 0,
    name: 20,
    heading: 8.5,
    size: 8.7,
    leading: 0.36,
    gap: 10,
    x: 44,
    y: 34,
    isRuledBeside: true,
  },
};

/** As small as can be read, and as close as can be told apart. */
const TIGHTEST = { aside: 96, name: 20, heading: 8.5, size: 8.5, leading: 0.28, gap: 8.5, x: 40, y: 30 };
/** How far towards the tightest a look goes, step by step, until its pages are few enough. */
const PARTS = [0.2, 0.4, 0.6, 0.8, 1];
/** If no number of pages is asked for, a last page that is no fuller is spared where so much of the way is enough. */
const SPARED = { filled: 0.3, part: 0.6 };

/** Returns a look whose numbers are a part of the way to the tightest. */
const tightened = (look: (typeof LOOKS)['margin'], part: number) => ({
  ...look,
  ...mapRecord(TIGHTEST, (least, name) => look[name] - Math.max(0, look[name] - least) * part),
});

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';
/** Countries that print on US Letter (CLDR, `measurementData`); all others on A4. */
const LETTER = /^(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/i;
/** Alphabets whose letters stand apart, so that capitals may be set a little wider. */
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A résumé as it is printed. */
export type Printed = Awaited<ReturnType<typeof printResume>>;

/**
 * Prints a résumé as a tagged PDF, on the paper of the person's country; paths in it lead to the site's `address`. If there
 * are more pages than `site.json` allows, it is set as much smaller as they need; a little smaller if that spares a page.
 * @returns also how many pages it has, how much of the last one is filled, how many lines are too many, the longest entries
 * with their lines, and what a program should read of it; the characters missing from all fonts, and whether it lacks too much
 * to be published: a letter of the name, or more than a few elsewhere
 */
export async function printResume(
  content: ResumeContent,
  fonts: FontFolders,
  address?: string,
  asked?: AskView[],
) {
  const { resume, site } = content;
  const { language = 'en' } = site;
  const view = resumeView(content, address, asked);
  const words = wordsOf(site);
  const look = { isTinted: false, isRuledBeside: false, ...LOOKS[site.pdf?.look ?? 'margin'] };
  const sections = view.sections.map(({ id, heading, entries }) => ({
    heading: look.isTinted ? heading : heading.toLocaleUpperCase(language),
    isTracked: !look.isTinted && APART.test(heading),
    entries,
    isTable: id === 'asks',
    isDense: entries.every(
      ({ title, points, notes, small }) => !title.length && !points.length && !notes.length && !small.length,
    ),
  }));
  const { language: tag, region } = new Intl.Locale(language);
  const { paper = LETTER.test(resume.basics?.location?.countryCode ?? '') ? 'letter' : 'a4' } =
    site.pdf ?? {};
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
    arrow: ensureContrast(homeAccent(site), ['#ffffff']),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
  };
  const { lastModified = '' } = resume.meta ?? {};
  // Without a time zone it is that of the machine.
  const created = Date.parse(`${lastModified}Z`) || Date.parse(lastModified) || Date.parse(UNDATED);
  const template = await readFile(TEMPLATE, 'utf8');
  const { pages: most = Number.POSITIVE_INFINITY } = site.pdf ?? {};
  const set = async (part: number) => {
    const sized = { ...data, look: tightened(look, part) };
    const { pdf, missing, noted } = await typeset(template, sized, fonts, created / 1000);
    const [end] = noted('end') as { pages: number; filled: number; lines: number }[];
    const { pages = 1, filled = 1, lines = 0 } = end ?? {};
    const tooMany = Math.max(0, Math.ceil((pages - 1 - most + filled) * lines));
    return { pdf, missing, pages, filled, tooMany, lengths: noted('entry') as number[] };
  };
  let printed = await set(0);
  for (const part of PARTS) if (printed.pages > most) printed = await set(part);
  if (!site.pdf?.pages && printed.pages > 1 && printed.filled <= SPARED.filled)
    for (const part of PARTS.filter((each) => each <= SPARED.part)) {
      const smaller = await set(part);
      if (smaller.pages < printed.pages) {
        printed = smaller;
        break;
      }
    }
  const letters = printed.missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  const fields = view.sections.flatMap(({ entries }) => entries.map(({ field }) => field));
  const longest = fields
    .map((field = 'site.json', index) => ({ field, lines: Math.round(printed.lengths[index] ?? 0) }))
    .sort((a, b) => b.lines - a.lines);
  const parts = printedFields(view, printedContact(resume.basics ?? {}, site));
  return { ...printed, parts, longest, isIncomplete: lacksTooMuch(letters, view.name) };
}
