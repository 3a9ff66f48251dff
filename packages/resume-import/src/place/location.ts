import { countryCodeOf } from '../text/countries.ts';
import { normalizeKey } from '../text/field-names.ts';
import { LANGUAGES } from '../text/language-tags.ts';
import type { Entry, Tree } from '../tree.ts';
import { readLine } from './lines.ts';
import { byField, meaningOf } from './meaning.ts';
import type { Notes } from './notes.ts';

/** `75017 Paris`. */
const POSTAL = /^(\d{4,6})\s+([^\d\s]\D*)$/;

/** What shows that a line is a street: a number, or the words of streets, which often have none; each with an example. */
export const STREETS: [example: string, form: RegExp][] = [
  ['Baker Place 5', /\d/],
  ['Rua Augusta', /^(?:rua|avenida|av\.|calle|rue|via|viale|ul\.|ulica|jalan|jl\.)\s/i],
  ['Mill Road', /(?:stra(?:ß|ss)e|gasse|straat| street| road| avenue| lane)$/i],
];

type Place = Record<string, string>;
/** What a file says of a place: a field, and its words. */
type Fact = [field: string, words: string];

/** Returns where the person lives, with each part once. A country's name becomes its code, which the page names in its language. */
export function readLocation(values: Tree[], notes: Notes): Place | undefined {
  const groups = values.filter((value) => placeIn(value) === value);
  const lines = values.map(placeIn).filter(({ kind }) => kind !== 'group');
  const facts = [
    ...groups.flatMap(({ entries }) => readFields(entries, notes)),
    ...lines.flatMap((line) => factsIn(readLine(line, notes))),
  ];
  const place = facts.reduce(withFact, {});
  return Object.keys(place).length ? place : undefined;
}

/** Returns a place with one more fact, unless it says that already. */
function withFact(place: Place, [field, words]: Fact): Place {
  const code = codeIn(field, words);
  if (code && (place.countryCode ?? code) === code) return { ...place, countryCode: code };
  const isSaid = Object.values(place).some((known) => normalizeKey(known) === normalizeKey(words));
  if (!words || isSaid) return place;
  const target = field === 'countryCode' ? 'region' : field;
  return { ...place, [target]: place[target] ? `${place[target]}, ${words}` : words };
}

/** Returns what the fields of a place say. */
function readFields(entries: Entry[], notes: Notes): Fact[] {
  const { valuesFor } = byField('location', entries);
  return ['city', 'postalCode', 'region', 'countryCode', 'address'].flatMap((field) =>
    valuesFor(field).items.map((value): Fact => {
      const line = readLine(value, notes);
      // An address may have lines.
      return [field, field === 'address' ? value.leaves.map(({ words }) => words.trim()).join('\n') : line];
    }),
  );
}

/** Returns what a line such as `Berlin, Germany` says: the first part is the city, the rest the region, but for street and country. */
function factsIn(line: string): Fact[] {
  const parts = line.split(/(?:(?<!\s)\s+)?[,，、|·]\s*|(?<!\s)\s+[–—/-]\s+/).filter(Boolean);
  const isStreet = (part: string) => STREETS.some(([, form]) => form.test(part)) && !POSTAL.test(part);
  const streets = parts.slice(0, 1).filter(isStreet);
  const others = parts.slice(streets.length);
  return [
    ...streets.map((street): Fact => ['address', street]),
    ...others.flatMap((part, index): Fact[] => {
      const isCountry = index === others.length - 1 && codeByName(part);
      const [, code = '', town = part] = POSTAL.exec(part) ?? [];
      const field = isCountry ? 'countryCode' : index ? 'region' : 'city';
      return [
        ['postalCode', code],
        [field, town],
      ];
    }),
  ];
}

/** Returns the address of a place that has nothing else, if it is a line without a number; any other place as it is. */
function placeIn(tree: Tree): Tree {
  const [only, ...more] = tree.entries.filter(({ value }) => !value.isBlank);
  const isLine = only && !more.length && meaningOf('location', only.key) === 'address';
  return isLine && only.value.isLeaf && !/[\d\n]/.test(only.value.words) ? only.value : tree;
}

/** Returns the code of the country that the words for a field are or name. */
function codeIn(field: string, words: string): string | undefined {
  if (field === 'countryCode' && /^[a-z]{2}$/i.test(words)) return words.toUpperCase();
  return field === 'countryCode' || field === 'address' ? codeByName(words) : undefined;
}

/** Returns a country's code by its name in one of the site's languages; none for two letters, rather a state's, such as OR. */
function codeByName(words: string): string | undefined {
  if (/^(?!U[SK]$)[A-Z]{2}$/.test(words)) return undefined;
  const codes = LANGUAGES.map((language) => countryCodeOf(words, language));
  return codes.find(Boolean);
}
