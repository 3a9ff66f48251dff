import { resolve } from 'node:path';
import { type Fault, fileFault } from '../../fault.ts';
import { filesIn } from '../../read/folder.ts';
import { languagesIn } from '../../read/languages.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { fieldOf, find, findStrings, repeated, type Source, stringAt } from '../../read/source.ts';
import { slugOf } from '../../text/slug.ts';
import { quoted } from '../schema-messages.ts';

/** Reserved names: such a page would clash with another page or folder of the site. */
const TAKEN_NAMES = ['assets', '404', 'index', 'home'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks the project pages' file names and titles. */
export function checkPages({ projects }: OwnerFiles): Fault[] {
  const titles = projects.flatMap(([, source]) => findStrings(source, 'title'));
  return [
    ...projects.flatMap(([name, source]) => checkName(name, source)),
    ...repeated(titles.filter(({ value }) => value.trim())).map(([{ value, fault }, { source }]) =>
      fault(`${quoted(value)} is also the title of ${source.file}`, 'give each project its own title'),
    ),
  ];
}

/** The file of a project page, named as its URL may be. */
export const projectFile = (name: string): string => `${slugOf(name) || 'my-project'}.json`;

function checkName(name: string, source: Source): Fault[] {
  if (TAKEN_NAMES.includes(name))
    return [source.fault([], `the name ${name} is reserved for the site itself`, 'rename the file')];
  if (NAME.test(name)) return [];
  const problem = `its name becomes the URL /${name}, which may have only lower-case letters, digits and single hyphens`;
  return [source.fault([], problem, `rename it to ${projectFile(name)}`)];
}

/** Checks that the home page's cards and the project pages match, and that no two cards have the same name. */
export function checkCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findStrings(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const duplicates = repeated(names).map(([{ value, fault }, { path }]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(path.slice(0, -1))}`;
    return fault(problem, 'give each project its own name, or remove one');
  });
  const pages = projects.flatMap(([, source]) => {
    const title = stringAt(source, 'title');
    if (title === undefined) return [];
    const card = names.find(({ value }) => value === title);
    if (!card) {
      const remedy = `add a project named ${title} to ${resume.file}`;
      return [source.fault(['title'], 'no card on the home page has this title', remedy)];
    }
    const isExternal = find(source, 'external').some(({ value }) => value === true);
    if (!isExternal || stringAt(resume, ...card.path.slice(0, -1), 'url')?.trim()) return [];
    const remedy = `add its url to ${resume.file}, or remove external`;
    return [source.fault(['external'], 'the project has no url, so its card opens this page', remedy)];
  });
  return [...duplicates, ...pages];
}

/** Finds files in the owner's `public/` that would replace a page of the site, or its service worker. */
export function replacedFiles({ folder, shown, projects }: OwnerFiles): Fault[] {
  const names = ['', '404', ...projects.map(([name]) => name)];
  const pages = ['', ...languagesIn(folder)].flatMap((language) =>
    names.map((name) => [language, name].filter(Boolean).join('/')),
  );
  return filesIn(resolve(folder, 'public')).flatMap((file) => {
    const path = file.replace(/(^|\/)index\.html$|\.html$/, '');
    const isPage = file.endsWith('.html') && pages.includes(path);
    if (!isPage && !/(^|\/)sw\.js$/.test(file)) return [];
    const problem = `would replace the site's own ${isPage ? `page /${path}` : 'service worker'}`;
    return [fileFault(`${shown}/public/${file}`, problem, 'rename the file')];
  });
}
