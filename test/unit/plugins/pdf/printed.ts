import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { resumeOf } from '../../../../plugins/content/read/load.ts';
import type { Resume, Site } from '../../../../plugins/content/types.ts';
import { printResume } from '../../../../plugins/pdf/print.ts';
import type { FontFolders } from '../../../../plugins/typst/fonts.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** Prints a résumé and reads it back: its lines, page by page. */
export async function printed(
  resume: Resume,
  {
    packages,
    address,
    own = '/nowhere',
    ...site
  }: Site & Partial<Omit<FontFolders, 'display'>> & { address?: string } = {},
) {
  const result = await printResume({ resume: resumeOf(resume), site }, { own, packages }, address);
  const read = await readPdf(result.pdf);
  return {
    ...result,
    ...read,
    pages: read.pages.map((page) => page.split('\n')),
    text: read.pages.join('\n'),
  };
}

/** A text on one line. */
export const words = (text = '') => text.replace(/\s+/g, ' ');

export const hasPoppler = !spawnSync('pdftotext', ['-v']).error;

/** What poppler reads in a PDF. */
export const popplerText = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', [resolve(temporaryFolder('pdf', { 'read.pdf': pdf }), 'read.pdf'), '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
