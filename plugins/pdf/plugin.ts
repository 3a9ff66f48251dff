import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { prerendering } from '../../src/prerendering.ts';
import type { Owner } from '../content/owner.ts';
import { isBelow } from '../content/read/folder.ts';
import { pdfNameOf } from '../content/text/name.ts';
import { VERSIONS } from '../content/views/pages.ts';
import { wordsOf } from '../content/words/words.ts';
import { siteUrl } from '../deployment/editions.ts';
import { ContentError, faultLine } from '../fault.ts';
import { fontFolders } from '../typst/fonts.ts';
import { type ExaminedPdf, examined } from './faults.ts';
import { printResume } from './print.ts';
import { examinedVersions } from './versions.ts';

const FILE = 'resume.pdf';
const OFFER = 'resume-pdf:offer';

/**
 * Serves the résumé as a PDF, named after its owner and at `/resume.pdf`: the owner's own as it is, otherwise one printed from
 * the content. If the fonts lack too many characters, there is neither a file nor a link.
 */
export function resumePdf(owner: Owner, language?: string, packages?: string[]): Plugin {
  const { folder } = owner;
  let cached: ReturnType<typeof make> | undefined;
  const resume = () => {
    cached ??= make();
    return cached;
  };
  async function make(): Promise<ExaminedPdf> {
    const content = owner.content(language);
    const file = pdfNameOf(content.resume.basics?.name);
    const ownersFile = resolve(folder, language ?? '', FILE);
    if (existsSync(ownersFile)) return { file, pdf: await readFile(ownersFile) };
    const fonts = fontFolders(folder, content.site, packages);
    const printed = await printResume(content, fonts, siteUrl(content, owner.address));
    return examined(printed, { owner, file, language });
  }
  /** Returns the résumé for the dev server, which goes on without one: what the content check does not report is said here. */
  async function served(warn: (text: string) => void): Promise<Partial<ExaminedPdf>> {
    try {
      const result = await resume();
      for (const fault of [...(result.faults ?? []), ...(result.warnings ?? [])]) warn(faultLine(fault));
      return result;
    } catch (error) {
      if (!(await owner.check()).faults.length) warn(`No PDF of the résumé can be made: ${error}`);
      return {};
    }
  }
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === OFFER ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${OFFER}`) return;
      const isServed = this.environment.mode === 'dev';
      const { file, pdf } = await (isServed ? served((text) => this.warn(text)) : resume());
      const { site } = owner.content(language);
      const size = `PDF${wordsOf(site).comma}${sizeText(pdf?.length ?? 0, site.language)}`;
      const path = pdf && `/${file}`;
      return `export const resumePdf = ${JSON.stringify(path)}; export const resumePdfSize = ${JSON.stringify(size)};`;
    },
    async generateBundle() {
      const first = await resume();
      const versions = await examinedVersions(owner, first, language, packages);
      const pdfs = [first, ...versions];
      for (const { warnings = [] } of pdfs) for (const fault of warnings) this.warn(faultLine(fault));
      const faults = pdfs.flatMap((printed) => printed.faults ?? []);
      // The bundler would print the message twice, because the stack has it, too.
      if (faults.length) throw Object.assign(new ContentError(faults), { stack: '' });
      // The prerenderer runs in this process.
      prerendering.pagePdfs = Object.fromEntries(
        versions.flatMap(({ name, pdf, file }) => (pdf ? [[`${VERSIONS}/${name}`, `/${file}`]] : [])),
      );
      for (const { file, pdf: source, length } of pdfs) {
        if (!source) continue;
        if (length) this.environment.config.logger.info(length);
        this.emitFile({ type: 'asset', fileName: file, source });
      }
      if (first.pdf && first.file !== FILE)
        this.emitFile({ type: 'asset', fileName: FILE, source: first.pdf });
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (isBelow(folder, file)) cached = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*/, '');
        if (!path?.endsWith('.pdf')) return next();
        const { file, pdf } = await served((text) => config.logger.warn(text));
        if (!pdf || ![FILE, file].some((name) => path === config.base + name)) return next();
        response.setHeader('content-type', 'application/pdf');
        response.end(pdf);
      });
    },
  };
}

const sizeText = (bytes: number, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
