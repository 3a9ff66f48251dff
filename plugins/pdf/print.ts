import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AskView } from '../../src/views.ts';
import { ensureContrast } from '../content/styles/color.ts';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import { printedContact } from '../content/views/contact.ts';
import { type ResumeContent, resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import type { FontFolders } from './fonts.ts';
import { LOOKS, SPARED, STEPS, tightened } from './looks.ts';
import { printedFields } from './read-back.ts';
import { lacksTooMuch, typeset } from './typst.ts';

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';
/** Countries that print on US Letter (CLDR, `measurementData`); all others on A4. */
const LETTER = /^(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/i;
/** Alphabets whose letters stand apart, so that capitals may be set a little wider. */
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A résumé as it is printed. */
export interface Printed {
  pdf: Buffer;
  pages: number;
  /** How much of the last page is filled, from 0 to 1. */
  filled: number;
  /** How many lines are beyond the pages that `site.json` allows. */
  tooMany: number;
  /** The entries by their fields, those of most lines first. */
  longest: { field: string; lines: number }[];
  /** What a program should read of it. */
  parts: ReturnType<typeof printedFields>;
  /** The characters that no font has. */
  missing: string[];
  /** True if it lacks too much to be published: a letter of the name, or more than a few elsewhere. */
  isIncomplete: boolean;
}

/**
 * Prints a résumé as a tagged PDF, on the paper of the person's country; paths in it lead to the site's `address`. If there
 * are more pages than `site.json` allows, it is set as much smaller as they need; a little smaller if that spares a page.
 */
export async function printResume(
  content: ResumeContent,
  fonts: FontFolders,
  address?: string,
  asked?: AskView[],
): Promise<Printed> {
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
  /** Sets it by one part after the other until it has no more than so many pages. */
  const setWithin = async (pages: number, [first = 0, ...smaller]: number[]) => {
    let printed = await set(first);
    for (const part of smaller) if (printed.pages > pages) printed = await set(part);
    return printed;
  };
  let printed = await setWithin(most, [0, ...STEPS]);
  if (!site.pdf?.pages && printed.pages > 1 && printed.filled <= SPARED.filled) {
    const spared = await setWithin(printed.pages - 1, SPARED.parts);
    if (spared.pages < printed.pages) printed = spared;
  }
  const { lengths, ...found } = printed;
  const letters = found.missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  const fields = view.sections.flatMap(({ entries }) => entries.map(({ field }) => field));
  const longest = fields
    .map((field = 'site.json', index) => ({ field, lines: Math.round(lengths[index] ?? 0) }))
    .sort((a, b) => b.lines - a.lines);
  const parts = printedFields(view, printedContact(resume.basics ?? {}, site));
  return { ...found, parts, longest, isIncomplete: lacksTooMuch(letters, view.name) };
}
