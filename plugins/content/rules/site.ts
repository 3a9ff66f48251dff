import { chooseFont } from '../../display-face/choice.ts';
import { contrast, MIN_CONTRAST } from '../color.ts';
import { type Fault, fileFault } from '../fault.ts';
import { isLanguage, TAG_PATTERN } from '../languages.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { find, stringAt } from '../source.ts';
import { DARK_PALETTE } from '../theme.ts';

/** Finds accents that can't be read in the dark theme (the light one darkens them), and an invalid language tag. */
export function checkSite({ site, projects }: OwnerFiles): Fault[] {
  const faults: Fault[] = [];
  const hasDarkTheme = stringAt(site, 'theme') !== 'light';
  for (const source of hasDarkTheme ? [site, ...projects.map(([, source]) => source)] : []) {
    const accent = stringAt(source, 'accent') ?? '';
    if (!/^#[\da-f]{6}$/i.test(accent)) continue;
    const ratio = contrast(accent, DARK_PALETTE.raised);
    const problem = `${accent} has a contrast of ${ratio.toFixed(1)}:1 on ${DARK_PALETTE.raised}, below ${MIN_CONTRAST}:1`;
    if (ratio < MIN_CONTRAST) faults.push(source.fault(['accent'], problem, 'choose a lighter colour'));
  }
  const language = stringAt(site, 'language') ?? '';
  if (TAG_PATTERN.test(language) && !isLanguage(language))
    faults.push(
      site.fault(['language'], `${language} is not a language tag`, 'write one such as en, de or pt-BR'),
    );
  return faults;
}

/** Checks `SITE_URL` from the environment, the URL that the site is published at. */
export function checkSiteUrl(siteUrl: string | undefined): Fault[] {
  if (!siteUrl) return [];
  const fault = (problem: string, remedy: string): Fault[] => [
    fileFault('environment', problem, remedy, 'SITE_URL'),
  ];
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return fault(`${siteUrl} is not a full URL`, 'set it to one such as https://example.org/portfolio/');
  if (url.search || url.hash || url.username)
    return fault(`${siteUrl} has more than a host and a path`, `set it to ${url.origin}${url.pathname}`);
  return [];
}

/** Checks that the display face exists: even if the owner names none, the default may have been uninstalled. */
export function checkFont({ site, folder, shown }: OwnerFiles): Fault[] {
  if (site.value === undefined) return [];
  const { path, value } = find(site, 'font')[0] ?? { path: ['font'], value: undefined };
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const font = chooseFont(value, folder, shown);
  return typeof font === 'object' ? [site.fault(path, font.problem, font.remedy)] : [];
}
