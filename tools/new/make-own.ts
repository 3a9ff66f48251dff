import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPerson } from '../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER, OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { readSource, sourceOf, stringAt } from '../../plugins/content/read/source.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { InvalidAnswer, type Options } from './answers.ts';
import { answeredBasics, composeResume, sectionsOf, translated, withImported } from './compose.ts';
import { type FromFile, languageNeeds, placePhoto, publicIn, readResume, summaryOf } from './from-file.ts';

type ResumeFile = Resume & Record<string, unknown>;

/** Folders that present the project itself, and that no owner needs. */
const REMOVABLE = ['demo', EXAMPLES_FOLDER];

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Sets up the owner's content: writes `resume.json` and `site.json` to their folder. An existing résumé is backed up in
 * the same folder; unless another one is imported, only the answered fields change.
 * @param imported the résumé to start from
 * @returns what was done, and what is left to the owner, one line each
 * @throws InvalidAnswer or ContentError before any file is written
 */
export function makeOwn(
  root: string,
  options: Options,
  now = new Date(),
  imported: FromFile | undefined = options.from ? readResume(options.from) : undefined,
) {
  const folder = resolve(root, OWNER_FOLDER);
  const path = resolve(folder, 'resume.json');
  const isNew = !existsSync(path);

  const before = imported?.resume ?? (isNew ? {} : readOwn(root, path, options));
  const resume: ResumeFile = composeResume(before, options.answers);
  if (imported && !resume.basics?.name)
    throw new InvalidAnswer(`${imported.path} contains no name; add it with --name "Jane Doe"`);
  const photo = imported ? placePhoto(imported) : undefined;
  if (photo && resume.basics) resume.basics.image = photo.name;
  assertValid(toJson(resume), imported?.path ?? `${OWNER_FOLDER}/resume.json`);

  makeFolders(folder);
  if (photo?.name && photo.bytes) writeFileSync(resolve(folder, 'pictures', photo.name), photo.bytes);
  const done = [...(imported ? summaryOf(imported) : []), ...write(path, toJson(resume))];
  const sectionsIn = (site: string) => sectionsOf(readSource(root, resolve(folder, site)).value);
  const earlier = sectionsIn('site.json');
  done.push(...writeSite(root, imported, now));
  for (const [tag, { resume, sections }] of Object.entries(imported?.translations ?? {})) {
    mkdirSync(resolve(folder, tag), { recursive: true });
    done.push(...write(resolve(folder, tag, 'resume.json'), toJson(resume)));
    const given = readSource(root, resolve(folder, tag, 'site.json')).value as object | undefined;
    const all = translated(sectionsIn('site.json'), sections, earlier, sectionsOf(given, []));
    if (sections.length)
      done.push(...write(resolve(folder, tag, 'site.json'), toJson({ ...given, sections: all })));
  }
  if (isNew && !options.keepDemo) done.push(...removeDemonstration(root));
  if (!imported) return { done, left: [] };
  const installed = (name: string) => existsSync(resolve(root, 'node_modules', name));
  const left = [
    ...publicIn(resume),
    ...imported.left,
    photo?.left ?? [],
    languageNeeds(imported, installed),
  ].flat();
  return { done: [...done, `${imported.shown} of ${imported.total} texts are shown.`], left };
}

/** Writes the site's settings, unless they are the owner's already and have nothing to learn. */
function writeSite(root: string, imported: FromFile | undefined, now: Date): string[] {
  const path = resolve(root, OWNER_FOLDER, 'site.json');
  const isNew = !existsSync(path);
  const source = readSource(root, isNew ? resolve(root, DEMONSTRATION_FOLDER, 'site.json') : path);
  const given = (source.value ?? {}) as Record<string, unknown>;
  const { $schema, language, accent } = given;
  // Without what is about the demonstration's person.
  const before = isNew ? { $schema, language, accent, copyright: now.getFullYear() } : given;
  const site = imported ? withImported(before, imported.language.tag, imported.sections, isNew) : before;
  return isNew || !isDeepStrictEqual(site, given) ? write(path, toJson(site)) : [];
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

/** Writes a file, and keeps the previous version under the next unused name, such as `resume.json.1.bak`. */
function write(path: string, text: string): string[] {
  const name = path.slice(path.lastIndexOf(OWNER_FOLDER));
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (old === text) return [`${name} is unchanged.`];
  const done: string[] = [];
  if (old !== undefined) {
    let number = 1;
    while (existsSync(`${path}.${number}.bak`)) number++;
    copyFileSync(path, `${path}.${number}.bak`);
    done.push(`Saved your previous version as ${name}.${number}.bak.`);
  }
  writeFileSync(path, text);
  return [...done, `Wrote ${name}.`];
}

/**
 * Removes the folders `demo/` and `examples/`. In a git checkout they are only removed from the working tree
 * (git-sparse-checkout): if their deletion were committed, every upstream change to one of their files would be a
 * conflict in the next update.
 */
function removeDemonstration(root: string): string[] {
  const folders = REMOVABLE.filter((folder) => existsSync(resolve(root, folder)));
  if (!folders.length) return [];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  let back = '';
  try {
    const isTracked = git('rev-parse', '--show-prefix').trim() === '' && git('ls-files', ...folders) !== '';
    if (isTracked) {
      git('sparse-checkout', 'set', '--no-cone', '/*', ...REMOVABLE.map((folder) => `!/${folder}/`));
      back = ' from this checkout; git sparse-checkout disable brings back what was removed';
    }
  } catch {
    // It is no git checkout, or there is no git.
  }
  for (const folder of folders) rmSync(resolve(root, folder), { recursive: true, force: true });
  return [`Removed ${folders.map((folder) => `${folder}/`).join(' and ')}${back}.`];
}
