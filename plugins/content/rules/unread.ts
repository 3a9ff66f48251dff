import { basename, resolve } from 'node:path';
import type { Fault } from '../fault.ts';
import { filesIn } from '../folder.ts';
import { languagesIn } from '../languages.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What a language's folder may hold beside its projects. */
export const LANGUAGE_FILES = ['resume.json', 'site.json', 'resume.pdf'];
/** The same of the owner's folder itself. */
const FILES = [...LANGUAGE_FILES, 'budget.json'];

const PICTURE = /\.(png|jpe?g|webp|avif|tiff?|svg|gif|hei[cf])$/i;
/** What systems and editors leave, what people write for themselves, and fonts, which `font` may name anywhere. */
const ASIDE = /(^|\/)\.|~$|\.(bak|orig|swp|ttf|otf|woff2?)$|(^|\/)(readme|licen[cs]e)(\.\w+)?$/i;

/** Files that nothing reads, for they are named otherwise or stand elsewhere. */
export function unreadFiles({ folder, shown }: OwnerFiles): Fault[] {
  return ['', ...languagesIn(folder).map((language) => `${language}/`)].flatMap((place) => {
    const read = place ? LANGUAGE_FILES : FILES;
    const projects = filesIn(resolve(folder, `${place}projects`)).filter(
      (file) => !/^[^/]+\.json$/.test(file),
    );
    const others = filesIn(resolve(folder, place)).filter(
      (file) => !file.includes('/') && !read.includes(file),
    );
    return [
      ...others.map((name) => ({ name, remedy: remedyFor(name, read, shown) })),
      ...projects.map((file) => ({
        name: `projects/${file}`,
        remedy: projectRemedy(file, `${shown}/${place}projects/`, shown),
      })),
    ]
      .filter(({ name }) => !ASIDE.test(name))
      .map(({ name, remedy }) => ({
        file: `${shown}/${place}${name}`,
        field: 'the file',
        problem: 'nothing reads it',
        remedy,
      }));
  });
}

function remedyFor(name: string, read: string[], shown: string): string {
  const small = name.toLowerCase();
  if (read.includes(small)) return `rename it to ${small}`;
  if (PICTURE.test(name)) return `move it to ${shown}/pictures/`;
  return `the site reads ${read.join(', ')} here: rename it, or move it to ${shown}/public/ for visitors to load`;
}

/** @param file path below the projects' folder */
function projectRemedy(file: string, projects: string, shown: string): string {
  const name = basename(file).toLowerCase();
  if (PICTURE.test(name)) return `move it to ${shown}/pictures/`;
  if (/\.ya?ml$/.test(name)) return `write it as JSON, in ${name.replace(/\.ya?ml$/, '.json')}`;
  if (!name.endsWith('.json'))
    return `a project is a file such as my-game.json: rename it, or move it to ${shown}/public/ for visitors to load`;
  return file.includes('/') ? `move it up into ${projects}` : `rename it to ${name}`;
}
