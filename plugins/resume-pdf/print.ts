import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Resume } from '../content/types.ts';
import { compose, footOf } from './compose.ts';
import { openFaces } from './faces.ts';
import { lineBreaker } from './lines.ts';
import { drawPages } from './pages.ts';
import { PAGE, paginate } from './rows.ts';

interface Options {
  /** BCP 47 tag of the text's language. */
  language: string;
  /** CSS colour `#rrggbb`. */
  accent: string;
  /** Absolute path of the owner's own fonts. */
  fonts: string;
}

/** Without a date in the résumé: any that is always the same. */
const UNDATED = '2000-01-01';

/** Text that pdfkit puts as it is into the PDF, and escaped where it writes it into XML. */
class Title extends String {
  override toString() {
    return this.valueOf().replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  }
}

/**
 * Prints a résumé as a tagged PDF on A4. The same résumé gives the same bytes.
 * @returns the file, and the characters that no font has, which it lacks
 */
export async function printResume(
  resume: Resume,
  { language, accent, fonts }: Options,
): Promise<{ pdf: Buffer; missing: string[] }> {
  const name = resume.basics?.name ?? '';
  const modified = new Date(resume.meta?.lastModified ?? UNDATED);
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
      Title: new Title(`${name} – Résumé`),
      Author: new Title(name),
      CreationDate: Number.isNaN(+modified) ? new Date(UNDATED) : modified,
    },
  });
  const faces = openFaces(doc, fonts);
  const fill = lineBreaker(doc, faces);
  drawPages(doc, paginate(compose(resume, fill)), {
    accent,
    footOf: (page, pages) => footOf(name, page, pages, fill),
  });
  const pdf = buffer(doc);
  doc.end();
  return { pdf: await pdf, missing: [...faces.missing] };
}
