import { fieldFor, simple } from '../../../plugins/content/field-names.ts';
import { type Group, group, type Path, type Tree, text, wordsOf } from '../tree.ts';
import { leavesOf } from './leaves.ts';
import type { Mending } from './mending.ts';

/** `Berlin, Germany`: the first part is the city, the rest stands in its region as it was written. */
export function placeOf(tree: Tree): Group {
  const words = leavesOf(tree)?.join(', ') ?? '';
  const [city = '', ...rest] = words.split(/\s*[,|·]\s*|\s+[–—/-]\s+/).filter(Boolean);
  const region = rest.join(', ');
  return group(
    [
      { key: 'city', value: text(city, tree) },
      ...(region ? [{ key: 'region', value: text(region, tree) }] : []),
    ],
    tree,
  );
}

/** A place as a group; a country's name, which JSON Resume has no field for, joins the region. */
export function preparePlace(tree: Tree, path: Path, by: Mending): Group | undefined {
  if (tree.kind !== 'group') {
    const place = leavesOf(tree)?.length ? placeOf(tree) : undefined;
    if (place)
      by.notes.mend(
        tree,
        path,
        `${leavesOf(tree)?.join(', ')} → ${place.entries.map(({ key }) => key).join(' and ')}`,
      );
    return place;
  }
  const country = tree.entries.find(({ key, value }) => simple(key) === 'country' && wordsOf(value));
  if (!country) return tree;
  const words = wordsOf(country.value) ?? '';
  const others = tree.entries.filter((entry) => entry !== country);
  const find = (field: string) =>
    others.find(
      ({ key, value }) => fieldFor('location', key, ['region', 'countryCode']) === field && wordsOf(value),
    );
  if (/^[A-Z]{2}$/.test(words) && !find('countryCode')) {
    by.notes.mend(country.value, [...path, country.key], 'renamed to countryCode');
    return group(
      tree.entries.map((entry) => (entry === country ? { ...entry, key: 'countryCode' } : entry)),
      tree,
    );
  }
  const region = find('region');
  const both = [wordsOf(region?.value), words].filter(Boolean).join(', ');
  by.notes.mend(country.value, [...path, country.key], `→ region ${JSON.stringify(both)}`);
  const entry = { key: 'region', value: text(both, region?.value ?? country.value) };
  return group(
    tree.entries.flatMap((each) => (each === (region ?? country) ? [entry] : each === country ? [] : [each])),
    tree,
  );
}
