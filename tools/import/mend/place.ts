import { fieldFor, simple } from '../../../plugins/content/field-names.ts';
import { type Entry, type Group, type Path, type Tree, text, textGroup, wordsOf } from '../tree.ts';
import { countryCodeOf } from '../words/countries.ts';
import { leavesOf, reject } from './leaves.ts';
import type { Mending } from './shape.ts';

/** `Berlin, Germany`: the first part is the city, the rest stands in its region as it was written. */
export function placeOf(tree: Tree): Group {
  const words = leavesOf(tree)?.join(', ') ?? '';
  const [city = '', ...rest] = words.split(/\s*[,|·]\s*|\s+[–—/-]\s+/).filter(Boolean);
  return textGroup({ city, region: rest.join(', ') }, tree);
}

/** A place as a group; a country's name, which JSON Resume has no field for, is in the code or joins the region. */
export function preparePlace(tree: Tree, path: Path, by: Mending): Group | undefined {
  if (tree.kind !== 'group') {
    const words = leavesOf(tree)?.join(', ');
    if (!words) return undefined;
    const place = placeOf(tree);
    by.notes.mend(tree, path, `${words} → ${place.entries.map(({ key }) => key).join(' and ')}`);
    return place;
  }
  const code = find(tree, 'countryCode');
  const country = tree.entries.find(({ key, value }) => simple(key) === 'country' && wordsOf(value));
  const given = code ?? country;
  if (!given || (code && by.gentle)) return tree;
  const words = (wordsOf(given.value) ?? '').trim();
  const place = [...path, given.key];
  if (!(code ? /^[a-z]{2}$/i : /^[A-Z]{2}$/).test(words)) {
    const known = code && countryCodeOf(words);
    if (!known) return preparePlace(inRegion(tree, given, path, by), path, by);
    by.notes.mend(given.value, place, `${words} → ${known}`);
    return preparePlace(replaced(tree, given, { ...given, value: text(known, given.value) }), path, by);
  }
  if (!country) return tree;
  if (!code) {
    by.notes.mend(country.value, place, 'renamed to countryCode');
    return replaced(tree, country, { ...country, key: 'countryCode' });
  }
  const name = wordsOf(country.value) ?? '';
  const beside = [...path, country.key];
  if ([name.trim(), countryCodeOf(name)].includes(words.toUpperCase()))
    by.notes.mend(country.value, beside, 'taken out: countryCode says the same');
  else reject(country.value, beside, `has no place beside countryCode ${words}`, by);
  return replaced(tree, country);
}

const find = (tree: Group, field: string) =>
  tree.entries.find(
    ({ key, value }) => fieldFor('location', key, ['region', 'countryCode']) === field && wordsOf(value),
  );

const replaced = (tree: Group, old: Entry, ...made: Entry[]): Group => ({
  ...tree,
  entries: tree.entries.flatMap((entry) => (entry === old ? made : [entry])),
});

/** A place with a country's name at the end of its region. */
function inRegion(tree: Group, country: Entry, path: Path, by: Mending): Group {
  const words = wordsOf(country.value) ?? '';
  const region = find(tree, 'region');
  const place = [...path, country.key];
  if (region && wordsOf(region.value) === words) {
    by.notes.mend(country.value, place, 'taken out: region says the same');
    return replaced(tree, country);
  }
  const both = [wordsOf(region?.value), words].filter(Boolean).join(', ');
  by.notes.mend(country.value, place, `→ region ${JSON.stringify(both)}`);
  const merged = { key: 'region', value: text(both, region?.value ?? country.value) };
  return region ? replaced(replaced(tree, country), region, merged) : replaced(tree, country, merged);
}
