import type { Fault } from '../fault.ts';
import { languagesIn } from '../read/languages.ts';
import { type OwnerFiles, readOwnerFiles, readTranslatedFiles, sourcesOf } from '../read/owner-files.ts';
import { checkAccents } from './rules/accents.ts';
import { checkDemo } from './rules/demo.ts';
import { checkLanguages, conflictingLanguage } from './rules/languages.ts';
import { innerLinks } from './rules/links.ts';
import { cachedFolders, checkCards, checkOwnerHtml, checkPages, shadowedPages } from './rules/pages.ts';
import { brokenPdf, largePdf } from './rules/pdf.ts';
import { checkPictures } from './rules/pictures.ts';
import { brokenLinks, htmlInTexts, invisibleCharacters } from './rules/prose.ts';
import { checkPublic, ownWorkers } from './rules/public.ts';
import { checkResume } from './rules/resume.ts';
import { checkSections } from './rules/sections.ts';
import {
  checkFont,
  checkLanguageTag,
  checkPdfFonts,
  checkRain,
  checkRoot,
  checkSiteUrl,
} from './rules/site.ts';
import { unreadFiles, unreadFolders } from './rules/unread.ts';
import { hiddenEntries, unknownFields } from './rules/unshown.ts';
import { checkWords, missingLanguage } from './rules/words.ts';
import { checkSchema } from './schema.ts';

/**
 * Checks all of the owner's content, in every language, and reports all problems at once.
 * @param env provides `SITE_URL` and `ALLOW_DEMO`
 * @returns faults, which stop the build, and warnings, which do not; by file and line, the first language's before the
 * others'
 */
export async function checkContent(root: string, folder: string, env = process.env) {
  const first = readOwnerFiles(root, folder);
  const further = languagesIn(folder).map((language) => readTranslatedFiles(first, language));
  const verdicts = await Promise.all([first, ...further].map((files) => checkFiles(files, env)));
  const [unused = [], ...others] = verdicts.map((verdict) => verdict.unused);
  return {
    faults: unique([
      ...verdicts.flatMap(({ faults }) => faults),
      ...checkLanguages(first),
      ...checkOwnerHtml(first),
      ...ownWorkers(first),
      ...checkSiteUrl(env.SITE_URL),
      ...checkRoot(root),
    ]),
    warnings: unique([
      ...verdicts.flatMap(({ warnings }) => warnings),
      // A picture may be shown in only one language.
      ...unused.filter(({ file }) => others.every((all) => all.some((each) => each.file === file))),
      ...unreadFolders(first),
      ...unreadFiles(first),
      ...cachedFolders(first),
      ...checkPublic(first),
    ]),
  };
}

/** Removes duplicates: a fault in the first language's file turns up in every language. */
function unique(faults: Fault[]): Fault[] {
  const seen = new Set<string>();
  const keyOf = ({ file, line, field, problem }: Fault) => [file, line, field, problem].join(' ');
  return faults.filter((fault) => {
    const isNew = !seen.has(keyOf(fault));
    seen.add(keyOf(fault));
    return isNew;
  });
}

/** Checks one language; pictures that it does not show are returned separately, as `unused`. */
async function checkFiles(files: OwnerFiles, env: NodeJS.ProcessEnv) {
  const { resume, site, projects } = files;
  const sources = sourcesOf(files);
  const pictures = await checkPictures(files);
  const faults = [
    ...sources.flatMap((source) => source.faults),
    ...conflictingLanguage(files),
    ...checkSchema('resume', resume),
    ...checkSchema('site', site),
    ...checkResume(resume),
    ...checkAccents(files),
    ...checkLanguageTag(files),
    ...checkWords(files),
    ...checkSections(files),
    ...checkFont(files),
    ...checkRain(files),
    ...checkPdfFonts(files),
    ...projects.flatMap(([, source]) => checkSchema('project', source)),
    ...checkPages(files),
    ...innerLinks(files),
    ...pictures.faults,
    ...checkDemo(files, env),
    ...brokenPdf(files),
  ];
  const warnings = [
    ...pictures.warnings,
    ...missingLanguage(files),
    ...unknownFields(files),
    ...hiddenEntries(files),
    ...brokenLinks(files),
    ...htmlInTexts(files),
    ...invisibleCharacters(files),
    ...checkCards(files),
    ...shadowedPages(files, env),
    ...largePdf(files),
  ];
  const order = [...new Set(sources.map(({ file }) => file))];
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  const inOrder = (a: Fault, b: Fault) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0);
  return { faults: faults.sort(inOrder), warnings: warnings.sort(inOrder), unused: pictures.unused };
}
