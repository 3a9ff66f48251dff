import { chooseFont } from '../../display-face/choice.ts';
import { contrast, LEAST_CONTRAST } from '../color.ts';
import type { Fault } from '../fault.ts';
import { isLanguage } from '../languages.ts';
import { NIGHT } from '../theme.ts';
import type { OwnerFiles } from './owner-files.ts';

/** Accents that can't be read by night (by day they are darkened), and a language that no browser knows. */
export function checkSite({ site, projects }: OwnerFiles): Fault[] {
  const hasNight = site.find('theme')[0]?.value !== 'light';
  const sources = hasNight ? [site, ...projects.map(([, source]) => source)] : [];
  const accents = sources.flatMap((source) =>
    source.find('accent').flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) return [];
      const ratio = contrast(value, NIGHT.raised);
      return ratio < LEAST_CONTRAST
        ? [
            source.fault(
              path,
              `${value} has a contrast of ${ratio.toFixed(1)}:1 on ${NIGHT.raised}, less than ${LEAST_CONTRAST}:1`,
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

/** A font of display type that is not there. Where the owner names none, the site's own may have been uninstalled. */
export function checkFont({ site, folder, shown }: OwnerFiles): Fault[] {
  if (site.value === undefined) return [];
  const { path, value } = site.find('font')[0] ?? { path: ['font'], value: undefined };
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const font = chooseFont(value, folder, shown);
  return typeof font === 'object' ? [site.fault(path, font.problem, font.remedy)] : [];
}
