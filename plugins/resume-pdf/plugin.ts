import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { siteUrl } from '../content/editions.ts';
import { loadContent } from '../content/load.ts';
import { packagesFor } from './fontsource.ts';
import { type Printed, printResume } from './print.ts';

const FILE = 'resume.pdf';
/** A module that tells the page whether there is such a file. */
const OFFER = 'resume-pdf:offer';

type Warn = (message: string) => void;

/**
 * Serves the résumé on paper at `/resume.pdf`: the owner's own `resume.pdf` as it is, else one
 * printed from the content. One that lacks letters is not offered: neither file nor link is there.
 * @param packages absolute paths of folders of Fontsource packages; by default where Inter is
 */
export function resumePdf(folder: string, language?: string, packages?: string[]): Plugin {
  let known: Promise<Buffer | undefined> | undefined;
  const resume = (warn: Warn) => {
    known ??= make(warn);
    return known;
  };
  async function make(warn: Warn): Promise<Buffer | undefined> {
    const own = resolve(folder, language ?? '', FILE);
    if (existsSync(own)) return readFile(own);
    const content = loadContent(folder, language);
    const { resume, site } = content;
    const place = { fonts: resolve(folder, 'fonts'), packages, address: siteUrl(content) };
    const printed = await printResume(resume, site, place);
    if (printed.missing.length) warn(wordsFor(printed, site.language ?? 'en'));
    return printed.isSpoilt ? undefined : printed.pdf;
  }
  return {
    name: 'resume-pdf',
    buildStart() {
      known = undefined;
    },
    resolveId: (id) => (id === OFFER ? `\0${OFFER}` : undefined),
    async load(id) {
      if (id !== `\0${OFFER}`) return;
      // Content that can't be read is told of by the check.
      const pdf = await resume((message) => this.warn(message)).catch(() => undefined);
      return `export const isOffered = ${!!pdf};`;
    },
    async generateBundle() {
      const source = await resume((message) => this.warn(message));
      if (source) this.emitFile({ type: 'asset', fileName: FILE, source });
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) known = undefined;
      });
      middlewares.use(async (request, response, next) => {
        if (request.url?.replace(/\?.*/, '') !== config.base + FILE) return next();
        const pdf = await resume((message) => config.logger.warn(message)).catch(() => undefined);
        if (!pdf) return next();
        response.setHeader('content-type', 'application/pdf');
        response.end(pdf);
      });
    },
  };
}

/** So many characters are shown of those that are missing. */
const SHOWN = 20;

function wordsFor({ missing, isSpoilt }: Printed, language: string): string {
  const fonts = packagesFor(missing, language);
  const list = `${missing.slice(0, SHOWN).join(' ')}${missing.length > SHOWN ? ' …' : ''}`;
  return [
    isSpoilt
      ? `${FILE} is not made, and the page does not offer it: no font here has ${list}`
      : `${FILE} lacks what no font here has: ${list}`,
    fonts.length
      ? `npm i ${fonts.join(' ')} brings these letters; nothing else is to be done.`
      : 'Put a font that has it (ttf, otf or woff) into src/content/fonts/, or your own résumé at src/content/resume.pdf.',
  ].join('\n');
}
