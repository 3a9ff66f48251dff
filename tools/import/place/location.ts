import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { countryCodeOf } from '../../../plugins/content/text/locale.ts';
import { LANGUAGES } from '../../../plugins/content/words/words.ts';
import { isBlank, leavesOf, settle, type Tree } from '../tree.ts';
import { isSame } from '../words/labels.ts';
import { byField, isTechnical } from './meaning.ts';
import { readLine } from './values.ts';

/** Where the person lives, with each part once. A country's name becomes its code, which the page writes in its language. */
export function readLocation(given: Tree[]): Record<string, string> {
  const place: Record<string, string> = {};
  const add = (field: string, words: string): void => {
    const code = field === 'countryCode' ? codeOf(words) : undefined;
    if (code) place.countryCode ??= code;
    if (code || !words || Object.values(place).some((known) => isSame(known, words))) return;
    const to = field === 'countryCode' ? 'region' : field;
    place[to] = place[to] ? `${place[to]}, ${words}` : words;
  };
  for (const tree of given.toSorted((a, b) => Number(b.kind === 'group') - Number(a.kind === 'group'))) {
    if (tree.kind !== 'group') {
      addText(readLine(tree).text);
      continue;
    }
    const isCountry = (key: string) => ['country', 'countryname', 'land', '国家'].includes(normalizeKey(key));
    const { fields } = byField('location', tree.entries);
    for (const field of ['city', 'postalCode', 'region', 'countryCode'])
      for (const { value } of fields[field] ?? []) add(field, readLine(value).text);
    for (const { key, value } of tree.entries) {
      if (isBlank(value) || leavesOf(value).every(({ fate }) => fate)) continue;
      if (isCountry(key)) add('countryCode', readLine(value).text);
      else if (isTechnical(key)) settle(value, 'technical');
    }
    for (const { value } of fields.address ?? []) {
      const words = leavesOf(value).map((leaf) => leaf.words.trim());
      const { text } = readLine(value);
      if (codeOf(text) && (!place.countryCode || place.countryCode === codeOf(text)))
        add('countryCode', text);
      else add('address', words.join('\n'));
    }
  }
  return place;

  /** `Berlin, Germany`: the first part is the city, the rest the region, but for the country. */
  function addText(words: string): void {
    const [city = '', ...rest] = words.split(/\s*[,，、|·]\s*|\s+[–—/-]\s+/).filter(Boolean);
    add(!rest.length && codeByName(city) ? 'countryCode' : 'city', city);
    for (const [index, part] of rest.entries())
      add(index === rest.length - 1 && codeByName(part) ? 'countryCode' : 'region', part);
  }
}

const codeOf = (words: string): string | undefined =>
  /^[a-z]{2}$/i.test(words.trim()) ? words.trim().toUpperCase() : codeByName(words);

/** The code of a country that is named in one of the site's languages; two letters are rather a state's, such as OR. */
const codeByName = (words: string): string | undefined =>
  /^(?!U[SK]$)[A-Z]{2}$/.test(words)
    ? undefined
    : Object.keys(LANGUAGES)
        .map((language) => countryCodeOf(words, language))
        .find(Boolean);
