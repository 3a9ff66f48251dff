import { canonicalField, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, type Group, type Path, type Tree, text, textGroup, textOf } from '../tree.ts';
import { countryCodeOf } from '../words/countries.ts';
import { leavesOf, reject } from './leaves.ts';
import type { FixContext } from './shape.ts';

/** `Berlin, Germany`: the first part becomes the city, the rest the region, as written. */
export function parseLocation(tree: Tree): Group {
  const words = leavesOf(tree)?.join(', ') ?? '';
  const [city = '', ...rest] = words.split(/\s*[,|·]\s*|\s+[–—/-]\s+/).filter(Boolean);
  return textGroup({ city, region: rest.join(', ') }, tree);
}

/** A location as a group. JSON Resume has no field for a country name: it becomes a code or is added to the region. */
export function prepareLocation(tree: Tree, path: Path, context: FixContext): Group | undefined {
  if (tree.kind !== 'group') {
    const words = leavesOf(tree)?.join(', ');
    if (!words) return undefined;
    const location = parseLocation(tree);
    context.notes.addFix(tree, path, `${words} → ${location.entries.map(({ key }) => key).join(' and ')}`);
    return location;
  }
  const code = findField(tree, 'countryCode');
  const country = tree.entries.find(({ key, value }) => normalizeKey(key) === 'country' && textOf(value));
  const given = code ?? country;
  if (!given || (code && context.minimal)) return tree;
  const words = (textOf(given.value) ?? '').trim();
  const countryPath = [...path, given.key];
  if (!(code ? /^[a-z]{2}$/i : /^[A-Z]{2}$/).test(words)) {
    const known = code && countryCodeOf(words);
    if (!known) return prepareLocation(inRegion(tree, given, path, context), path, context);
    context.notes.addFix(given.value, countryPath, `${words} → ${known}`);
    return prepareLocation(
      replaceEntry(tree, given, { ...given, value: text(known, given.value) }),
      path,
      context,
    );
  }
  if (!country) return tree;
  if (!code) {
    context.notes.addFix(country.value, countryPath, 'renamed to countryCode');
    return replaceEntry(tree, country, { ...country, key: 'countryCode' });
  }
  const name = textOf(country.value) ?? '';
  const namePath = [...path, country.key];
  if ([name.trim(), countryCodeOf(name)].includes(words.toUpperCase()))
    context.notes.addFix(country.value, namePath, 'removed: countryCode says the same');
  else reject(country.value, namePath, `can't be kept alongside countryCode ${words}`, context);
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
function inRegion(tree: Group, country: Entry, path: Path, context: FixContext): Group {
  const words = textOf(country.value) ?? '';
  const region = findField(tree, 'region');
  const countryPath = [...path, country.key];
  if (region && textOf(region.value) === words) {
    context.notes.addFix(country.value, countryPath, 'removed: region says the same');
    return replaceEntry(tree, country);
  }
  const both = [textOf(region?.value), words].filter(Boolean).join(', ');
  context.notes.addFix(country.value, countryPath, `→ region ${JSON.stringify(both)}`);
  const merged = { key: 'region', value: text(both, region?.value ?? country.value) };
  return region
    ? replaceEntry(replaceEntry(tree, country), region, merged)
    : replaceEntry(tree, country, merged);
}
