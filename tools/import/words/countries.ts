import { normalizeKey } from '../../../plugins/content/check/field-names.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Country codes by country name, in full and in short. */
const readCodes = () =>
  new Map(
    (['short', 'long'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' });
      return PAIRS.flatMap((code): [string, string][] => {
        const name = names.of(code);
        // A withdrawn code, such as East Germany's, becomes the one that replaced it.
        return name ? [[normalizeKey(name), new Intl.Locale(`und-${code}`).region ?? code]] : [];
      });
    }),
  );

let codes: ReturnType<typeof readCodes> | undefined;

/**
 * The code of a country by its English name.
 * @returns ISO 3166-1 alpha-2; undefined if no country has that name
 */
export function countryCodeOf(name: string): string | undefined {
  // Lazy: most résumés need no code, and reading them takes over a thousand lookups.
  codes ??= readCodes();
  return codes.get(normalizeKey(name));
}
