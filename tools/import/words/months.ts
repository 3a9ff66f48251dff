import { LANGUAGES } from '../../../plugins/content/words/words.ts';

/** The languages whose month names are read: those of the site, and some more. */
const LOCALES =
  'en de es fr pt ja zh ar ar-SY ar-MA it nl ru uk pl cs sk hr sl sr hu ro bg tr el sv da nb fi id he ca vi ko'.split(
    ' ',
  );

const simple = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

type Month = [name: string, month: number, isOwn: boolean];

/** Month names alone and with a day, as many languages decline them. */
const NAMES = LOCALES.flatMap((locale) =>
  [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): Month => {
      const parts = format.formatToParts(Date.UTC(2020, index, 15));
      return [
        simple(parts.find(({ type }) => type === 'month')?.value ?? ''),
        index + 1,
        locale in LANGUAGES,
      ];
    });
  }),
);

/**
 * The month that a word means, in full or abbreviated.
 * @returns 1 to 12; undefined if it is none, or not the same in all languages: listopad is October or November
 */
export function monthOf(word: string): number | undefined {
  const sought = simple(word);
  if (sought.length < 3) return undefined;
  const isMeant = [
    ([name]: Month) => name === sought,
    // As short as that, a name of the site's languages is likelier.
    ([name, , isOwn]: Month) => name.startsWith(sought) && (isOwn || sought.length > 3),
  ];
  const found = isMeant.map((test) => NAMES.filter(test)).find((some) => some.length) ?? [];
  const months = new Set(found.map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}
