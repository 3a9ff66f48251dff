import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Range = [from: number, to: number];

/** A Fontsource package (https://fontsource.org): a family with one file for each group of characters and weight. */
interface Family {
  folder: string;
  id: string;
  weights: number[];
  groups: [name: string, ranges: Range[]][];
}

/** The families of Fontsource packages in a folder such as `node_modules/@fontsource`. */
export const familiesIn = (folder: string): Family[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .flatMap((name) => familyIn(resolve(folder, name)) ?? [])
    : [];

/** Parses a CSS `unicode-range`: `U+4E00-4E0F, U+20AC`. */
export const rangesOf = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** A family's files that should have a code point, in the nearest weight. */
export function filesOf({ folder, id, weights, groups }: Family, point: number, weight: number): string[] {
  const nearest = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  return groups
    .filter(([, ranges]) => ranges.some(([from, to]) => from <= point && point <= to))
    .map(([group]) => resolve(folder, `files/${id}-${group}-${nearest}-normal.woff`))
    .filter((file) => existsSync(file));
}

/** The family in a package's folder; undefined if it is another kind of package. */
export function familyIn(folder: string): Family | undefined {
  const read = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  if (!existsSync(resolve(folder, 'unicode.json')) || !existsSync(resolve(folder, 'metadata.json'))) return;
  const { id, weights, defSubset } = read('metadata.json');
  const groups = Object.entries<string>(read('unicode.json')).map(
    ([name, ranges]): Family['groups'][number] => [name.replace(/[[\]]/g, ''), rangesOf(ranges)],
  );
  // The likeliest first.
  groups.sort(([a], [b]) => Number(b === defSubset) - Number(a === defSubset));
  return { folder, id, weights, groups };
}

/** Scripts with a Noto package of their name, or of a shorter one. */
const SCRIPTS =
  'Hangul Hiragana Katakana Arabic Hebrew Thai Devanagari Bengali Tamil Kannada Malayalam Georgian Armenian Khmer Myanmar Thaana'.split(
    ' ',
  );
const SHORT: Record<string, string> = { Hangul: 'kr', Hiragana: 'jp', Katakana: 'jp' };
const HAN = /\p{Script=Han}/u;

/** The Fontsource packages with missing characters; the same Chinese ones are drawn differently in each country. */
export function packagesFor(letters: string[], language: string): string[] {
  const text = letters.join('');
  const scripts = SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  const found = new Set(scripts.map((script) => SHORT[script] ?? script.toLowerCase()));
  if (HAN.test(text) && !found.has('jp') && !found.has('kr')) found.add(hanOf(language));
  return [...found].map((name) => `@fontsource/noto-sans-${name}`);
}

function hanOf(language: string): string {
  const { language: primary, script, region } = new Intl.Locale(language).maximize();
  if (primary === 'ja') return 'jp';
  if (primary === 'ko') return 'kr';
  return region === 'HK' ? 'hk' : script === 'Hant' ? 'tc' : 'sc';
}
