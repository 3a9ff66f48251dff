import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { DEMO } from '../../plugins/content/demo.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { checkPerson } from '../../plugins/content/rules/resume.ts';
import { checkSchema } from '../../plugins/content/schema.ts';
import { sourceOf } from '../../plugins/content/source.ts';
import type { Resume, Site } from '../../plugins/content/types.ts';
import { type Options, WrongAnswer } from './answers.ts';
import { composeResume, composeSite, modernized } from './compose.ts';
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
 * person out, with the examples and the folder `demo/` unless they are wanted. Content that is the owner's already is
 * changed only where an answer says so, and its last state is kept beside it.
 * @param root absolute path of the project
 * @returns what was done, a line each
 * @throws WrongAnswer or ContentError before anything is written
 */
export function makeOwn(root: string, options: Options, now = new Date()): string[] {
  const { answers, from, keepExamples, keepDemo } = options;
  const folder = resolve(root, 'src/content');
  const path = resolve(folder, 'resume.json');
  const sitePath = resolve(folder, 'site.json');
  const current: ResumeFile = existsSync(path) ? readJson(path) : {};
  const site: Site & Record<string, unknown> = existsSync(sitePath) ? readJson(sitePath) : {};
  const isDemo = !current.basics || current.basics.email === DEMO.email;
  const wasDemo = !current.basics?.name || current.basics.name === DEMO.name;
  const examples = wasDemo ? examplesIn(folder) : [];

  const begin = from ? readResume(from) : wasDemo ? {} : current;
  const resume = composeResume(begin, answers);
  if (keepExamples && wasDemo) resume.projects = [...(resume.projects ?? []), ...examplesOf(current, resume)];
  const photo = from ? photoBeside(from, resume) : undefined;
  if (from && !photo) delete resume.basics?.image;
  if (photo && resume.basics) resume.basics.image = `portrait${extname(photo)}`;
  demand(toJson(resume), from ?? 'src/content/resume.json');

  const said: string[] = [];
  mkdirSync(resolve(folder, 'pictures'), { recursive: true });
  const before = picturesIn(folder);
  if (photo) copyFileSync(photo, resolve(folder, 'pictures', resume.basics?.image ?? ''));
  said.push(...write(path, toJson(resume), isDemo));
  if (wasDemo) {
    if (JSON.stringify(site).includes(DEMO.name) || !existsSync(sitePath))
      said.push(...write(sitePath, toJson(composeSite(site, now.getFullYear(), keepExamples)), true));
    if (keepExamples) anonymizeExamples(folder, examples);
    else {
      removeExamples(folder, examples);
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
    const demo = resolve(root, 'demo');
    if (!keepExamples && !keepDemo && existsSync(demo)) {
      rmSync(demo, { recursive: true });
      said.push('Removed the folder demo/.');
    }
  }
  return said;
}

/** Reads a résumé to begin from, of any version. */
function readResume(file: string): ResumeFile {
  if (!existsSync(file)) throw new WrongAnswer(`--from: ${file} does not exist`);
  const source = sourceOf(file, readFileSync(file, 'utf8'));
  if (source.faults.length) throw new ContentError(source.faults);
  return modernized(source.value as Record<string, unknown>);
}

/** The photo that a résumé names, where it is a file beside it. */
function photoBeside(from: string, { basics }: Resume): string | undefined {
  const photo = basics?.image && resolve(dirname(from), basics.image);
  return photo && existsSync(photo) ? photo : undefined;
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
