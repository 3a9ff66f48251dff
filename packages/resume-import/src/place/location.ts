import { countryCodeOf } from '../text/countries.ts';
import { normalizeKey } from '../text/field-names.ts';
import { LANGUAGES } from '../text/language-tags.ts';
import type { Tree } from '../tree.ts';
import { readLine } from './lines.ts';
import { byField, meaningOf } from './meaning.ts';
import type { Notes } from './notes.ts';

/** `75017 Paris`. */
const POSTAL = /^(\d{4,6})\s+([^\d\s]\D*)$/;

/** A house number, or a word for a street, which often has no number. */
const STREET =
  /\d|^(?:rua|avenida|av\.|calle|rue|via|viale|ul\.|ulica|jalan|jl\.)\s|(?:stra(?:ß|ss)e|gasse|straat| street| road| avenue| lane)$/i;

/** Returns where the person lives, with each part once. A country's name becomes its code, which the page names in its language. */
export function readLocation(values: Tree[], notes: Notes): Record<string, string> | undefined {
  const place: Record<string, string> = {};
  const add = (field: string, words: string): void => {
    const isCode = field === 'countryCode' && /^[a-z]{2}$/i.test(words);
    const code = isCode ? words.toUpperCase() : /^(?:countryCode|address)$/.test(field) && codeByName(words);
    if (code && (place.countryCode ?? code) === code) place.countryCode = code;
    else if (words && !Object.values(place).map(normalizeKey).includes(normalizeKey(words))) {
      const target = field === 'countryCode' ? 'region' : field;
      place[target] = place[target] ? `${place[target]}, ${words}` : words;
    }
  };
  for (const tree of values.filter((value) => placeIn(value) === value)) {
    const { valuesFor } = byField('location', tree.entries);
    for (const field of ['city', 'postalCode', 'region', 'countryCode', 'address'])
      for (const value of valuesFor(field).items) {
        const text = readLine(value, notes);
        // An address may have lines.
        add(field, field === 'address' ? value.leaves.map(({ words }) => words.trim()).join('\n') : text);
      }
  }
  // `Berlin, Germany`: the first part is the city, the rest the region, but for the country.
  for (const tree of values.map(placeIn).filter(({ kind }) => kind !== 'group')) {
    const text = readLine(tree, notes);
    const parts = text.split(/(?:(?<!\s)\s+)?[,，、|·]\s*|(?<!\s)\s+[–—/-]\s+/).filter(Boolean);
    const streets = parts.slice(0, 1).filter((part) => STREET.test(part) && !POSTAL.test(part));
    add('address', streets.join());
    for (const [index, part] of parts.slice(streets.length).entries()) {
      const isCountry = index + streets.length === parts.length - 1 && codeByName(part);
      const [, code = '', town = part] = POSTAL.exec(part) ?? [];
      add('postalCode', code);
      add(isCountry ? 'countryCode' : index ? 'region' : 'city', town);
    }
  }
  return Object.keys(place).length ? place : undefined;
}

/** Returns the address of a place that has nothing else, if it is a line without a number; any other place as it is. */
function placeIn(tree: Tree): Tree {
  const [only, ...more] = tree.entries.filter(({ value }) => !value.isBlank);
  const isLine = only && !more.length && meaningOf('location', only.key) === 'address';
  return isLine && only.value.isLeaf && !/[\d\n]/.test(only.value.words) ? only.value : tree;
}

/** Returns a country's code by its name in one of the site's languages; none for two letters, rather a state's, such as OR. */
function codeByName(words: string): string | undefined {
  if (/^(?!U[SK]$)[A-Z]{2}$/.test(words)) return undefined;
  const codes = LANGUAGES.map((language) => countryCodeOf(words, language));
  return codes.find(Boolean);
}
