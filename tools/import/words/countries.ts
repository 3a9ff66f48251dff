import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { LANGUAGES } from '../../../plugins/content/words/words.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** What people write and `Intl` does not know. */
const ALIASES = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  america: 'US',
  holland: 'NL',
  turkiye: 'TR',
  türkiye: 'TR',
};

/** Country codes by country name, in the site's languages. */
const readCodes = (): Map<string, string> =>
  new Map([
    ...Object.entries(ALIASES),
    ...Object.keys(LANGUAGES).flatMap((language) =>
      (['short', 'long'] as const).flatMap((style) => {
        const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
        return PAIRS.flatMap((code): [string, string][] => {
          const name = names.of(code);
          // A withdrawn code, such as East Germany's, becomes the one that replaced it.
          return name ? [[normalizeKey(name), new Intl.Locale(`und-${code}`).region ?? code]] : [];
        });
      }),
    ),
  ]);

let codes: Map<string, string> | undefined;

/**
 * The code of a country by its name.
 * @returns ISO 3166-1 alpha-2; undefined if no country has that name
 */
export function countryCodeOf(name: string): string | undefined {
  // Lazy: most résumés need no code, and reading them takes thousands of lookups.
  codes ??= readCodes();
  return codes.get(normalizeKey(name));
}
