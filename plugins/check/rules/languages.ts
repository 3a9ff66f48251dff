import { resolve } from 'node:path';
import {
  isKnownLanguage,
  isLanguage,
  TAG_PATTERN,
  tagOf,
} from '../../../packages/resume-import/src/text/language-tags.ts';
import { en } from '../../../src/words.ts';
import { find, findStrings, stringAt } from '../../content/read/fields.ts';
import { languagesIn } from '../../content/read/folder.ts';
import { type OwnerFiles, projectsIn } from '../../content/read/owner-files.ts';
import type { Source } from '../../content/read/source.ts';
import { isObject } from '../../content/read/values.ts';
import { countryOf } from '../../content/text/locale.ts';
import {
  isBrokenPlural,
  LANGUAGES,
  placeholdersIn,
  textsFor,
  WORD_NAMES,
  type WordName,
} from '../../content/words/words.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../advice.ts';

function invalidTags({ site }: OwnerFiles): Fault[] {
  return findStrings(site, 'language')
    .filter(({ value }) => TAG_PATTERN.test(value) && !isLanguage(value))
    .map(({ value, fault }) => fault(`${value} is not a language tag`, 'write one such as en, de or pt-BR'));
}

/** Finds folders of further languages with an unfit name, and project files in them that translate none. */
function unfitTranslations({ folder, folderPath, site, projects, language: further }: OwnerFiles): Fault[] {
  if (further) return [];
  const names = projects.map(([name]) => name);
  // The language of settings that can't be read is not known.
  const { language: first = 'en' } = isObject(site.value) ? site.value : { language: '' };
  const tags = typeof first === 'string' ? [tagOf(first)] : [];
  return languagesIn(folder).flatMap((language) => {
    const faults: Fault[] = [];
    const tag = tagOf(language);
    if (tags.includes(tag)) {
      const problem = `${tag} is already the language of other content here`;
      const remedy = `move its files into ${folderPath}, or name the folder after another language`;
      faults.push(fileFault(`${folderPath}/${language}`, [problem, remedy], { field: 'the folder' }));
    }
    tags.push(tag);
    const page = language.toLowerCase();
    if (names.includes(page)) {
      const problem = `its page would have the same URL as the language ${language}`;
      faults.push(fileFault(`${folderPath}/projects/${page}.md`, [problem, 'rename the file']));
    }
    for (const name of projectsIn(resolve(folder, language))) {
      if (names.includes(name)) continue;
      const file = `projects/${name}.md`;
      const near = closestMatch(name, names);
      const problem = `there is no ${folderPath}/${file} for it to translate`;
      const remedy = suggestion(near && `${near}.md`, 'add that file too, or rename this one');
      faults.push(fileFault(`${folderPath}/${language}/${file}`, [problem, remedy]));
    }
    return faults;
  });
}

/** Finds a further language's `site.json` that names another language than its folder does. */
function conflictingLanguage({ language, site: { translation } }: OwnerFiles): Fault[] {
  return (translation ? findStrings(translation, 'language') : [])
    .filter(({ value }) => tagOf(value) !== tagOf(language ?? ''))
    .map(({ value, fault }) => {
      const problem = `${quoted(value)} does not match the name of the folder`;
      return fault(problem, 'remove it: the folder sets the language');
    });
}

const brokenPlaceholders = ({ site }: OwnerFiles): Fault[] =>
  findStrings(site, 'words', '*').flatMap(({ path, value, fault }) => {
    const name = path[1] as WordName;
    if (!Object.hasOwn(en, name)) return [];
    const [expected, actual] = [placeholdersIn(en[name]), placeholdersIn(value)];
    const plural = `{${expected[0] ?? 'count'}, plural, one {# …} few {# …} other {# …}}`;
    if (isBrokenPlural(value))
      return fault(`${quoted(value)} is no plural that can be read`, `write it as ${plural}, "other" last`);
    const dropped = expected.find((placeholder) => !actual.includes(placeholder));
    if (dropped) {
      const remedy = `write {${dropped}} where the value goes, as in ${quoted(en[name])}`;
      return fault(`${quoted(value)} lacks {${dropped}}`, remedy);
    }
    const unknown = actual.find((placeholder) => !expected.includes(placeholder));
    return unknown ? fault(`there is no value for {${unknown}} here`, 'remove the braces') : [];
  });

/** Finds the words that are missing among the owner's, in a language that the interface does not have. */
function missingWords(files: OwnerFiles): Fault[] {
  const site = ownSite(files);
  if (!site || !find(site, 'words', '*').length || !lacksWords(files)) return [];
  const problem = `is missing in ${stringAt(files.site, 'language')}`;
  return WORD_NAMES.filter((name) => !find(site, 'words', name).length).map((name) =>
    site.fault(['words', name], problem, `add it (in English: ${quoted(en[name])})`),
  );
}

/** Finds a language that the interface lacks, if the owner has written no words for it. */
function missingLanguage(files: OwnerFiles): Fault[] {
  const { language, folderPath } = files;
  const site = ownSite(files);
  const fault = (problem: string, remedy: string) => [
    site?.fault(['language'], problem, remedy) ??
      fileFault(`${folderPath}/${language}/site.json`, [problem, remedy], { field: 'words' }),
  ];
  if (!lacksWords(files) || (site && (site.faults.length || find(site, 'words', '*').length))) return [];
  const tag = stringAt(files.site, 'language') ?? '';
  if (site && !language && !isKnownLanguage(tag)) {
    const problem = `${quoted(tag)} is not a known language, so the interface is in English`;
    return fault(problem, suggestion(countryLanguage(tag), 'write one such as en, de or pt-BR'));
  }
  const instead = language ? 'those of the first language are used' : 'it is in English';
  const problem = `the interface has no words in ${quoted(tag)}, so ${instead}`;
  const others = language ? '' : `, or use one of ${Object.keys(LANGUAGES).join(', ')}`;
  const remedy = `add your own as "words": { "skip": "…" }, all ${WORD_NAMES.length} of them (the check lists the missing ones)${others}`;
  return fault(problem, remedy);
}

/** Returns the language of a country whose code was given as a tag, such as `ja` for `jp`. */
function countryLanguage(tag: string): string | undefined {
  const isCountry = /^[a-z]{2}$/i.test(tag) && countryOf(tag) !== tag.toUpperCase();
  return isCountry ? new Intl.Locale(`und-${tag}`).maximize().language : undefined;
}

/** Returns the `site.json` of the language itself, without words that it inherits from the first language. */
const ownSite = ({ language, site }: OwnerFiles): Source | undefined => (language ? site.translation : site);

function lacksWords({ site }: OwnerFiles): boolean {
  const language = stringAt(site, 'language');
  return language !== undefined && isLanguage(language) && !textsFor(language);
}

export const languageRules = {
  faults: [conflictingLanguage, invalidTags, brokenPlaceholders, missingWords, unfitTranslations],
  warnings: [missingLanguage],
};
