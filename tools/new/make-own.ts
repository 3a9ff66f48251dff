import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { DEMO } from '../../plugins/content/demo.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { checkPerson } from '../../plugins/content/rules/resume.ts';
import { checkSchema } from '../../plugins/content/schema.ts';
import { sourceOf } from '../../plugins/content/source.ts';
import type { Resume, Site } from '../../plugins/content/types.ts';
import { importFrom } from '../import/import-from.ts';
import type { Imported } from '../import/import-resume.ts';
import { NotAResume } from '../import/not-a-resume.ts';
import { sayLine } from '../import/notes.ts';
import { type Options, WrongAnswer } from './answers.ts';
import { composeResume, composeSite } from './compose.ts';
import {
  anonymizeExamples,
  examplesIn,
  forgetPages,
  picturesIn,
  removeExamples,
  removePictures,
} from './examples.ts';

type ResumeFile = Resume & Record<string, unknown>;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));

/**
 * Makes the site the owner's: writes `resume.json` and `site.json`, and takes the demonstration's
 * person out, with the examples unless they are wanted. Content that is the owner's already is
 * changed only where an answer says so, and its last state is kept beside it.
 * @param root absolute path of the project
 * @returns what was done, a line each
 * @throws WrongAnswer or ContentError before anything is written
 */
export function makeOwn(root: string, { answers, from, keepExamples }: Options, now = new Date()): string[] {
  const folder = resolve(root, 'src/content');
  const path = resolve(folder, 'resume.json');
  const sitePath = resolve(folder, 'site.json');
  const current: ResumeFile = existsSync(path) ? readJson(path) : {};
  const site: Site & Record<string, unknown> = existsSync(sitePath) ? readJson(sitePath) : {};
  const isDemo = !current.basics || current.basics.email === DEMO.email;
  const wasDemo = !current.basics?.name || current.basics.name === DEMO.name;
  const examples = wasDemo ? examplesIn(folder) : [];

  const imported = from ? readResume(from) : undefined;
  const begin = imported?.resume ?? (wasDemo ? {} : current);
  const resume = composeResume(begin, answers);
  if (from && !resume.basics?.name)
    throw new WrongAnswer(`${from} says no name; give it with --name "Jane Doe"`);
  if (keepExamples && wasDemo) resume.projects = [...(resume.projects ?? []), ...examplesOf(current, resume)];
  const photo = from ? photoBeside(from, resume) : undefined;
  const elsewhere = photo ? undefined : from && resume.basics?.image;
  if (elsewhere) delete resume.basics?.image;
  if (photo && resume.basics) resume.basics.image = `portrait${extname(photo)}`;
  demand(toJson(resume), from ?? 'src/content/resume.json');

  const said: string[] = imported?.mended.map(sayLine) ?? [];
  const before = picturesIn(folder);
  mkdirSync(resolve(folder, 'pictures'), { recursive: true });
  if (photo) copyFileSync(photo, resolve(folder, 'pictures', resume.basics?.image ?? ''));
  said.push(...write(path, toJson(resume), isDemo));
  if (wasDemo) {
    if (JSON.stringify(site).includes(DEMO.name) || !existsSync(sitePath))
      said.push(...write(sitePath, toJson(composeSite(site, now.getFullYear(), keepExamples)), true));
    if (keepExamples) anonymizeExamples(folder, examples);
    else {
      removeExamples(root, folder, examples);
      forgetPages(root, examples);
    }
    const still = picturesIn(folder);
    const gone = [...before].filter(
      (name) => !still.has(name) && DEMO.folders.some((each) => name.startsWith(each)),
    );
    removePictures(folder, gone);
    if (gone.length) said.push(`Removed ${gone.length} pictures of the demonstration.`);
    if (examples.length)
      said.push(`${keepExamples ? 'Kept' : 'Removed'} the example projects ${examples.join(', ')}.`);
  }
  const left = [
    ...(imported?.left.map(sayLine) ?? []),
    ...(elsewhere ? [`basics.image: ${elsewhere} is no file beside the résumé, so no photo is shown`] : []),
  ];
  return left.length
    ? [...said, '', 'Left to you, word for word:', ...left.map((line) => `- ${line}`)]
    : said;
}

/** The name of the owner whose content this is; undefined where it is the demonstration's. */
export function ownerOf(root: string): string | undefined {
  const path = resolve(root, 'src/content/resume.json');
  const name = existsSync(path)
    ? sourceOf(path, readFileSync(path, 'utf8')).find('basics', 'name')[0]?.value
    : '';
  return typeof name === 'string' && name.trim() && name !== DEMO.name ? name : undefined;
}

/** Reads a résumé to begin from, in any style. */
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

/** The demonstration's projects as cards that lead to their pages here. */
const examplesOf = ({ projects = [] }: Resume, { projects: own = [] }: Resume) =>
  projects
    .filter(({ name }) => !own.some((other) => other.name === name))
    .map(({ url: _, ...project }) => project);

/** @throws ContentError where the résumé has faults */
function demand(text: string, file: string): void {
  const source = sourceOf(file, text);
  const faults = [...checkSchema('resume', source), ...checkPerson(source)];
  if (faults.length) throw new ContentError(faults);
}

/** Writes a file; what the owner had in it is kept under another name. */
function write(path: string, text: string, disposable: boolean): string[] {
  const name = path.split(/[\\/]/).slice(-3).join('/');
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (old === text) return [`${name} is as it was.`];
  const said: string[] = [];
  if (old !== undefined && !disposable) {
    let number = 1;
    while (existsSync(`${path}.${number}.bak`)) number++;
    writeFileSync(`${path}.${number}.bak`, old);
    said.push(`Kept what you had as ${name}.${number}.bak.`);
  }
  writeFileSync(path, text);
  return [...said, `Wrote ${name}.`];
}
