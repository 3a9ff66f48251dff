import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import { readSource, type Source } from '../source.ts';

/** Everything that the rules look at. */
export interface OwnerFiles {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the owner's folder. */
  folder: string;
  /** The same from the project's root. */
  shown: string;
  resume: Source;
  site: Source;
  /** By name: the file's without its ending. */
  projects: [name: string, source: Source][];
}

/** Reads all that the owner wrote; what can't be read carries its own faults. */
export function readOwnerFiles(root: string, folder: string): OwnerFiles {
  return {
    root,
    folder,
    shown: relative(root, folder).replaceAll('\\', '/'),
    resume: readSource(
      root,
      resolve(folder, 'resume.json'),
      'save it as UTF-8, or let npm run check -- --fix do it',
    ),
    site: readSource(root, resolve(folder, 'site.json')),
    projects: projectsIn(folder).map((name) => [
      name,
      readSource(root, resolve(folder, 'projects', `${name}.json`)),
    ]),
  };
}

/** The résumé, the settings and the project pages. */
export const sourcesOf = <S extends Source>({
  resume,
  site,
  projects,
}: {
  resume: S;
  site: S;
  projects: [name: string, source: S][];
}): S[] => [resume, site, ...projects.map(([, source]) => source)];

/** The names of the projects in a folder of content: its files without their ending. */
export function projectsIn(folder: string): string[] {
  const projects = resolve(folder, 'projects');
  const files = existsSync(projects) ? readdirSync(projects).filter((file) => extname(file) === '.json') : [];
  return files.sort().map((file) => basename(file, '.json'));
}
