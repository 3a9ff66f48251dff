import { resolve } from 'node:path';
import { type Fault, fileFault } from '../../fault.ts';
import { filesIn } from '../../read/folder.ts';
import { languagesIn } from '../../read/languages.ts';
import { type OwnerFiles, stringsOf } from '../../read/owner-files.ts';
import { fieldOf, find, findStrings, repeated, type Source, stringAt } from '../../read/source.ts';
import { slugOf } from '../../text/slug.ts';
import { FIXED_PATHS } from '../../views/views.ts';
import { quoted } from '../schema-messages.ts';

/** Reserved names: such a page would clash with another page or folder of the site. */
const TAKEN_NAMES = ['assets', '404', 'index', ...Object.keys(FIXED_PATHS)];
/** Paths that hosts keep for themselves: Cloudflare, Apache, and what hosting companies add to it. */
const HOST_PATHS = ['cdn-cgi', 'cgi-bin', 'cpanel', 'icons', 'webmail'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks the project pages' file names and titles. */
export function checkPages({ projects }: OwnerFiles): Fault[] {
  const titles = projects.flatMap(([, source]) =>
    findStrings(source, 'title').map((found) => ({ ...found, source })),
  );
  return [
    ...projects.flatMap(([name, source]) => checkName(name, source)),
    ...repeated(titles.filter(({ value }) => value.trim())).map(([{ source, path, value }, first]) => {
      const problem = `${quoted(value)} is also the title of ${first.source.file}`;
      return source.fault(path, problem, 'give each project its own title');
    }),
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

/**
 * Finds pages that a host may answer with something else. At `user.github.io` a repository with GitHub Pages takes the path
 * of its name; which ones exist is only known of those that the content names.
 */
export function shadowedPages(files: OwnerFiles, env: NodeJS.ProcessEnv): Fault[] {
  const url = env.SITE_URL || (stringAt(files.resume, 'basics', 'url') ?? '');
  const [, user] = /^https?:\/\/([\w-]+)\.github\.io\/?$/i.exec(url) ?? [];
  const repository = new RegExp(`github\\.com/${user}/([\\w.-]*\\w)`, 'gi');
  const texts = user ? stringsOf(files).map(({ value }) => value) : [];
  const named = texts.flatMap((text) =>
    [...text.matchAll(repository)].map(([, name]) => name?.toLowerCase()),
  );
  return files.projects.flatMap(([name, source]) => {
    const rename = (problem: string, or = '') => [source.fault([], problem, `rename the file${or}`)];
    if (HOST_PATHS.includes(name)) return rename(`some hosts keep the path /${name} for themselves`);
    return named.includes(name)
      ? rename(
          `your repository ${name} takes the path /${name} if it has GitHub Pages`,
          ', or leave them off there',
        )
      : [];
  });
}

/** Checks that the home page's cards and the project pages match, and that no two cards have the same name. */
export function checkCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findStrings(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const duplicates = repeated(names).map(([{ path, value }, first]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(first.path.slice(0, -1))}`;
    return resume.fault(path, problem, 'give each project its own name, or remove one');
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

/** Finds folders in the owner's `public/` that hosts cache for good, as they do the build's: see `plugins/finish/headers.ts`. */
export function cachedFolders({ folder, shown }: OwnerFiles): Fault[] {
  const files = filesIn(resolve(folder, 'public'));
  const problem = 'is cached for a year, so visitors would not get a new version of a file';
  return [...new Set(files.flatMap((file) => /^(.*\/)?assets(?=\/)/.exec(file)?.[0] ?? []))].map((path) =>
    fileFault(`${shown}/public/${path}`, problem, 'rename the folder', 'the folder'),
  );
}

/** Finds HTML files in the owner's `public/` that would replace a page of the site. */
export function checkOwnerHtml({ folder, shown, projects }: OwnerFiles): Fault[] {
  const names = [...Object.values(FIXED_PATHS), '404', ...projects.map(([name]) => name)];
  const pages = ['', ...languagesIn(folder)].flatMap((language) =>
    names.map((name) => [language, name].filter(Boolean).join('/')),
  );
  return filesIn(resolve(folder, 'public')).flatMap((file) => {
    const path = file.replace(/(^|\/)index\.html$|\.html$/, '');
    if (!file.endsWith('.html') || !pages.includes(path)) return [];
    const problem = `would replace the site's own page /${path}`;
    return [fileFault(`${shown}/public/${file}`, problem, 'rename the file')];
  });
}
