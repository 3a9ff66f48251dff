import { LANGUAGES } from '../../../plugins/content/words/words.ts';

/** The languages whose month names are recognised: those of the site, and some more. */
const LOCALES = [...Object.keys(LANGUAGES), 'ar-SY', 'ar-MA', 'it', 'nl'];

const simple = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

const NAMES = LOCALES.flatMap((locale) =>
  Array.from({ length: 12 }, (_, index): [string, number] => {
    const date = new Date(Date.UTC(2020, index, 15));
    return [simple(date.toLocaleString(locale, { month: 'long', timeZone: 'UTC' })), index + 1];
  }),
);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Months alone and with a day, as many languages decline them. */
const STYLES = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, day: 'numeric' } as const,
]);
/** Without the last letter of a longer name, in which Greek's nominative differs from what `Intl` gives. */
const stem = (name: string): string => (name.length > 4 ? name.slice(0, -1) : name);

/** The months that a name may mean in all languages that `Intl` knows. */
function readAll(): Map<string, Set<number>> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const all = new Map<string, Set<number>>();
  for (const locale of Intl.DateTimeFormat.supportedLocalesOf(codes))
    for (const style of STYLES) {
      const format = new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2020, month - 1, 15));
        const name = stem(simple(parts.find(({ type }) => type === 'month')?.value ?? ''));
        all.set(name, (all.get(name) ?? new Set()).add(month));
      }
    }
  return all;
}

let all: Map<string, Set<number>> | undefined;

/**
 * The month that a word means, in full or abbreviated.
 * @param anywhere whether it may be in any language, if it is in none of those above and not as short as many a word
 * @returns 1 to 12; undefined if it is ambiguous or not a month
 */
export function monthOf(word: string, anywhere = false): number | undefined {
  const sought = simple(word);
  if (sought.length < 3) return undefined;
  const known = NAMES.filter(([name]) => name.startsWith(sought)).map(([, month]) => month);
  // Lazy: most résumés need none of them.
  const isForeign = !known.length && anywhere && sought.length > 3;
  if (isForeign) all ??= readAll();
  const found = new Set(isForeign ? all?.get(stem(sought)) : known);
  const [month] = found;
  return found.size === 1 ? month : undefined;
}
