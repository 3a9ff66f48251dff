import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import { directionOf } from '../content/text/locale.ts';
import { pdfNameOf } from '../content/text/name.ts';
import type { Owner } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { siteUrl } from '../deployment/editions.ts';
import { ContentError, type Fault, faultLine, fileFault } from '../fault.ts';
import { chooseFont, packagesFor } from '../fonts/files.ts';
import { mapRecord } from '../map-record.ts';
import { type Printed, printResume } from './print.ts';
import { extractOf, lossesOf } from './read-back.ts';
import { printVersions } from './versions.ts';

const FILE = 'resume.pdf';
const OFFER = 'resume-pdf:offer';
const VERSION_PDFS = 'resume-pdf:versions';

/** The characters that a warning lists, and the entries that a fault does. */
const MAX_LISTED = 20;
const MAX_LONGEST = 5;
/** The fields that are warned of, and what helps: a font whose letters say which they are. */
const MAX_LOST = 8;
const READABLE =
  'programs would not find it in the PDF: use another font, or put your own resume.pdf beside it';

type Warn = (message: string) => void;

/**
 * Serves the résumé as a PDF, named after its owner and at `/resume.pdf`: the owner's own as it is, otherwise one printed
 * from the content. If that lacks too many characters, there is neither a file nor a link.
 */
export function resumePdf(owner: Owner, language?: string, packages?: string[]): Plugin {
  const { root, folder } = owner;
  let cached: ReturnType<typeof make> | undefined;
  const resume = (warn: Warn) => {
    cached ??= make(warn);
    return cached;
  };
  let log: Logger | undefined;
  /** The content check reports content that can't be read. */
  const personalName = () => {
    try {
      return pdfNameOf(owner.content(language).resume.basics?.name);
    } catch {
      return FILE;
    }
  };
  /** Returns the PDF, its length in words, and what is wrong with that: this stops a build, but not the dev server. */
  async function make(warn: Warn): Promise<{ pdf?: Buffer; length?: string; faults?: Fault[] }> {
    const own = resolve(folder, language ?? '', FILE);
    if (existsSync(own)) return { pdf: await readFile(own) };
    const content = owner.content(language);
    const { resume, site } = content;
    const fonts = resolve(folder, 'fonts');
    const display = chooseFont(site.font, folder);
    const printed = await printResume(resume, site, { own: fonts, packages, display }, siteUrl(content));
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
    if (isIncomplete) return {};
    const isOrdered = directionOf(site.language ?? 'en') === 'ltr';
    const losses = lossesOf(printed.parts, await extractOf(printed.pdf), isOrdered);
    for (const { field, problem } of missing.length ? [] : losses.slice(0, MAX_LOST))
      warn(faultLine(fileFault(pathFrom(root, resolve(folder, 'resume.json')), problem, READABLE, field)));
    const name = [language, personalName()].filter(Boolean).join('/');
    const settings = pathFrom(root, resolve(folder, 'site.json'));
    const faults = printed.tooMany ? [tooLong(printed, name, settings)] : [];
    return { pdf: printed.pdf, length: `${name}: ${lengthOf(printed)}`, faults };
  }
  return {
    name: 'resume-pdf',
    configResolved({ logger }) {
      log = logger;
    },
    resolveId: (id) => ([OFFER, VERSION_PDFS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${VERSION_PDFS}`) {
        const content = owner.content(language);
        const { name } = content.resume.basics ?? {};
        const files = mapRecord(content.versions ?? {}, (_, version) => `/${pdfNameOf(name, version)}`);
        return `export const versionPdfs = ${JSON.stringify(files)};`;
      }
      if (id !== `\0${OFFER}`) return;
      // The content check reports content that can't be read.
      const { pdf } = await resume((message) => this.warn(message)).catch(() => ({ pdf: undefined }));
      const { site } = owner.content(language);
      const size = `PDF${wordsOf(site).comma}${sizeText(pdf?.length ?? 0, site.language)}`;
      const path = pdf && `/${personalName()}`;
      return `export const resumePdf = ${JSON.stringify(path)}; export const resumePdfSize = ${JSON.stringify(size)};`;
    },
    async generateBundle() {
      const { pdf: source, length, faults } = await resume((message) => this.warn(message));
      // Its stack is its message, which the bundler would print twice.
      if (faults?.length) throw Object.assign(new ContentError(faults), { stack: '' });
      if (length) log?.info(length);
      if (!source) return;
      for (const fileName of new Set([FILE, personalName()]))
        this.emitFile({ type: 'asset', fileName, source });
      for (const { file, printed } of await printVersions(owner, language, packages)) {
        log?.info(`${file}: ${lengthOf(printed)}`);
        this.emitFile({ type: 'asset', fileName: file, source: printed.pdf });
      }
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (isBelow(folder, file)) cached = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*/, '');
        if (!path?.endsWith('.pdf') || ![FILE, personalName()].some((name) => path === config.base + name))
          return next();
        const made = await resume((message) => config.logger.warn(message)).catch(() => undefined);
        if (!made?.pdf) return next();
        for (const fault of made.faults ?? []) config.logger.warn(faultLine(fault));
        response.setHeader('content-type', 'application/pdf');
        response.end(made.pdf);
      });
    },
  };
}

/** Returns `2 pages, the second 14 % full`. */
function lengthOf({ pages, filled }: Printed): string {
  const last = pages > 2 ? 'the last ' : pages > 1 ? 'the second ' : '';
  return `${pages} page${pages > 1 ? 's' : ''}, ${last}${Math.round(filled * 100)} % full`;
}

/** Returns a fault that names the longest entries. */
function tooLong(printed: Printed, name: string, settings: string): Fault {
  const lines = printed.longest.slice(0, MAX_LONGEST).map(({ field, lines }) => `${field} ${lines} lines`);
  return fileFault(
    settings,
    `${name} takes ${lengthOf(printed)}, as small as can be read: ${printed.tooMany} lines are too many`,
    `shorten the longest entries (${lines.join(', ')}), or allow more pages`,
    'pdf.pages',
  );
}

const sizeText = (bytes: number, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
