import { simple } from '../../../plugins/content/field-names.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes by the names of their countries, in full and in short. */
const readCodes = () =>
  new Map(
    (['short', 'long'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' });
      return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap(
        (code): [string, string][] => {
          const name = names.of(code);
          // An old code, as that of half of Germany, is the one that stands for it today.
          return name ? [[simple(name), new Intl.Locale(`und-${code}`).region ?? code]] : [];
        },
      );
    }),
  );

let codes: ReturnType<typeof readCodes> | undefined;

/**
 * The code of a country by its English name.
 * @returns ISO 3166-1 alpha-2; undefined where no country is called so
 */
export function countryCodeOf(name: string): string | undefined {
  // Most résumés need none: over a thousand names are read when the first is asked for.
  codes ??= readCodes();
  return codes.get(simple(name));
}
