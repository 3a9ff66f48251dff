import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import { ensureContrast } from '../content/styles/color.ts';
import { homeAccent } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import { pdfNameOf } from '../content/text/name.ts';
import type { Resume, Site } from '../content/types.ts';
import { resumeView } from '../content/views/resume-view.ts';
import { wordsOf } from '../content/words/words.ts';
import { siteUrl } from '../deployment/editions.ts';
import { packagesFor } from '../fonts/files.ts';
import type { Owner } from '../owner.ts';
import type { FontFolders } from './fonts.ts';
import { lacksTooMuch, typeset } from './typst.ts';

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

const TEMPLATE = resolve(import.meta.dirname, 'resume.typ');

/** The constant date of a résumé without one. */
const UNDATED = '2000-01-01';
/** Countries that print on US Letter (CLDR, `measurementData`); all others on A4. */
const LETTER = /^(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/i;
/** Alphabets whose letters stand apart, so that capitals may be set a little wider. */
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/**
 * Prints a résumé as a tagged PDF, on the paper of the person's country; paths in it lead to the site's `address`.
 * @returns also the characters missing from all fonts, and whether it lacks too much to be published: a letter of the name,
 * or more than a few elsewhere
 */
export async function printResume(resume: Resume, site: Site, fonts: FontFolders, address?: string) {
  const { language = 'en' } = site;
  const view = resumeView(resume, site, address);
  const words = wordsOf(site);
  const sections = view.sections.map(({ heading, entries }) => ({
    heading: heading.toLocaleUpperCase(language),
    isTracked: APART.test(heading),
    entries,
    isDense: entries.every(
      ({ title, points, notes, small }) => !title.length && !points.length && !notes.length && !small.length,
    ),
  }));
  const { language: tag, region } = new Intl.Locale(language);
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
    paper: LETTER.test(resume.basics?.location?.countryCode ?? '') ? 'us-letter' : 'a4',
  };
  const { lastModified = '' } = resume.meta ?? {};
  // Without a time zone it is that of the machine.
  const created = Date.parse(`${lastModified}Z`) || Date.parse(lastModified) || Date.parse(UNDATED);
  const { pdf, missing } = await typeset(await readFile(TEMPLATE, 'utf8'), data, fonts, created / 1000);
  const letters = missing.filter((each) => /[\p{L}\p{N}]/u.test(each));
  return { pdf, missing, isIncomplete: lacksTooMuch(letters, view.name) };
}
