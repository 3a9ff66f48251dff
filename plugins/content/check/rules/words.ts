import { en } from '../../../../src/words.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { isKnownLanguage, isLanguage } from '../../read/languages.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { type Found, find, findStrings, type Source, stringAt } from '../../read/source.ts';
import { countryOf } from '../../text/locale.ts';
import { LANGUAGES, placeholdersIn, textsFor, WORD_NAMES, type WordName } from '../../words/words.ts';
import { quoted } from '../schema-messages.ts';

/** Checks the owner's own words: each keeps its placeholders, and a language that the site lacks has all words. */
export const checkWords = (files: OwnerFiles): Fault[] => [
  ...findStrings(files.site, 'words', '*').flatMap(checkPlaceholders),
  ...missing(files),
];

function checkPlaceholders({ path, value: text, fault }: Found<string>): Fault | Fault[] {
  const name = path[1] as WordName;
  if (!Object.hasOwn(en, name)) return [];
  const [expected, given] = [placeholdersIn(en[name]), placeholdersIn(text)];
  const dropped = expected.find((placeholder) => !given.includes(placeholder));
  if (dropped)
    return fault(
      `${quoted(text)} lacks {${dropped}}`,
      `write {${dropped}} where the value goes, as in ${quoted(en[name])}`,
    );
  const unknown = given.find((placeholder) => !expected.includes(placeholder));
  return unknown ? fault(`there is no value for {${unknown}} here`, 'remove the braces') : [];
}

function missing(files: OwnerFiles): Fault[] {
  const site = ownSite(files);
  if (!site || !find(site, 'words', '*').length || !lacksWords(files)) return [];
  const problem = `is missing in ${stringAt(files.site, 'language')}`;
  return WORD_NAMES.filter((name) => !find(site, 'words', name).length).map((name) =>
    site.fault(['words', name], problem, `add it (in English: ${quoted(en[name])})`),
  );
}

/** Warns of a language that the interface does not have and the owner has written no words for. */
export function missingLanguage(files: OwnerFiles): Fault[] {
  const { language, shown } = files;
  const site = ownSite(files);
  if (!lacksWords(files) || (site && (site.faults.length || find(site, 'words', '*').length))) return [];
  const tag = stringAt(files.site, 'language') ?? '';
  if (site && !language && !isKnownLanguage(tag)) {
    const problem = `${quoted(tag)} is not a known language, so the interface is in English`;
    const near = languageOf(tag);
    return [
      site.fault(['language'], problem, near ? `did you mean ${near}?` : 'write one such as en, de or pt-BR'),
    ];
  }
  const instead = language ? 'those of the first language are used' : 'it is in English';
  const problem = `the interface has no words in ${quoted(tag)}, so ${instead}`;
  const others = language ? '' : `, or use one of ${Object.keys(LANGUAGES).join(', ')}`;
  const remedy = `add your own as "words": { "skip": "…" }, all ${WORD_NAMES.length} of them (the check lists the missing ones)${others}`;
  return [
    site?.fault(['language'], problem, remedy) ??
      fileFault(`${shown}/${language}/site.json`, problem, remedy, 'words'),
  ];
}

/** The language of a country whose code was given as a tag, such as `ja` for `jp`. */
function languageOf(tag: string): string | undefined {
  const isCountry = /^[a-z]{2}$/i.test(tag) && countryOf(tag) !== tag.toUpperCase();
  return isCountry ? new Intl.Locale(`und-${tag}`).maximize().language : undefined;
}

/** The `site.json` of the language itself: words inherited from the first language belong to that one. */
const ownSite = ({ language, site }: OwnerFiles): Source | undefined => (language ? site.own : site);

function lacksWords({ site }: OwnerFiles): boolean {
  const language = stringAt(site, 'language');
  return language !== undefined && isLanguage(language) && !textsFor(language);
}
