import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import type { Resume, Site } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { compose, footOf } from './compose.ts';
import { openFaces } from './faces.ts';
import { lineBreaker } from './lines.ts';
import { drawPages } from './pages.ts';
import { PAGE, paginate } from './rows.ts';

interface Options {
  /** Absolute path of the owner's own fonts. */
  fonts: string;
  /** Absolute paths of folders of Fontsource packages; by default the one with Inter. */
  packages?: string[];
  /** Absolute URL of the site, which paths in the text are resolved against. */
  address?: string;
}

/** A résumé as a PDF, and what it lacks. */
export interface Printed {
  pdf: Buffer;
  /** Characters missing from all fonts. */
  missing: string[];
  /** Whether it lacks too much to be published: a letter of the name, or more than a few elsewhere. */
  isIncomplete: boolean;
}

/** How many letters of other scripts may be left out, such as in a foreign name or a quotation. */
const FEW = 3;
/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';

/** Text that pdfkit writes unchanged into the PDF, but escaped into its XML metadata. */
class Title extends String {
  override toString() {
    return this.valueOf().replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
  }
}

/**
 * Prints a résumé as a tagged PDF on A4. The same résumé gives the same bytes.
 * @param site whose language, words, accent and section order it uses
 */
export async function printResume(
  resume: Resume,
  site: Site,
  { fonts, packages, address }: Options,
): Promise<Printed> {
  const { language = 'en' } = site;
  const name = resume.basics?.name ?? '';
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: null,
    info: {
      Title: new Title(`${name} – ${wordsOf(site).resume}`),
      Author: new Title(name),
      CreationDate: new Date(Date.parse(resume.meta?.lastModified ?? '') || UNDATED),
    },
  });
  const faces = openFaces(doc, fonts, packages);
  const direction = directionOf(language);
  const fill = lineBreaker(doc, faces, direction);
  drawPages(doc, paginate(compose(resume, site, fill, address)), {
    direction,
    accent: homeAccent(site),
    footOf: (page, pages) => footOf(name, page, pages, fill),
  });
  const pdf = buffer(doc);
  doc.end();
  const missing = [...faces.missing];
  const letters = missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  const isIncomplete =
    letters.length > FEW || letters.some((letter) => name.normalize('NFC').includes(letter));
  return { pdf: await pdf, missing, isIncomplete };
}
