import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { countryCodeOf } from '../../../plugins/content/text/locale.ts';
import { LANGUAGES } from '../../../plugins/content/words/words.ts';
import type { Tree } from '../tree.ts';
import { byField } from './meaning.ts';
import { readLine } from './values.ts';

/** Where the person lives, with each part once. A country's name becomes its code, which the page writes in its language. */
export function readLocation(given: Tree[]): Record<string, string> | undefined {
  const place: Record<string, string> = {};
  const add = (field: string, words: string): void => {
    const isCode = field === 'countryCode' && /^[a-z]{2}$/i.test(words);
    const code = isCode ? words.toUpperCase() : /^(?:countryCode|address)$/.test(field) && codeByName(words);
    if (code && (place.countryCode ?? code) === code) place.countryCode = code;
    else if (words && !Object.values(place).map(normalizeKey).includes(normalizeKey(words))) {
      const to = field === 'countryCode' ? 'region' : field;
      place[to] = place[to] ? `${place[to]}, ${words}` : words;
    }
  };
  for (const tree of given) {
    const { of } = byField('location', tree.entries);
    for (const field of ['city', 'postalCode', 'region', 'countryCode', 'address'])
      for (const value of of(field).items) {
        // An address may have lines.
        const lines = value.leaves.map(({ words }) => words.trim());
        const { text } = readLine(value);
        add(field, field === 'address' ? lines.join('\n') : text);
      }
  }
  // `Berlin, Germany`: the first part is the city, the rest the region, but for the country.
  for (const tree of given.filter(({ kind }) => kind !== 'group')) {
    const parts = readLine(tree)
      .text.split(/\s*[,，、|·]\s*|\s+[–—/-]\s+/)
      .filter(Boolean);
    for (const [index, part] of parts.entries()) {
      const isCountry = index === parts.length - 1 && codeByName(part);
      add(isCountry ? 'countryCode' : index ? 'region' : 'city', part);
    }
  }
  return Object.keys(place).length ? place : undefined;
}

/** The code of a country that is named in one of the site's languages; two letters are rather a state's, such as OR. */
const codeByName = (words: string): string | undefined =>
  /^(?!U[SK]$)[A-Z]{2}$/.test(words)
    ? undefined
    : Object.keys(LANGUAGES)
        .map((language) => countryCodeOf(words, language))
        .find(Boolean);
