import { chooseFont } from '../../display-face/choice.ts';
import { contrast, LEAST_CONTRAST } from '../color.ts';
import { type Fault, wholeFault } from '../fault.ts';
import { isLanguage } from '../languages.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { find, textAt } from '../source.ts';
import { NIGHT } from '../theme.ts';

/** Accents that can't be read by night (by day they are darkened), and a language that no browser knows. */
export function checkSite({ site, projects }: OwnerFiles): Fault[] {
  const faults: Fault[] = [];
  const hasNight = textAt(site, 'theme') !== 'light';
  for (const source of hasNight ? [site, ...projects.map(([, source]) => source)] : []) {
    const accent = textAt(source, 'accent') ?? '';
    if (!/^#[\da-f]{6}$/i.test(accent)) continue;
    const ratio = contrast(accent, NIGHT.raised);
    const problem = `${accent} has a contrast of ${ratio.toFixed(1)}:1 on ${NIGHT.raised}, less than ${LEAST_CONTRAST}:1`;
    if (ratio < LEAST_CONTRAST) faults.push(source.fault(['accent'], problem, 'choose a lighter colour'));
  }
  const language = textAt(site, 'language') ?? '';
  if (/^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(language) && !isLanguage(language))
    faults.push(site.fault(['language'], `${language} is no language tag`, 'write it as en, de or pt-BR'));
  return faults;
}

/** `SITE_URL` from the environment: where the site will live. */
export function checkSiteUrl(address: string | undefined): Fault[] {
  if (!address) return [];
  const fault = (problem: string, remedy: string): Fault[] => [
    wholeFault('environment', problem, remedy, 'SITE_URL'),
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
  const { path, value } = find(site, 'font')[0] ?? { path: ['font'], value: undefined };
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const font = chooseFont(value, folder, shown);
  return typeof font === 'object' ? [site.fault(path, font.problem, font.remedy)] : [];
}
