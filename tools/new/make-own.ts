import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPerson } from '../../plugins/check/rules/resume.ts';
import { checkSchema } from '../../plugins/check/schema.ts';
import { stringAt } from '../../plugins/content/read/fields.ts';
import { DEMONSTRATION_FOLDER, ownerFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { readSource, sourceOf } from '../../plugins/content/read/source.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { ContentError } from '../../plugins/fault.ts';
import { CODE, codeFile } from '../../plugins/project.ts';
import { type Answers, InvalidAnswer, type Options } from './answers.ts';
import { answeredBasics, composeResume, listedSections, translated, withImported } from './compose.ts';
import { type FromFile, languageNeeds, placePhoto, publicIn, summaryOf } from './from-file.ts';
import { writerIn } from './writer.ts';

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Sets up the owner's content: writes `resume.json` and `site.json` to their folder. An existing file is backed up in the
 * same folder; unless another résumé is imported, only the answered fields change. Nothing is removed.
 * @param imported the résumé that `options.from` names
 * @returns what was done, and what is left to the owner, one line each, and what takes back all that was written
 * @throws InvalidAnswer or ContentError before any file is written
 */
export function makeOwn(root: string, options: Options, now = new Date(), imported?: FromFile) {
  const target = { ...writerIn(root), root, folder: ownerFolder(root), now };
  const { done, left } = imported ? writeImported(imported, options, target) : writeAnswers(options, target);
  return { done, left, undo: target.undo };
}

/** Where the content is written, and how. */
interface Target extends ReturnType<typeof writerIn> {
  root: string;
  folder: string;
  now: Date;
}

/** Writes the answers into the owner's résumé and settings. */
function writeAnswers({ answers, language }: Options, target: Target) {
  const { root, folder, write } = target;
  const path = resolve(folder, 'resume.json');
  const resume = composeResume(existsSync(path) ? readOwn(root, path, answers) : {}, answers);
  assertValid(toJson(resume), pathFrom(root, path));
  makeFolders(folder);
  const done = write(path, toJson(resume));
  done.push(...writeSite(target, (site) => (language ? { ...site, language } : site)));
  const asked = language && { language: { tag: language, from: 'owner' as const }, resume, sections: [] };
  return { done, left: asked ? languageNeeds(asked, installedIn(root)) : [] };
}

/** Writes a résumé of the owner's, with the answers, in all its languages, and what it says of the settings. */
function writeImported(imported: FromFile, { answers }: Options, target: Target) {
  const { root, folder, write } = target;
  const resume = composeResume(imported.resume, answers);
  if (!resume.basics?.name)
    throw new InvalidAnswer(`${imported.path} contains no name; add it with --name "Jane Doe"`);
  const photo = placePhoto(imported);
  resume.basics.image = photo.name;
  assertValid(toJson(resume), imported.path);
  makeFolders(folder);
  const done = [...summaryOf(imported), ...write(resolve(folder, 'resume.json'), toJson(resume))];
  if (photo.name && photo.bytes) done.push(...write(resolve(folder, 'pictures', photo.name), photo.bytes));
  const earlier = sectionsOf(root, folder);
  done.push(
    ...writeSite(target, (site, isNew) =>
      withImported(site, imported.language.tag, imported.sections, isNew),
    ),
    ...writeTranslations(imported, earlier, target),
    `${imported.shown} of ${imported.total} texts are shown.`,
  );
  const needs = languageNeeds(imported, installedIn(root));
  return { done, left: [...publicIn(resume), ...imported.left, photo.left ?? [], needs].flat() };
}

const installedIn = (root: string) => (name: string) => existsSync(resolve(root, 'node_modules', name));

const sectionsOf = (root: string, folder: string) =>
  listedSections(readSource(root, resolve(folder, 'site.json')).value);

/** Writes the résumé and its sections in further languages; `earlier` are the site's sections as they were. */
function writeTranslations(
  { translations }: FromFile,
  earlier: ReturnType<typeof listedSections>,
  { root, folder, write }: Target,
): string[] {
  return Object.entries(translations).flatMap(([tag, { resume, sections }]) => {
    mkdirSync(resolve(folder, tag), { recursive: true });
    const done = write(resolve(folder, tag, 'resume.json'), toJson(resume));
    if (!sections.length) return done;
    const site = resolve(folder, tag, 'site.json');
    const before = readSource(root, site).value as object | undefined;
    const all = translated(sectionsOf(root, folder), sections, earlier, listedSections(before, []));
    return [...done, ...write(site, toJson({ ...before, sections: all }))];
  });
}

/** Writes the site's settings with a change, unless the owner has them already and nothing changes. */
function writeSite(
  { root, folder, now, write }: Target,
  change: (site: Record<string, unknown>, isNew: boolean) => object,
): string[] {
  const path = resolve(folder, 'site.json');
  const isNew = !existsSync(path);
  const source = readSource(root, isNew ? resolve(CODE, DEMONSTRATION_FOLDER, 'site.json') : path);
  const settings = (source.value ?? {}) as Record<string, unknown>;
  const { language, accent } = settings;
  const $schema =
    settings.$schema && pathFrom(dirname(path), codeFile('plugins/content/site.schema.json', root));
  // Other settings of the demonstration are about its person.
  const before = isNew ? { $schema, language, accent, copyright: now.getFullYear() } : settings;
  const site = change(before, isNew);
  return isNew || !isDeepStrictEqual(site, settings) ? write(path, toJson(site)) : [];
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

/** Returns the existing résumé; throws `ContentError` for faults that no answer replaces, with their lines in the owner's file. */
function readOwn(root: string, path: string, answers: Answers): Resume & Record<string, unknown> {
  const replaced = Object.keys(answeredBasics(answers)).map((field) => `basics.${field}`);
  const source = readSource(root, path);
  const faults = [...source.faults, ...checkSchema('resume', source)];
  const left = faults.filter(({ field }) => !replaced.includes(field));
  if (left.length) throw new ContentError(left);
  return source.value as Resume & Record<string, unknown>;
}

/** @throws ContentError if the résumé has faults */
function assertValid(text: string, file: string): void {
  const source = sourceOf(file, text);
  const faults = [...checkSchema('resume', source), ...checkPerson(source)];
  if (faults.length) throw new ContentError(faults);
}
