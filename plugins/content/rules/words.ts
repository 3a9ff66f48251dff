import type { Fault } from '../fault.ts';
import { isLanguage } from '../languages.ts';
import { quoted } from '../schema-words.ts';
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
  const [wanted, given] = [placesIn(en[name]), placesIn(text)];
  const lost = wanted.find((place) => !given.includes(place));
  const unknown = given.find((place) => !wanted.includes(place));
  if (lost)
    return [
      site.fault(
        ['words', name],
        `${quoted(text)} has no place for {${lost}}`,
        `write {${lost}} where it goes, as in ${quoted(en[name])}`,
      ),
    ];
  return unknown
    ? [site.fault(['words', name], `there is no value {${unknown}} here`, 'remove the braces')]
    : [];
}

const missing = ({ site }: OwnerFiles): Fault[] =>
  WORD_NAMES.filter((name) => !site.find('words', name).length).map((name) =>
    site.fault(
      ['words', name],
      `is missing, in ${languageOf(site)}`,
      `add it; in English it is ${quoted(en[name])}`,
    ),
  );

/** A language that the interface does not speak, and the owner has not taught it. */
export const unspoken = (files: OwnerFiles): Fault[] =>
  lacksWords(files) && !files.site.find('words', '*').length
    ? [
        files.site.fault(
          ['language'],
          `the interface has no words in ${languageOf(files.site)}, so it is in English`,
          `write yours as "words": { "skip": "…" }, all of them (${WORD_NAMES.length}; the check lists what is missing), or use one of ${Object.keys(LANGUAGES).join(', ')}`,
        ),
      ]
    : [];

const languageOf = (site: OwnerFiles['site']): unknown => site.find('language')[0]?.value;

function lacksWords({ site }: OwnerFiles): boolean {
  const language = languageOf(site);
  return typeof language === 'string' && isLanguage(language) && !textsFor(language);
}
