import type { Fault } from '../fault.ts';
import { isLanguage } from '../languages.ts';
import { quoted } from '../schema-words.ts';
import { textAt } from '../source.ts';
import { en } from '../words/en.ts';
import { placesIn, type WordName } from '../words/texts.ts';
import { LANGUAGES, textsFor, WORD_NAMES } from '../words/words.ts';
import type { OwnerFiles } from './owner-files.ts';

/** The owner's own words: each keeps its places for values, and a language that the site lacks has them all. */
export function checkWords(files: OwnerFiles): Fault[] {
  const own = files.site.find('words', '*').filter(({ value }) => typeof value === 'string');
  return [
    ...own.flatMap(({ path, value }) => checkPlaces(files, path[1] as WordName, value as string)),
    ...(own.length && lacksWords(files) ? missing(files) : []),
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

function missing({ site }: OwnerFiles): Fault[] {
  const problem = `is missing, in ${textAt(site, 'language')}`;
  return WORD_NAMES.filter((name) => !site.find('words', name).length).map((name) =>
    site.fault(['words', name], problem, `add it; in English it is ${quoted(en[name])}`),
  );
}

/** A language that the interface does not speak, and the owner has not taught it. */
export function unspoken(files: OwnerFiles): Fault[] {
  const { site } = files;
  if (!lacksWords(files) || site.find('words', '*').length) return [];
  const problem = `the interface has no words in ${textAt(site, 'language')}, so it is in English`;
  const remedy = `write yours as "words": { "skip": "…" }, all of them (${WORD_NAMES.length}; the check lists what is missing), or use one of ${Object.keys(LANGUAGES).join(', ')}`;
  return [site.fault(['language'], problem, remedy)];
}

function lacksWords({ site }: OwnerFiles): boolean {
  const language = textAt(site, 'language');
  return language !== undefined && isLanguage(language) && !textsFor(language);
}
