import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { checkPerson } from '../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { DEMONSTRATION_FOLDER, OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { readSource, sourceOf, stringAt } from '../../plugins/content/read/source.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { backUp } from '../import/fix-file.ts';
import { importFrom } from '../import/import-from.ts';
import type { Imported } from '../import/import-resume.ts';
import { formatNote, NotAResume } from '../import/notes.ts';
import { InvalidAnswer, type Options } from './answers.ts';
import { answeredBasics, composeResume, composeSite } from './compose.ts';
import { cardsOf, copyExamples, removeDemonstration } from './demonstration.ts';

type ResumeFile = Resume & Record<string, unknown>;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Sets up the owner's content: writes `resume.json` and `site.json` to their folder. An existing résumé is backed up in
 * the same folder; unless another one is imported, only the answered fields change.
 * @returns what was done, one line each
 * @throws InvalidAnswer or ContentError before any file is written
 */
export function makeOwn(root: string, options: Options, now = new Date()): string[] {
  const { answers, from, keepExamples, keepDemo } = options;
  const folder = resolve(root, OWNER_FOLDER);
  const demo = resolve(root, DEMONSTRATION_FOLDER);
  const path = resolve(folder, 'resume.json');
  const isNew = !existsSync(path);

  const imported = from ? readResume(from) : undefined;
  const before = imported?.resume ?? (isNew ? {} : readOwn(root, path, options));
  const resume: ResumeFile = composeResume(before, answers);
  if (from && !resume.basics?.name)
    throw new InvalidAnswer(`${from} contains no name; add it with --name "Jane Doe"`);
  const examples = isNew && keepExamples ? cardsOf(demo, resume) : [];
  if (examples.length) resume.projects = [...(resume.projects ?? []), ...examples];
  const photo = from ? photoNextTo(from, resume) : undefined;
  const missingPhoto = photo ? undefined : from && resume.basics?.image;
  if (missingPhoto) delete resume.basics?.image;
  if (photo && resume.basics) resume.basics.image = `portrait${extname(photo)}`;
  assertValid(toJson(resume), from ?? `${OWNER_FOLDER}/resume.json`);

  makeFolders(folder);
  if (photo) copyFileSync(photo, resolve(folder, 'pictures', resume.basics?.image ?? ''));
  const done = [...(imported?.fixed.map(formatNote) ?? []), ...write(path, toJson(resume))];
  const sitePath = resolve(folder, 'site.json');
  if (!existsSync(sitePath)) {
    const site = (readSource(root, resolve(demo, 'site.json')).value ?? {}) as Record<string, unknown>;
    done.push(...write(sitePath, toJson(composeSite(site, now.getFullYear(), examples.length > 0))));
  }
  if (examples.length) {
    copyExamples(demo, folder);
    done.push(`Copied the example projects ${examples.map(({ name }) => name).join(', ')}.`);
  }
  if (keepExamples && !isNew)
    done.push(
      `Didn't copy the example projects: they are only added if there is no content yet, and ${OWNER_FOLDER} has some.`,
    );
  if (isNew && !keepExamples && !keepDemo) done.push(...removeDemonstration(root));
  const unresolved = [
    ...(imported?.unresolved.map(formatNote) ?? []),
    ...(missingPhoto
      ? [`basics.image: ${missingPhoto} is not a file next to the résumé, so no photo is shown`]
      : []),
  ];
  return unresolved.length
    ? [...done, '', 'For you to check, word for word:', ...unresolved.map((line) => `- ${line}`)]
    : done;
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

/** The owner of the existing content, with the name if there is one; undefined if there is no content yet. */
export function ownerOf(root: string): { name?: string } | undefined {
  const path = resolve(root, OWNER_FOLDER, 'resume.json');
  if (!existsSync(path)) return undefined;
  return { name: stringAt(readSource(root, path), 'basics', 'name')?.trim() || undefined };
}

function readResume(from: string): Imported {
  try {
    return importFrom(from);
  } catch (error) {
    throw error instanceof NotAResume ? new InvalidAnswer(`--from: ${error.message}`) : error;
  }
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

/** The photo that a résumé names, if it is a file next to it. */
function photoNextTo(from: string, { basics }: Resume): string | undefined {
  const folder = statSync(from).isDirectory() ? from : dirname(from);
  const photo = basics?.image && resolve(folder, basics.image);
  return photo && existsSync(photo) && statSync(photo).isFile() ? photo : undefined;
}

/** @throws ContentError if the résumé has faults */
function assertValid(text: string, file: string): void {
  const source = sourceOf(file, text);
  const faults = [...checkSchema('resume', source), ...checkPerson(source)];
  if (faults.length) throw new ContentError(faults);
}

/** Writes a file, and backs up the previous version. */
function write(path: string, text: string): string[] {
  const name = path.split(/[\\/]/).slice(-3).join('/');
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (old === text) return [`${name} is unchanged.`];
  const kept =
    old === undefined ? [] : [`Saved your previous version as ${name}${backUp(path).slice(path.length)}.`];
  writeFileSync(path, text);
  return [...kept, `Wrote ${name}.`];
}
