import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPerson } from '../../plugins/check/rules/resume.ts';
import { checkSchema } from '../../plugins/check/schema.ts';
import { DEMONSTRATION_FOLDER, ownerFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { readSource, sourceOf, stringAt } from '../../plugins/content/read/source.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { ContentError } from '../../plugins/fault.ts';
import { CODE, codeFile } from '../../plugins/project.ts';
import { InvalidAnswer, type Options } from './answers.ts';
import { answeredBasics, composeResume, listedSections, translated, withImported } from './compose.ts';
import { type FromFile, languageNeeds, placePhoto, publicIn, readResume, summaryOf } from './from-file.ts';
import { writerIn } from './writer.ts';

type ResumeFile = Resume & Record<string, unknown>;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Sets up the owner's content: writes `resume.json` and `site.json` to their folder. An existing file is backed up in the
 * same folder; unless another résumé is imported, only the answered fields change. Nothing is removed.
 * @param imported the résumé to start from
 * @returns what was done, and what is left to the owner, one line each, and what takes back all that was written
 * @throws InvalidAnswer or ContentError before any file is written
 */
export function makeOwn(
  root: string,
  options: Options,
  now = new Date(),
  imported: FromFile | undefined = options.from ? readResume(options.from) : undefined,
) {
  const folder = ownerFolder(root);
  const path = resolve(folder, 'resume.json');
  const isNew = !existsSync(path);

  const before = imported?.resume ?? (isNew ? {} : readOwn(root, path, options));
  const resume: ResumeFile = composeResume(before, options.answers);
  if (imported && !resume.basics?.name)
    throw new InvalidAnswer(`${imported.path} contains no name; add it with --name "Jane Doe"`);
  const photo = imported ? placePhoto(imported) : undefined;
  if (photo && resume.basics) resume.basics.image = photo.name;
  assertValid(toJson(resume), imported?.path ?? pathFrom(root, path));

  makeFolders(folder);
  const { write, undo } = writerIn(root);
  const done = [...(imported ? summaryOf(imported) : []), ...write(path, toJson(resume))];
  if (photo?.name && photo.bytes) done.push(...write(resolve(folder, 'pictures', photo.name), photo.bytes));
  const earlier = sectionsOf(root, folder);
  const site = siteOf(root, options, imported, now);
  if (site) done.push(...write(resolve(folder, 'site.json'), toJson(site)));
  if (imported) done.push(...writeTranslations(root, imported, earlier, write));
  const left = whatIsLeft(root, options, resume, imported, photo);
  if (!imported) return { done, left, undo };
  const shown = `${imported.shown} of ${imported.total} texts are shown.`;
  return { done: [...done, shown], left, undo };
}

const sectionsOf = (root: string, folder: string) =>
  listedSections(readSource(root, resolve(folder, 'site.json')).value);

/**
 * Writes the résumé in its further languages, and the sections that it has there.
 * @param earlier the sections of the site as they were
 */
function writeTranslations(
  root: string,
  { translations }: FromFile,
  earlier: ReturnType<typeof listedSections>,
  write: ReturnType<typeof writerIn>['write'],
): string[] {
  const folder = ownerFolder(root);
  return Object.entries(translations).flatMap(([tag, { resume, sections }]) => {
    mkdirSync(resolve(folder, tag), { recursive: true });
    const done = write(resolve(folder, tag, 'resume.json'), toJson(resume));
    if (!sections.length) return done;
    const site = resolve(folder, tag, 'site.json');
    const given = readSource(root, site).value as object | undefined;
    const all = translated(sectionsOf(root, folder), sections, earlier, listedSections(given, []));
    return [...done, ...write(site, toJson({ ...given, sections: all }))];
  });
}

/** Returns what is left to the owner, one line each. */
function whatIsLeft(
  root: string,
  { language: tag }: Options,
  resume: ResumeFile,
  imported?: FromFile,
  photo?: ReturnType<typeof placePhoto>,
): string[] {
  if (!imported && !tag) return [];
  const installed = (name: string) => existsSync(resolve(root, 'node_modules', name));
  const asked = { language: { tag: tag ?? 'en', from: 'owner' as const }, resume, sections: [] };
  const needs = languageNeeds(imported ?? asked, installed);
  return imported ? [...publicIn(resume), ...imported.left, photo?.left ?? [], needs].flat() : needs;
}

/** Returns the site's settings; undefined if they are the owner's already and have nothing to learn. */
function siteOf(
  root: string,
  { language: asked }: Options,
  imported: FromFile | undefined,
  now: Date,
): object | undefined {
  const path = resolve(ownerFolder(root), 'site.json');
  const isNew = !existsSync(path);
  const source = readSource(root, isNew ? resolve(CODE, DEMONSTRATION_FOLDER, 'site.json') : path);
  const given = (source.value ?? {}) as Record<string, unknown>;
  const { language, accent } = given;
  const $schema =
    given.$schema && pathFrom(dirname(path), codeFile('plugins/content/site.schema.json', root));
  // Without what is about the demonstration's person.
  const before = isNew ? { $schema, language, accent, copyright: now.getFullYear() } : given;
  const own = asked && !imported ? { ...before, language: asked } : before;
  const site = imported ? withImported(own, imported.language.tag, imported.sections, isNew) : own;
  return isNew || !isDeepStrictEqual(site, given) ? site : undefined;
}

/** @throws InvalidAnswer if nothing can be written there */
function makeFolders(folder: string): void {
  try {
    for (const name of ['pictures', 'projects']) mkdirSync(resolve(folder, name), { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InvalidAnswer(`${folder} can't be written to (${code}); make it a folder that you may change`);
  }
}

/** Returns the name and the language in the existing content, as far as there is any. */
export function ownerOf(root: string): { name?: string; language?: string } {
  const folder = ownerFolder(root);
  const textAt = (file: string, ...path: string[]) =>
    stringAt(readSource(root, resolve(folder, file)), ...path)?.trim() || undefined;
  return { name: textAt('resume.json', 'basics', 'name'), language: textAt('site.json', 'language') };
}

/**
 * Reads the existing résumé.
 * @throws ContentError if it can't be read or has faults that no answer replaces, with their lines in the owner's file
 */
function readOwn(root: string, path: string, { answers }: Options): ResumeFile {
  const replaced = Object.keys(answeredBasics(answers)).map((field) => `basics.${field}`);
  const source = readSource(root, path);
  const faults = [...source.faults, ...checkSchema('resume', source)];
  const left = faults.filter(({ field }) => !replaced.includes(field));
  if (left.length) throw new ContentError(left);
  return source.value as ResumeFile;
}

/** @throws ContentError if the résumé has faults */
function assertValid(text: string, file: string): void {
  const source = sourceOf(file, text);
  const faults = [...checkSchema('resume', source), ...checkPerson(source)];
  if (faults.length) throw new ContentError(faults);
}
