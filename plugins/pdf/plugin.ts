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
import { ContentError, type Fault, faultLine } from '../fault.ts';
import { fontFolders } from '../typst/fonts.ts';
import { type ExaminedPdf, examined } from './faults.ts';
import { printResume } from './print.ts';
import { examinedVersions } from './versions.ts';

const FILE = 'resume.pdf';
const OFFER = 'resume-pdf:offer';

type Warn = (warning: Fault) => void;

/**
 * Serves the résumé as a PDF, named after its owner and at `/resume.pdf`: the owner's own as it is, otherwise one printed from
 * the content. If the fonts lack too many characters, there is neither a file nor a link.
 */
export function resumePdf(owner: Owner, language?: string, packages?: string[]): Plugin {
  const { folder } = owner;
  let cached: ReturnType<typeof make> | undefined;
  const resume = (warn: Warn) => {
    cached ??= make(warn);
    return cached;
  };
  /** Returns the file named after the owner; a plain name if the content can't be read, which the content check reports. */
  const personalFile = () => {
    try {
      return pdfNameOf(owner.content(language).resume.basics?.name);
    } catch {
      return FILE;
    }
  };
  async function make(warn: Warn): Promise<ExaminedPdf> {
    const ownersFile = resolve(folder, language ?? '', FILE);
    const file = personalFile();
    if (existsSync(ownersFile)) return { file, pdf: await readFile(ownersFile) };
    const content = owner.content(language);
    const fonts = fontFolders(folder, content.site, packages);
    const printed = await printResume(content, fonts, siteUrl(content, owner.address));
    const result = await examined(printed, { owner, file, language });
    result.warnings?.forEach(warn);
    return result;
  }
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === OFFER ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${OFFER}`) return;
      // The content check reports content that can't be read.
      const { pdf } = await resume((warning) => this.warn(faultLine(warning))).catch(() => ({
        pdf: undefined,
      }));
      const { site } = owner.content(language);
      const size = `PDF${wordsOf(site).comma}${sizeText(pdf?.length ?? 0, site.language)}`;
      const path = pdf && `/${personalFile()}`;
      return `export const resumePdf = ${JSON.stringify(path)}; export const resumePdfSize = ${JSON.stringify(size)};`;
    },
    async generateBundle() {
      const warn = (warning: Fault) => this.warn(faultLine(warning));
      const first = await resume(warn);
      const versions = await examinedVersions(owner, first, language, packages);
      for (const { warnings } of versions) warnings?.forEach(warn);
      const pdfs = [first, ...versions];
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
        if (!path?.endsWith('.pdf') || ![FILE, personalFile()].some((name) => path === config.base + name))
          return next();
        const warn = (fault: Fault) => config.logger.warn(faultLine(fault));
        const result = await resume(warn).catch(() => undefined);
        if (!result?.pdf) return next();
        result.faults?.forEach(warn);
        response.setHeader('content-type', 'application/pdf');
        response.end(result.pdf);
      });
    },
  };
}

const sizeText = (bytes: number, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
