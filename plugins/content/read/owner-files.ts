import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { knownTags } from '../text/tags.ts';
import type { Resume, VersionFile } from '../types.ts';
import { allStrings } from './fields.ts';
import { filesIn, pathFrom } from './folder.ts';
import { markdownSource } from './markdown-source.ts';
import { merge, mergedSource, mergeProject, mergeSite } from './merge.ts';
import { readSource, type Source } from './source.ts';

export interface OwnerFiles {
  root: string;
  folder: string;
  /** The path of `folder` from the project's root, for messages. */
  folderPath: string;
  /** A further language, whose files are merged over the first language's. */
  language?: string;
  /** In a further language: the files of the first one. */
  first?: OwnerFiles;
  resume: Source;
  site: Source;
  /** Figures and ceilings, if there are any; the owner's texts are elsewhere. */
  budget: Source;
  /** By file name, without the extension. */
  projects: [name: string, source: Source][];
  /** The versions of the résumé, likewise. */
  versions: [name: string, source: Source][];
}

/** Returns all of the owner's files; a file that can't be read carries its own faults. */
export function readOwnerFiles(root: string, folder: string): OwnerFiles {
  const read = (file: string, recoding?: string) => readSource(root, resolve(folder, file), recoding);
  return {
    root,
    folder,
    folderPath: pathFrom(root, folder),
    resume: read(
      'resume.json',
      `save it as UTF-8, or run npm run new -- --from ${pathFrom(root, resolve(folder, 'resume.json'))}`,
    ),
    site: read('site.json'),
    budget: read('budget.json'),
    projects: projectsIn(folder).map((name) => [name, readProject(root, folder, name) as Source]),
    versions: namesIn(folder, 'versions', 'json').map((name) => [name, read(`versions/${name}.json`)]),
  };
}

/** Returns the page of a project from the owner's folder, or from that of a language; undefined if there is no such file. */
function readProject(root: string, folder: string, name: string, language = ''): Source | undefined {
  const path = resolve(folder, language, `projects/${name}.md`);
  if (!existsSync(path)) return undefined;
  const pictures = filesIn(resolve(folder, 'pictures'));
  return readSource(root, path, undefined, (file, text) => markdownSource(file, text, pictures, !language));
}

/** Returns a further language's files, merged over the first language's, which `readOwnerFiles` returns. */
export function readTranslatedFiles(first: OwnerFiles, language: string): OwnerFiles {
  const { root, folder } = first;
  const read = (file: string) => {
    const path = resolve(folder, language, file);
    return existsSync(path) ? readSource(root, path) : undefined;
  };
  const versions = first.versions.map(([name, { value }]) => [name, value as VersionFile] as const);
  const known = knownTags((first.resume.value ?? {}) as Resume, Object.fromEntries(versions));
  const isTag = (tag: string) => known.has(tag);
  return {
    ...first,
    language,
    first,
    resume: mergedSource(first.resume, read('resume.json'), (...values) => merge(...values, isTag)),
    site: mergedSource(first.site, read('site.json'), (...values) => mergeSite(...values, language)),
    projects: first.projects.map(([name, source]) => {
      const translation = readProject(root, folder, name, language);
      return [name, mergedSource(source, translation, mergeProject(isTag))];
    }),
    versions: first.versions.map(([name, source]) => [
      name,
      mergedSource(source, read(`versions/${name}.json`)),
    ]),
  };
}

/** Returns the résumé, the settings, the project pages and the versions. */
export const sourcesOf = ({ resume, site, projects, versions }: OwnerFiles): Source[] => [
  resume,
  site,
  ...[...projects, ...versions].map(([, source]) => source),
];

/** Returns every string in the owner's content, with its file and path. */
export const stringsOf = (files: OwnerFiles) => sourcesOf(files).flatMap(allStrings);

/** Returns the names of the projects in a content folder: the file names without their extension. */
export const projectsIn = (folder: string): string[] => namesIn(folder, 'projects', 'md');

const namesIn = (folder: string, kind: string, extension: string): string[] =>
  filesIn(resolve(folder, kind))
    .filter((file) => file.endsWith(`.${extension}`) && !/\/|^readme\./i.test(file))
    .map((file) => basename(file, `.${extension}`))
    .sort();
