import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import { pdfNameOf } from '../content/text/name.ts';
import { wordsOf } from '../content/words/words.ts';
import { siteUrl } from '../deployment/editions.ts';
import { packagesFor } from '../fonts/files.ts';
import type { Owner } from '../owner.ts';
import { printResume } from './print.ts';

const FILE = 'resume.pdf';
const OFFER = 'resume-pdf:offer';

/** The characters that a warning lists. */
const MAX_LISTED = 20;

type Warn = (message: string) => void;

/**
 * Serves the résumé as a PDF, named after its owner and at `/resume.pdf`: the owner's own as it is, otherwise one printed
 * from the content. If that lacks too many characters, there is neither a file nor a link.
 */
export function resumePdf(owner: Owner, language?: string, packages?: string[]): Plugin {
  const { root, folder } = owner;
  let cached: Promise<Buffer | undefined> | undefined;
  const resume = (warn: Warn) => {
    cached ??= make(warn);
    return cached;
  };
  /** The content check reports content that can't be read. */
  const personalName = () => {
    try {
      return pdfNameOf(owner.content(language).resume.basics?.name);
    } catch {
      return FILE;
    }
  };
  async function make(warn: Warn): Promise<Buffer | undefined> {
    const own = resolve(folder, language ?? '', FILE);
    if (existsSync(own)) return readFile(own);
    const content = owner.content(language);
    const { resume, site } = content;
    const fonts = resolve(folder, 'fonts');
    const printed = await printResume(resume, site, { own: fonts, packages }, siteUrl(content));
    const { missing, isIncomplete } = printed;
    if (missing.length) {
      const known = packagesFor(missing, site.language ?? 'en');
      const list = `${missing.slice(0, MAX_LISTED).join(' ')}${missing.length > MAX_LISTED ? ' …' : ''}`;
      const problem = isIncomplete
        ? `${FILE} is not generated, and the page does not offer it: no available font has ${list}`
        : `${FILE} lacks characters that no available font has: ${list}`;
      const remedy = known.length
        ? `npm i ${known.join(' ')} adds these characters; nothing else is needed.`
        : `Put a font that has them (ttf, otf or woff) into ${pathFrom(root, fonts)}/, or your own résumé at ${pathFrom(root, own)}.`;
      warn(`${problem}\n${remedy}`);
    }
    return isIncomplete ? undefined : printed.pdf;
  }
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === OFFER ? `\0${OFFER}` : undefined),
    async load(id) {
      if (id !== `\0${OFFER}`) return;
      // The content check reports content that can't be read.
      const pdf = await resume((message) => this.warn(message)).catch(() => undefined);
      const { site } = owner.content(language);
      const size = `PDF${wordsOf(site).comma}${sizeText(pdf?.length ?? 0, site.language)}`;
      const path = pdf && `/${personalName()}`;
      return `export const resumePdf = ${JSON.stringify(path)}; export const resumePdfSize = ${JSON.stringify(size)};`;
    },
    async generateBundle() {
      const source = await resume((message) => this.warn(message));
      if (!source) return;
      for (const fileName of new Set([FILE, personalName()]))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (isBelow(folder, file)) cached = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*/, '');
        if (!path?.endsWith('.pdf') || ![FILE, personalName()].some((name) => path === config.base + name))
          return next();
        const pdf = await resume((message) => config.logger.warn(message)).catch(() => undefined);
        if (!pdf) return next();
        response.setHeader('content-type', 'application/pdf');
        response.end(pdf);
      });
    },
  };
}

const sizeText = (bytes: number, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
