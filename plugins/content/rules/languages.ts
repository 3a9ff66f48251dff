import { resolve } from 'node:path';
import type { Fault } from '../fault.ts';
import { foldersIn, isLanguageFolder, languagesIn, SHARED_FOLDERS, tagOf } from '../languages.ts';
import { nearest, quoted } from '../schema-words.ts';
import { textAt } from '../source.ts';
import type { TranslatedFiles } from '../translated-files.ts';
import { type OwnerFiles, projectsIn, sourcesOf } from './owner-files.ts';
import { LANGUAGE_FILES } from './unread.ts';

/** The folders of the further languages as a whole: their names, and files that belong to nothing. */
export function checkLanguages(files: OwnerFiles): Fault[] {
  const { folder, shown, site, projects } = files;
  const seen = new Set([tagFor(textAt(site, 'language') ?? 'en')]);
  return languagesIn(folder).flatMap((language) => {
    const faults: Fault[] = [];
    const tag = tagOf(language);
    if (seen.has(tag))
      faults.push({
        file: `${shown}/${language}`,
        field: 'the folder',
        problem: `${tag} is the language of other texts here`,
        remedy: `move its files into ${shown}, or name it after another language`,
      });
    seen.add(tag);
    const page = language.toLowerCase();
    if (projects.some(([name]) => name === page))
      faults.push({
        file: `${shown}/projects/${page}.json`,
        field: 'the file',
        problem: `its page would stand at the address of the language ${language}`,
        remedy: 'rename the file',
      });
    return [...faults, ...strayProjects(files, language)];
  });
}

function tagFor(language: string): string {
  try {
    return tagOf(language);
  } catch {
    return language;
  }
}

/** Projects of a language that the first one does not have. */
function strayProjects({ folder, shown, projects }: OwnerFiles, language: string): Fault[] {
  const names = projects.map(([name]) => name);
  return projectsIn(resolve(folder, language))
    .filter((name) => !names.includes(name))
    .map((name) => {
      const near = nearest(name, names);
      return {
        file: `${shown}/${language}/projects/${name}.json`,
        field: 'the file',
        problem: `there is no ${shown}/projects/${name}.json that it could be a translation of`,
        remedy: near ? `did you mean ${near}.json?` : 'write that too, or rename the file',
      };
    });
}

/** Folders that nothing reads: those that are no language, and what stands in a language's to no purpose. */
export function unreadFolders({ folder, shown }: OwnerFiles): Fault[] {
  const strange = foldersIn(folder)
    .filter((name) => !SHARED_FOLDERS.includes(name) && !isLanguageFolder(name))
    .map((name) => ({
      file: `${shown}/${name}`,
      field: 'the folder',
      problem: 'is none that the site reads, nor a language that has a name',
      remedy: 'name it as a language is named (de, pt-BR), or move it out of here',
    }));
  const unread = languagesIn(folder).flatMap((language) =>
    foldersIn(resolve(folder, language))
      .filter((name) => name !== 'projects')
      .map((name) => ({
        file: `${shown}/${language}/${name}`,
        field: 'the folder',
        problem: 'nothing reads it',
        remedy: SHARED_FOLDERS.includes(name)
          ? `all languages share ${shown}/${name}: move it there`
          : `a language has ${LANGUAGE_FILES.join(', ')} and projects: rename it, or remove it`,
      })),
  );
  return [...strange, ...unread];
}

/** What only a translation can have wrong: another language named in it, and lists that do not go together. */
export function checkTranslation(files: TranslatedFiles) {
  const { language, site } = files;
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const named = site.own && textAt(site.own, 'language');
  if (site.own && named !== undefined && tagFor(named) !== tagOf(language)) {
    const problem = `${quoted(named)} is not what the folder is named`;
    faults.push(site.own.fault(['language'], problem, 'remove it: the folder says the language'));
  }
  for (const { own, merged } of sourcesOf(files))
    for (const { path, count, first } of merged.uneven) {
      const problem = `has ${count} of ${first} entries, which belong to those of the first language by their places`;
      if (own) warnings.push(own.fault(path, problem, 'give each its place, {} where nothing is to be said'));
    }
  return { faults, warnings };
}
