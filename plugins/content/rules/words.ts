import type { Fault } from '../fault.ts';
import { isLanguage, isLanguageFolder } from '../languages.ts';
import { countryOf } from '../profiles.ts';
import { quoted } from '../schema-words.ts';
import { type Source, textAt } from '../source.ts';
import type { TranslatedFiles } from '../translated-files.ts';
import { en } from '../words/en.ts';
import { placesIn, type WordName } from '../words/texts.ts';
import { LANGUAGES, textsFor, WORD_NAMES } from '../words/words.ts';
import type { OwnerFiles } from './owner-files.ts';

/** The owner's own words: each keeps its places for values, and a language that the site lacks has them all. */
export function checkWords(files: OwnerFiles): Fault[] {
  const own = files.site.find('words', '*').filter(({ value }) => typeof value === 'string');
  return [
    ...own.flatMap(({ path, value }) => checkPlaces(files, path[1] as WordName, value as string)),
    ...missing(files),
  ];
}

function checkPlaces({ site }: OwnerFiles, name: WordName, text: string): Fault[] {
  if (!(name in en)) return [];
  const fault = (problem: string, remedy: string) => [site.fault(['words', name], problem, remedy)];
  const [wanted, given] = [placesIn(en[name]), placesIn(text)];
  const lost = wanted.find((place) => !given.includes(place));
  if (lost)
    return fault(
      `${quoted(text)} has no place for {${lost}}`,
      `write {${lost}} where it goes, as in ${quoted(en[name])}`,
    );
  const unknown = given.find((place) => !wanted.includes(place));
  return unknown ? fault(`there is no value {${unknown}} here`, 'remove the braces') : [];
}

function missing(files: OwnerFiles): Fault[] {
  const site = ownSite(files);
  if (!site?.find('words', '*').length || !lacksWords(files)) return [];
  const problem = `is missing, in ${textAt(files.site, 'language')}`;
  return WORD_NAMES.filter((name) => !site.find('words', name).length).map((name) =>
    site.fault(['words', name], problem, `add it; in English it is ${quoted(en[name])}`),
  );
}

/** A language that the interface does not speak, and the owner has not taught it. */
export function unspoken(files: OwnerFiles | TranslatedFiles): Fault[] {
  const site = ownSite(files);
  const isRead = !site?.faults.length;
  if (!isRead || !lacksWords(files) || site?.find('words', '*').length) return [];
  const isFirst = site === files.site;
  const tag = textAt(files.site, 'language') ?? '';
  if (isFirst && !isLanguageFolder(tag)) {
    const problem = `${quoted(tag)} is no language that has a name, and the interface is in English`;
    const near = languageOf(tag);
    const remedy = near ? `did you mean ${near}?` : 'write it as en, de or pt-BR';
    return [site.fault(['language'], problem, remedy)];
  }
  const instead = isFirst ? 'it is in English' : 'those of the first language stand in';
  const problem = `the interface has no words in ${quoted(tag)}, so ${instead}`;
  const others = isFirst ? `, or use one of ${Object.keys(LANGUAGES).join(', ')}` : '';
  const remedy = `write yours as "words": { "skip": "…" }, all of them (${WORD_NAMES.length}; the check lists what is missing)${others}`;
  if (site) return [site.fault(['language'], problem, remedy)];
  const language = 'language' in files ? files.language : '';
  return [{ file: `${files.shown}/${language}/site.json`, field: 'words', problem, remedy }];
}

/** The language of the country that a tag is the code of, as `ja` for `jp`. */
function languageOf(tag: string): string | undefined {
  const isCountry = /^[a-z]{2}$/i.test(tag) && countryOf(tag) !== tag.toUpperCase();
  return isCountry ? new Intl.Locale(`und-${tag}`).maximize().language : undefined;
}

/** The settings as a language says them itself: words that stand in for its own are another one's. */
const ownSite = (files: OwnerFiles | TranslatedFiles): Source | undefined =>
  'language' in files ? files.site.own : files.site;

function lacksWords({ site }: OwnerFiles): boolean {
  const language = textAt(site, 'language');
  return language !== undefined && isLanguage(language) && !textsFor(language);
}
