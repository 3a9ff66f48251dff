import type { Fault } from '../fault.ts';
import { languagesIn } from '../read/languages.ts';
import { type OwnerFiles, readOwnerFiles, readTranslatedFiles, sourcesOf } from '../read/owner-files.ts';
import { checkDemo } from './rules/demo.ts';
import { brokenPdf, replacedFiles, unpublishedFiles, unreadFiles } from './rules/files.ts';
import {
  checkLanguages,
  checkLanguageTag,
  checkWords,
  conflictingLanguage,
  missingLanguage,
} from './rules/languages.ts';
import { innerLinks } from './rules/links.ts';
import { checkCards, checkPages, checkSections } from './rules/pages.ts';
import { checkPictures, externalPhotos } from './rules/pictures.ts';
import { checkTexts } from './rules/prose.ts';
import { checkResume, hiddenEntries, unknownFields } from './rules/resume.ts';
import { checkAccents, checkFont, checkPdfFonts, checkRoot, checkSiteUrl } from './rules/site.ts';
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
  checkPdfFonts,
  checkPages,
  innerLinks,
  checkPictures,
  checkDemo,
  brokenPdf,
  checkLanguages,
  replacedFiles,
  checkSiteUrl,
  checkRoot,
];
/** What they find does not. */
const WARNINGS: Rule[] = [
  externalPhotos,
  missingLanguage,
  unknownFields,
  hiddenEntries,
  checkTexts,
  checkCards,
  unreadFiles,
  unpublishedFiles,
];

/**
 * Checks all of the owner's content, in every language; `env` provides `SITE_URL` and `ALLOW_DEMO`.
 * @returns faults, which stop the build, and warnings, which do not; by language, then by file and line
 */
export async function checkContent(root: string, folder: string, env = process.env) {
  const first = readOwnerFiles(root, folder);
  const all = [first, ...languagesIn(folder).map((language) => readTranslatedFiles(first, language))];
  const found = async (rules: Rule[]) => {
    const inEach = all.map(async (files) => {
      const faults = await Promise.all(rules.map((rule) => rule(files, env)));
      return inOrder(faults.flat(), files);
    });
    return unique((await Promise.all(inEach)).flat());
  };
  return { faults: await found(FAULTS), warnings: await found(WARNINGS) };
}

/** Removes duplicates: what all languages share, and the first language's files, turn up in every language. */
function unique(faults: Fault[]): Fault[] {
  const keyOf = ({ file, line, field, problem }: Fault) => [file, line, field, problem].join(' ');
  return [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()];
}

/** By file, as they are listed in `sourcesOf`, then by line. */
function inOrder(faults: Fault[], files: OwnerFiles): Fault[] {
  const order = sourcesOf(files).map(({ file }) => file);
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  return faults.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
