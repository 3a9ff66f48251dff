import { resolve } from 'node:path';
import { chooseFont, PDF_FONT, readFont } from '../../../fonts/files.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { filesIn } from '../../read/folder.ts';
import { type OwnerFiles, sourcesOf } from '../../read/owner-files.ts';
import { find, findStrings, stringAt } from '../../read/source.ts';
import { contrast, MIN_CONTRAST } from '../../styles/color.ts';
import { DARK_PALETTE } from '../../styles/theme.ts';
import { isFullUrl } from '../../text/url.ts';

/** Finds accents that can't be read in the dark theme; the light one darkens them. */
export function checkAccents(files: OwnerFiles): Fault[] {
  if (stringAt(files.site, 'theme') === 'light') return [];
  const accents = sourcesOf(files).flatMap((source) => findStrings(source, 'accent'));
  return accents.flatMap(({ value, fault }) => {
    if (!/^#[\da-f]{6}$/i.test(value)) return [];
    const ratio = contrast(value, DARK_PALETTE.raised);
    const problem = `${value} has a contrast of ${ratio.toFixed(1)}:1 on ${DARK_PALETTE.raised}, below ${MIN_CONTRAST}:1`;
    return ratio < MIN_CONTRAST ? fault(problem, 'choose a lighter colour') : [];
  });
}

/** Checks `SITE_URL` from the environment, the URL that the site is published at. */
export function checkSiteUrl(_: OwnerFiles, { SITE_URL: siteUrl }: NodeJS.ProcessEnv): Fault[] {
  if (!siteUrl) return [];
  const fault = (problem: string, remedy: string): Fault[] => [
    fileFault('environment', problem, remedy, 'SITE_URL'),
  ];
  const url = isFullUrl(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return fault(`${siteUrl} is not a full URL`, 'set it to one such as https://example.org/portfolio/');
  if (url.search || url.hash || url.username)
    return fault(`${siteUrl} has more than a host and a path`, `set it to ${url.origin}${url.pathname}`);
  return [];
}

/** Finds characters in the project's path that the build takes for parts of a URL. */
export function checkRoot({ root }: OwnerFiles): Fault[] {
  const [character] = /[#?%]/.exec(root) ?? [];
  if (!character) return [];
  const problem = `a site can't be built in ${root}, because of the ${character}`;
  return [fileFault('environment', problem, 'rename the folder, or move the project', 'the project')];
}

/** Checks that the display face exists: even if the owner names none, the default may have been uninstalled. */
export function checkFont({ site, folder, shown }: OwnerFiles): Fault[] {
  if (site.value === undefined) return [];
  const { path, value } = find(site, 'font')[0] ?? { path: ['font'], value: undefined };
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const font = chooseFont(value, folder, shown);
  return Array.isArray(font) ? [site.fault(path, ...font)] : [];
}

/** Finds fonts for the résumé's PDF that can't be read; `checkFont` reports the one that the site names. */
export const checkPdfFonts = ({ site, folder, shown }: OwnerFiles): Fault[] =>
  filesIn(resolve(folder, 'fonts'))
    .map((name) => `fonts/${name}`)
    .filter((file) => PDF_FONT.test(file) && file !== stringAt(site, 'font'))
    .filter((file) => !readFont(resolve(folder, file)))
    .map((file) =>
      fileFault(
        `${shown}/${file}`,
        'is not a readable font',
        'put a ttf, otf or woff file with one font there, or remove it',
      ),
    );
