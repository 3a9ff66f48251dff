import { localeOf } from './language.ts';
import type { Resume, Site } from './types.ts';
import { wordsOf } from './words/words.ts';

/**
 * A country by its name.
 * @param code ISO 3166-1 alpha-2, else whatever the owner wrote, which is left as it is
 * @param language in which to name it, a BCP 47 tag
 */
export function countryOf(code: string, language = 'en'): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** Town, region and country of the owner, as far as the résumé has them. */
export function placeOf({ basics: { location } = {} }: Resume, site: Site = {}): string | undefined {
  const { city, region, countryCode } = location ?? {};
  const country = countryCode && countryOf(countryCode, localeOf(site));
  return [city, region, country].filter(Boolean).join(wordsOf(site).comma) || undefined;
}
