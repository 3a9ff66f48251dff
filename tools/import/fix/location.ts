import { canonicalField, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, type Group, type Tree, text, textGroup, textOf } from '../tree.ts';
import { countryCodeOf } from '../words/countries.ts';
import { leavesOf } from './leaves.ts';
import type { Place } from './place.ts';

/** `Berlin, Germany`: the first part becomes the city, the rest the region, as written. */
export function parseLocation(tree: Tree): Group {
  const words = leavesOf(tree)?.join(', ') ?? '';
  const [city = '', ...rest] = words.split(/\s*[,|·]\s*|\s+[–—/-]\s+/).filter(Boolean);
  return textGroup({ city, region: rest.join(', ') }, tree);
}

/** A location as a group. JSON Resume has no field for a country name: it becomes a code or is added to the region. */
export function prepareLocation(tree: Tree, place: Place): Group | undefined {
  if (tree.kind !== 'group') {
    const words = leavesOf(tree)?.join(', ');
    if (!words) return undefined;
    const location = parseLocation(tree);
    place.noteFix(tree, `${words} → ${location.entries.map(({ key }) => key).join(' and ')}`);
    return location;
  }
  const code = findField(tree, 'countryCode');
  const country = tree.entries.find(({ key, value }) => normalizeKey(key) === 'country' && textOf(value));
  const given = code ?? country;
  if (!given || (code && place.context.minimal)) return tree;
  const words = (textOf(given.value) ?? '').trim();
  const countryPlace = place.at(given.key);
  if (!(code ? /^[a-z]{2}$/i : /^[A-Z]{2}$/).test(words)) {
    const known = code && countryCodeOf(words);
    if (!known) return prepareLocation(inRegion(tree, given, place), place);
    countryPlace.noteFix(given.value, `${words} → ${known}`);
    return prepareLocation(replaceEntry(tree, given, { ...given, value: text(known, given.value) }), place);
  }
  if (!country) return tree;
  if (!code) {
    countryPlace.noteFix(country.value, 'renamed to countryCode');
    return replaceEntry(tree, country, { ...country, key: 'countryCode' });
  }
  const name = textOf(country.value) ?? '';
  const namePlace = place.at(country.key);
  if ([name.trim(), countryCodeOf(name)].includes(words.toUpperCase()))
    namePlace.noteFix(country.value, 'removed: countryCode says the same');
  else namePlace.reject(country.value, `can't be kept alongside countryCode ${words}`);
  return replaceEntry(tree, country);
}

const findField = (tree: Group, field: string) =>
  tree.entries.find(
    ({ key, value }) => canonicalField('location', key, ['region', 'countryCode']) === field && textOf(value),
  );

const replaceEntry = (tree: Group, old: Entry, ...made: Entry[]): Group => ({
  ...tree,
  entries: tree.entries.flatMap((entry) => (entry === old ? made : [entry])),
});

/** A location with the country's name added to the end of its region. */
function inRegion(tree: Group, country: Entry, place: Place): Group {
  const words = textOf(country.value) ?? '';
  const region = findField(tree, 'region');
  const countryPlace = place.at(country.key);
  if (region && textOf(region.value) === words) {
    countryPlace.noteFix(country.value, 'removed: region says the same');
    return replaceEntry(tree, country);
  }
  const both = [textOf(region?.value), words].filter(Boolean).join(', ');
  countryPlace.noteFix(country.value, `→ region ${JSON.stringify(both)}`);
  const merged = { key: 'region', value: text(both, region?.value ?? country.value) };
  return region
    ? replaceEntry(replaceEntry(tree, country), region, merged)
    : replaceEntry(tree, country, merged);
}
