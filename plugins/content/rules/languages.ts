import { resolve } from 'node:path';
import { type Fault, wholeFault } from '../fault.ts';
import { languagesIn, tagOf } from '../languages.ts';
import { type OwnerFiles, projectsIn, sourcesOf } from '../owner-files.ts';
import { nearest, quoted } from '../schema-words.ts';
import { textAt } from '../source.ts';

/** The folders of the further languages as a whole: their names, and files that belong to nothing. */
export function checkLanguages({ folder, shown, site, projects }: OwnerFiles): Fault[] {
  const names = projects.map(([name]) => name);
  const tags = [tagOf(textAt(site, 'language') ?? 'en')];
  return languagesIn(folder).flatMap((language) => {
    const faults: Fault[] = [];
    const tag = tagOf(language);
    if (tags.includes(tag)) {
      const problem = `${tag} is the language of other texts here`;
      const remedy = `move its files into ${shown}, or name it after another language`;
      faults.push(wholeFault(`${shown}/${language}`, problem, remedy, 'the folder'));
    }
    tags.push(tag);
    const page = language.toLowerCase();
    if (names.includes(page)) {
      const problem = `its page would stand at the address of the language ${language}`;
      faults.push(wholeFault(`${shown}/projects/${page}.json`, problem, 'rename the file'));
    }
    for (const name of projectsIn(resolve(folder, language))) {
      if (names.includes(name)) continue;
      const near = nearest(name, names);
      const problem = `there is no ${shown}/projects/${name}.json that it could be a translation of`;
      const remedy = near ? `did you mean ${near}.json?` : 'write that too, or rename the file';
      faults.push(wholeFault(`${shown}/${language}/projects/${name}.json`, problem, remedy));
    }
    return faults;
  });
}

/** A further language's settings that name another one. */
export function otherLanguage({ language, site: { own } }: OwnerFiles): Fault[] {
  const named = own && textAt(own, 'language');
  if (!own || named === undefined || tagOf(named) === tagOf(language ?? '')) return [];
  const problem = `${quoted(named)} is not what the folder is named`;
  return [own.fault(['language'], problem, 'remove it: the folder says the language')];
}

/** Lists of a further language that do not go together with the first one's. */
export const unevenLists = (files: OwnerFiles): Fault[] =>
  sourcesOf(files).flatMap(({ own, merged }) =>
    (merged?.uneven ?? []).flatMap(({ path, count, first }) => {
      const problem = `has ${count} of ${first} entries, which belong to those of the first language by their places`;
      return own?.fault(path, problem, 'give each its place, {} where nothing is to be said') ?? [];
    }),
  );
