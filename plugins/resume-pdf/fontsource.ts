import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A Fontsource package (https://fontsource.org): a family in one file for each group of letters and weight. */
export interface Family {
  folder: string;
  id: string;
  weights: number[];
  /** First and last code points of each group of letters. */
  groups: [name: string, ranges: [from: number, to: number][]][];
}

/**
 * Finds the files of installed Fontsource packages.
 * @param folders absolute paths, such as that of `node_modules/@fontsource`
 * @returns the files that should have a code point, in the weight that is nearest
 */
export function fontsource(folders: string[]): (point: number, weight: number) => string[] {
  const families = folders.flatMap(packagesIn).flatMap((folder) => familyIn(folder) ?? []);
  return (point, weight) => families.flatMap((family) => filesOf(family, point, weight));
}

/** A family's files that should have a code point, in the weight that is nearest. */
export function filesOf({ folder, id, weights, groups }: Family, point: number, weight: number): string[] {
  const nearest = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  return groups
    .filter(([, ranges]) => ranges.some(([from, to]) => from <= point && point <= to))
    .map(([group]) => resolve(folder, `files/${id}-${group}-${nearest}-normal.woff`))
    .filter((file) => existsSync(file));
}

const packagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => resolve(folder, name))
    : [];

/** The family in a package's folder; undefined where it is of another kind. */
export function familyIn(folder: string): Family | undefined {
  const read = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  if (!existsSync(resolve(folder, 'unicode.json')) || !existsSync(resolve(folder, 'metadata.json'))) return;
  const { id, weights, defSubset } = read('metadata.json');
  const groups = Object.entries<string>(read('unicode.json')).map(
    ([name, ranges]): Family['groups'][number] => [
      name.replace(/[[\]]/g, ''),
      ranges.split(',').map(rangeOf),
    ],
  );
  // The likeliest first.
  groups.sort(([a], [b]) => Number(b === defSubset) - Number(a === defSubset));
  return { folder, id, weights, groups };
}

/** `U+4E00-4E0F`, `U+20AC` */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
