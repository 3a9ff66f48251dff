import type { Fault } from '../fault.ts';
import { languagesIn } from '../read/languages.ts';
import { type OwnerFiles, readOwnerFiles, readTranslatedFiles, sourcesOf } from '../read/owner-files.ts';
import { checkDemo } from './rules/demo.ts';
import { checkFilms } from './rules/films.ts';
import { checkLanguages, conflictingLanguage } from './rules/languages.ts';
import { innerLinks } from './rules/links.ts';
import { checkCards, checkPages, replacedFiles } from './rules/pages.ts';
import { brokenPdf } from './rules/pdf.ts';
import { checkPictures, externalPhotos, unusedPictures } from './rules/pictures.ts';
import { checkTexts } from './rules/prose.ts';
import { checkResume } from './rules/resume.ts';
import { checkSections } from './rules/sections.ts';
import {
  checkAccents,
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
import { checkSchemas } from './schema.ts';

/** What one thing of the content must be like; `env` provides `SITE_URL` and `ALLOW_DEMO`. */
type Rule = (files: OwnerFiles, env: NodeJS.ProcessEnv) => Fault[] | Promise<Fault[]>;

/** What they find stops the build. */
const FAULTS: Rule[] = [
  (files) => sourcesOf(files).flatMap((source) => source.faults),
  conflictingLanguage,
  checkSchemas,
  ({ resume }) => checkResume(resume),
  checkAccents,
  checkLanguageTag,
  checkWords,
  checkSections,
  checkFont,
  checkRain,
  checkPdfFonts,
  checkPages,
  innerLinks,
  checkPictures,
  checkFilms,
  checkDemo,
  brokenPdf,
];
/** What they find does not. */
const WARNINGS: Rule[] = [
  externalPhotos,
  missingLanguage,
  unknownFields,
  hiddenEntries,
  checkTexts,
  checkCards,
];
/** The same for what all languages share. */
const SHARED_FAULTS: Rule[] = [checkLanguages, replacedFiles, checkSiteUrl, checkRoot];
const SHARED_WARNINGS: Rule[] = [unreadFolders, unreadFiles];

/**
 * Checks all of the owner's content, in every language, and reports all problems at once.
 * @param env provides `SITE_URL` and `ALLOW_DEMO`
 * @returns faults, which stop the build, and warnings, which do not; by file and line, the first language's before the
 * others'
 */
export async function checkContent(root: string, folder: string, env = process.env) {
  const first = readOwnerFiles(root, folder);
  const all = [first, ...languagesIn(folder).map((language) => readTranslatedFiles(first, language))];
  const found = async (files: OwnerFiles, rules: Rule[]) =>
    (await Promise.all(rules.map((rule) => rule(files, env)))).flat();
  const inEach = async (rules: Rule[]) =>
    (await Promise.all(all.map(async (files) => inOrder(await found(files, rules), files)))).flat();
  return {
    faults: unique([...(await inEach(FAULTS)), ...(await found(first, SHARED_FAULTS))]),
    warnings: unique([
      ...(await inEach(WARNINGS)),
      ...unusedPictures(all),
      ...(await found(first, SHARED_WARNINGS)),
    ]),
  };
}

/** Removes duplicates: a fault in the first language's file turns up in every language. */
function unique(faults: Fault[]): Fault[] {
  const keyOf = ({ file, line, field, problem }: Fault) => [file, line, field, problem].join(' ');
  const keys = faults.map(keyOf);
  return faults.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** By file, as they are listed in `sourcesOf`, then by line. */
function inOrder(faults: Fault[], files: OwnerFiles): Fault[] {
  const order = sourcesOf(files).map(({ file }) => file);
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  return faults.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
