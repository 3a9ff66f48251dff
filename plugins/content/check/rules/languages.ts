import { resolve } from 'node:path';
import { type Fault, fileFault } from '../../fault.ts';
import { languagesIn, tagOf } from '../../read/languages.ts';
import { type OwnerFiles, projectsIn } from '../../read/owner-files.ts';
import { findStrings, stringAt } from '../../read/source.ts';
import { closestMatch, quoted } from '../schema-messages.ts';

/** Checks the further languages' folders: their names, and project files without a counterpart. */
export function checkLanguages({ folder, shown, site, projects, language: further }: OwnerFiles): Fault[] {
  if (further) return [];
  const names = projects.map(([name]) => name);
  const tags = [tagOf(stringAt(site, 'language') ?? 'en')];
  return languagesIn(folder).flatMap((language) => {
    const faults: Fault[] = [];
    const tag = tagOf(language);
    if (tags.includes(tag)) {
      const problem = `${tag} is already the language of other content here`;
      const remedy = `move its files into ${shown}, or name the folder after another language`;
      faults.push(fileFault(`${shown}/${language}`, problem, remedy, 'the folder'));
    }
    tags.push(tag);
    const page = language.toLowerCase();
    if (names.includes(page)) {
      const problem = `its page would have the same URL as the language ${language}`;
      faults.push(fileFault(`${shown}/projects/${page}.json`, problem, 'rename the file'));
    }
    for (const name of projectsIn(resolve(folder, language))) {
      if (names.includes(name)) continue;
      const near = closestMatch(name, names);
      const problem = `there is no ${shown}/projects/${name}.json for it to translate`;
      const remedy = near ? `did you mean ${near}.json?` : 'add that file too, or rename this one';
      faults.push(fileFault(`${shown}/${language}/projects/${name}.json`, problem, remedy));
    }
    return faults;
  });
}

/** A further language's `site.json` that names another language than its folder does. */
export function conflictingLanguage({ language, site: { own } }: OwnerFiles): Fault[] {
  const named = own ? findStrings(own, 'language') : [];
  return named
    .filter(({ value }) => tagOf(value) !== tagOf(language ?? ''))
    .map(({ value, fault }) =>
      fault(
        `${quoted(value)} does not match the name of the folder`,
        'remove it: the folder sets the language',
      ),
    );
}
