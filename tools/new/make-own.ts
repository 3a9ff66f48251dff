import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { ContentError } from '../../plugins/content/fault.ts';
import { DEMONSTRATION, OWN } from '../../plugins/content/folder.ts';
import { checkPerson } from '../../plugins/content/rules/resume.ts';
import { checkSchema } from '../../plugins/content/schema.ts';
import { sourceOf, textAt } from '../../plugins/content/source.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { keepBeside } from '../import/fix.ts';
import { importFrom } from '../import/import-from.ts';
import type { Imported } from '../import/import-resume.ts';
import { NotAResume, sayLine } from '../import/notes.ts';
import { type Options, WrongAnswer } from './answers.ts';
import { composeResume, composeSite } from './compose.ts';
import { cardsOf, copyExamples, removeDemonstration } from './demonstration.ts';

type ResumeFile = Resume & Record<string, unknown>;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));

/**
 * Makes the site the owner's: writes `resume.json` and `site.json` to their folder, where there was nothing but the
 * demonstration in its place. Content that is there already is changed only where an answer says so, and its last state
 * is kept beside it.
 * @returns what was done, a line each
 * @throws WrongAnswer or ContentError before anything is written
 */
export function makeOwn(root: string, options: Options, now = new Date()): string[] {
  const { answers, from, keepExamples, keepDemo } = options;
  const folder = resolve(root, OWN);
  const demo = resolve(root, DEMONSTRATION);
  const path = resolve(folder, 'resume.json');
  const isNew = !existsSync(path);

  const imported = from ? readResume(from) : undefined;
  const resume: ResumeFile = composeResume(imported?.resume ?? (isNew ? {} : readJson(path)), answers);
  if (from && !resume.basics?.name)
    throw new WrongAnswer(`${from} says no name; give it with --name "Jane Doe"`);
  const examples = isNew && keepExamples ? cardsOf(demo, resume) : [];
  if (examples.length) resume.projects = [...(resume.projects ?? []), ...examples];
  const photo = from ? photoBeside(from, resume) : undefined;
  const elsewhere = photo ? undefined : from && resume.basics?.image;
  if (elsewhere) delete resume.basics?.image;
  if (photo && resume.basics) resume.basics.image = `portrait${extname(photo)}`;
  assertValid(toJson(resume), from ?? `${OWN}/resume.json`);

  for (const room of ['pictures', 'projects']) mkdirSync(resolve(folder, room), { recursive: true });
  if (photo) copyFileSync(photo, resolve(folder, 'pictures', resume.basics?.image ?? ''));
  const done = [...(imported?.mended.map(sayLine) ?? []), ...write(path, toJson(resume))];
  const sitePath = resolve(folder, 'site.json');
  if (!existsSync(sitePath)) {
    const site = resolve(demo, 'site.json');
    const before = existsSync(site) ? readJson(site) : {};
    done.push(...write(sitePath, toJson(composeSite(before, now.getFullYear(), examples.length > 0))));
  }
  if (examples.length) {
    copyExamples(demo, folder);
    done.push(`Copied the example projects ${examples.map(({ name }) => name).join(', ')}.`);
  }
  if (keepExamples && !isNew)
    done.push(
      `Copied no example projects: they come only where there is no content yet, and ${OWN} has some.`,
    );
  if (isNew && !keepExamples && !keepDemo) done.push(...removeDemonstration(root));
  const left = [
    ...(imported?.left.map(sayLine) ?? []),
    ...(elsewhere ? [`basics.image: ${elsewhere} is no file beside the résumé, so no photo is shown`] : []),
  ];
  return left.length
    ? [...done, '', 'Left to you, word for word:', ...left.map((line) => `- ${line}`)]
    : done;
}

/** Whose content there is, as far as it says a name; undefined where there is none yet. */
export function ownerOf(root: string): { name?: string } | undefined {
  const path = resolve(root, OWN, 'resume.json');
  if (!existsSync(path)) return undefined;
  return { name: textAt(sourceOf(path, readFileSync(path, 'utf8')), 'basics', 'name')?.trim() || undefined };
}

function readResume(from: string): Imported {
  try {
    return importFrom(from);
  } catch (error) {
    throw error instanceof NotAResume ? new WrongAnswer(`--from: ${error.message}`) : error;
  }
}

/** The photo that a résumé names, where it is a file beside it. */
function photoBeside(from: string, { basics }: Resume): string | undefined {
  const folder = statSync(from).isDirectory() ? from : dirname(from);
  const photo = basics?.image && resolve(folder, basics.image);
  return photo && existsSync(photo) && statSync(photo).isFile() ? photo : undefined;
}

/** @throws ContentError where the résumé has faults */
function assertValid(text: string, file: string): void {
  const source = sourceOf(file, text);
  const faults = [...checkSchema('resume', source), ...checkPerson(source)];
  if (faults.length) throw new ContentError(faults);
}

/** Writes a file; what the owner had in it is kept under another name. */
function write(path: string, text: string): string[] {
  const name = path.split(/[\\/]/).slice(-3).join('/');
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (old === text) return [`${name} is as it was.`];
  const kept =
    old === undefined ? [] : [`Kept what you had as ${name}${keepBeside(path).slice(path.length)}.`];
  writeFileSync(path, text);
  return [...kept, `Wrote ${name}.`];
}
