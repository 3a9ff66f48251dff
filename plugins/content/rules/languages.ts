import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../fault.ts';
import { foldersIn, isLanguageFolder, languagesIn, SHARED_FOLDERS, tagOf } from '../languages.ts';
import { nearest, quoted } from '../schema-words.ts';
import type { TranslatedFiles } from '../translated-files.ts';
import { type OwnerFiles, projectsIn, sourcesOf } from './owner-files.ts';

/** What a language's folder may hold. */
const READ = ['resume.json', 'site.json', 'projects', 'resume.pdf'];

/** The folders of the further languages as a whole: their names, and files that belong to nothing. */
export function checkLanguages(files: OwnerFiles): Fault[] {
  const first = textAt(files.site.find('language')[0]?.value) ?? 'en';
  const seen = new Set([tagFor(first)]);
  return languagesIn(files.folder).flatMap((language) => {
    const at = `${files.shown}/${language}`;
    const fault = (problem: string, remedy: string) => [{ file: at, field: 'the folder', problem, remedy }];
    const again = seen.has(tagOf(language));
    seen.add(tagOf(language));
    return [
      ...(again
        ? fault(
            `${tagOf(language)} is the language of other texts here`,
            `move its files into ${files.shown}, or name it after another language`,
          )
        : []),
      ...(files.projects.some(([name]) => name === language.toLowerCase())
        ? [
            {
              file: `${files.shown}/projects/${language.toLowerCase()}.json`,
              field: 'the file',
              problem: `its page would stand at the address of the language ${language}`,
              remedy: 'rename the file',
            },
          ]
        : []),
      ...strayProjects(files, language),
    ];
  });
}

const textAt = (value: unknown) => (typeof value === 'string' ? value : undefined);

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

/** What nothing reads: folders that are no language, and what stands in a language's folder to no purpose. */
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
    readdirSync(resolve(folder, language))
      .filter((name) => !READ.includes(name) && !name.startsWith('.'))
      .map((name) => ({
        file: `${shown}/${language}/${name}`,
        field: SHARED_FOLDERS.includes(name) ? 'the folder' : 'the file',
        problem: 'nothing reads it',
        remedy: SHARED_FOLDERS.includes(name)
          ? `all languages share ${shown}/${name}: move it there`
          : `a language has ${READ.join(', ')}: rename it, or remove it`,
      })),
  );
  return [...strange, ...unread];
}

/** What only a translation can have wrong: another language named in it, and lists that do not go together. */
export function checkTranslation(files: TranslatedFiles): {
  faults: Fault[];
  warnings: Fault[];
} {
  const { language, site } = files;
  const [named] = site.own?.find('language') ?? [];
  const isOther = typeof named?.value === 'string' && tagFor(named.value) !== tagOf(language);
  const remedy = 'remove it: the folder says the language';
  return {
    faults:
      isOther && site.own
        ? [site.own.fault(['language'], `${quoted(named.value)} is not what the folder is named`, remedy)]
        : [],
    warnings: sourcesOf(files).flatMap(({ own, merged }) =>
      merged.uneven.flatMap(({ path, count, first }) =>
        own
          ? [
              own.fault(
                path,
                `has ${count} of ${first} entries, which belong to those of the first language by their places`,
                'give each its place, {} where nothing is to be said',
              ),
            ]
          : [],
      ),
    ),
  };
}
