import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AskView } from '../../src/views.ts';
import { ensureContrast } from '../content/styles/color.ts';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import { printedContact } from '../content/views/contact.ts';
import { type ResumeContent, resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import type { FontFolders } from '../typst/fonts.ts';
import { lacksTooMuch, typeset } from '../typst/typeset.ts';
import { fitted, LOOKS, tightened } from './looks.ts';
import { printedFields } from './read-back.ts';

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';
/** Countries that print on US Letter (CLDR, `measurementData`); all others on A4. */
const LETTER = /^(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/i;
/** Alphabets whose letters are not joined, so that capitals may be set a little wider. */
const UNJOINED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A résumé as it is printed. */
export interface Printed {
  pdf: Buffer;
  pages: number;
  /** How much of the last page is filled, from 0 to 1. */
  filled: number;
  /** How many lines are beyond the pages that `site.json` allows. */
  tooMany: number;
  /** The entries by their fields, the longest first. */
  longest: { field: string; lines: number }[];
  /** The fields that a program should find in it. */
  parts: ReturnType<typeof printedFields>;
  /** The characters that no font has. */
  missing: string[];
  /** True if it lacks too much to be published: a letter of the name, or more than a few other letters. */
  isIncomplete: boolean;
}

/**
 * Prints a résumé as a tagged PDF, on the paper of the person's country; paths in it lead to the site's `address`. If it has more
 * pages than `site.json` allows, it is set as much smaller as needed; a little smaller if that spares a page.
 */
export async function printResume(
  content: ResumeContent,
  fonts: FontFolders,
  address?: string,
  asked?: AskView[],
): Promise<Printed> {
  const { resume, site } = content;
  const view = resumeView(content, address, asked);
  const { pages: maxPages = Infinity } = site.pdf ?? {};
  const set = await setterFor(content, view, fonts);
  const { pdf, missing, pages, filled, linesPerPage, entryLines } = await fitted(set, maxPages);
  const letters = missing.filter((character) => /[\p{L}\p{N}]/u.test(character));
  return {
    pdf,
    missing,
    pages,
    filled,
    tooMany: Math.max(0, Math.ceil((pages - 1 - maxPages + filled) * linesPerPage)),
    longest: longestOf(view, entryLines),
    parts: printedFields(view, printedContact(resume.basics ?? {}, site)),
    isIncomplete: lacksTooMuch(letters, view.name),
  };
}

/** Returns what sets a résumé in a look that is a part of the way to the tightest: the PDF, and what the template has measured. */
async function setterFor(content: ResumeContent, view: View, fonts: FontFolders) {
  const data = dataOf(content, view);
  const template = await readFile(TEMPLATE, 'utf8');
  return async (part: number) => {
    const sized = { ...data, look: tightened(data.look, part) };
    const { pdf, missing, noted } = await typeset(template, sized, fonts, createdAt(content.resume));
    const [end] = noted('end') as { pages: number; filled: number; lines: number }[];
    const { pages = 1, filled = 1, lines: linesPerPage = 0 } = end ?? {};
    return { pdf, missing, pages, filled, linesPerPage, entryLines: noted('entry') as number[] };
  };
}

type View = ReturnType<typeof resumeView>;

/** Returns the data of the template: what it prints, and in which look. */
function dataOf({ resume, site }: ResumeContent, view: View) {
  const { language = 'en', pdf = {} } = site;
  const words = wordsOf(site);
  const look = { aside: 0, isTinted: false, isRuledBeside: false, ...LOOKS[pdf.look ?? 'margin'] };
  const { language: tag, region } = new Intl.Locale(language);
  const { paper = LETTER.test(resume.basics?.location?.countryCode ?? '') ? 'letter' : 'a4' } = pdf;
  return {
    ...view,
    name: view.name || words.resume,
    sections: view.sections.map(({ id, heading, entries }) => ({
      heading: look.isTinted ? heading : heading.toLocaleUpperCase(language),
      isTracked: !look.isTinted && UNJOINED.test(heading),
      entries,
      isTable: id === 'asks',
      isDense: entries.every(
        ({ title, points, notes, small }) => ![title, points, notes, small].flat().length,
      ),
    })),
    title: [view.name, words.resume].filter(Boolean).join(' – '),
    author: view.name,
    language: tag,
    region,
    isRightToLeft: directionOf(language) === 'rtl',
    accent: homeAccent(site),
    arrow: ensureContrast(homeAccent(site), ['#ffffff']),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    look,
  };
}

/** Returns when a résumé was last modified, in seconds since 1970; without a time zone the date is in UTC. */
function createdAt({ meta: { lastModified = '' } = {} }: ResumeContent['resume']): number {
  return (Date.parse(`${lastModified}Z`) || Date.parse(lastModified) || Date.parse(UNDATED)) / 1000;
}

/** Returns the entries by their fields, the longest first. */
function longestOf({ sections }: View, entryLines: number[]): Printed['longest'] {
  const fields = sections.flatMap(({ entries }) => entries.map(({ field }) => field));
  return fields
    .map((field = 'site.json', index) => ({ field, lines: Math.round(entryLines[index] ?? 0) }))
    .sort((a, b) => b.lines - a.lines);
}
