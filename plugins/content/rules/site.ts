import type { Fault } from '../fault.ts';
import { isLanguage } from './language.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What accents stand on: the sheets, see `src/styles/base.css`. */
const SHEET = '#121417';
/** WCAG 2.2, 1.4.3: text of normal size. */
const CONTRAST = 4.5;

/** Accents that can't be read, and a language that no browser knows. */
export function checkSite({ site, projects }: OwnerFiles): Fault[] {
  const accents = [site, ...projects.map(([, source]) => source)].flatMap((source) =>
    source.find('accent').flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) return [];
      const ratio = contrast(value, SHEET);
      return ratio < CONTRAST
        ? [
            source.fault(
              path,
              `${value} has a contrast of ${ratio.toFixed(1)}:1 on ${SHEET}, less than ${CONTRAST}:1`,
              'choose a lighter colour',
            ),
          ]
        : [];
    }),
  );
  const languages = site
    .find('language')
    .flatMap(({ path, value }) =>
      typeof value === 'string' && /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(value) && !isLanguage(value)
        ? [site.fault(path, `${value} is no language tag`, 'write it as en, de or pt-BR')]
        : [],
    );
  return [...accents, ...languages];
}

/** The contrast of two colours as WCAG 2.2 reckons it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `SITE_URL` from the environment: where the site will live. */
export function checkSiteUrl(address: string | undefined): Fault[] {
  if (!address) return [];
  const fault = (problem: string, remedy: string): Fault[] => [
    { file: 'environment', field: 'SITE_URL', problem, remedy },
  ];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return fault(`${address} is no full address`, 'set it to one such as https://example.org/portfolio/');
  if (url.search || url.hash || url.username)
    return fault(`${address} has more than a host and a path`, `set it to ${url.origin}${url.pathname}`);
  return [];
}
