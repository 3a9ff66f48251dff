import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { allStrings, findStrings, stringAt } from '../../content/read/fields.ts';
import { filesIn, isPointer } from '../../content/read/folder.ts';
import { type OwnerFiles, sourcesOf, stringsOf } from '../../content/read/owner-files.ts';
import { isObject, valueAt } from '../../content/read/values.ts';
import { contrast, MIN_CONTRAST } from '../../content/styles/color.ts';
import { DARK_PALETTE } from '../../content/styles/theme.ts';
import { isFullUrl } from '../../content/text/url.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { chooseFont, PDF_FONT, readFont } from '../../fonts/files.ts';
import { quoted } from '../advice.ts';
import pictures from '../demo-pictures.json' with { type: 'json' };
import { TODO } from '../schema-faults.ts';

/** Finds accents that can't be read in the dark theme; the light theme darkens accents. */
function dimAccents(files: OwnerFiles): Fault[] {
  const { theme = 'dark' } = isObject(files.site.value) ? files.site.value : { theme: '' };
  // The theme of settings that can't be read is not known.
  if (theme !== 'dark' && theme !== 'auto') return [];
  const accents = sourcesOf(files).flatMap((source) => findStrings(source, 'accent'));
  return accents.flatMap(({ value, fault }) => {
    if (!/^#[\da-f]{6}$/i.test(value)) return [];
    const ratio = contrast(value, DARK_PALETTE.raised);
    const problem = `${value} has a contrast of ${ratio.toFixed(1)}:1 on ${DARK_PALETTE.raised}, below ${MIN_CONTRAST}:1`;
    return ratio < MIN_CONTRAST ? fault(problem, 'choose a lighter color') : [];
  });
}

/** Finds a `SITE_URL` in the environment that is not the URL of a site. */
function unfitSiteUrl(_: OwnerFiles, { SITE_URL: siteUrl }: NodeJS.ProcessEnv): Fault[] {
  if (!siteUrl) return [];
  const fault = (...advice: Advice) => [fileFault('environment', advice, { field: 'SITE_URL' })];
  const url = isFullUrl(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return fault(`${siteUrl} is not a full URL`, 'set it to one such as https://example.org/portfolio/');
  return url.search || url.hash || url.username
    ? fault(`${siteUrl} has more than a host and a path`, `set it to ${url.origin}${url.pathname}`)
    : [];
}

/** Finds characters in the project's path that the build takes for parts of a URL. */
function unfitRoot({ root }: OwnerFiles): Fault[] {
  const [character] = /[#?%]/.exec(root) ?? [];
  if (!character) return [];
  const problem = `a site can't be built in ${root}, because of the ${character}`;
  return [
    fileFault('environment', [problem, 'rename the folder, or move the project'], { field: 'the project' }),
  ];
}

/** Finds a missing display face: even if the owner names none, the default may have been uninstalled. */
function missingFont({ site, folder, folderPath }: OwnerFiles): Fault[] {
  if (site.value === undefined) return [];
  const value = valueAt(site.value, ['font']);
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const { advice } = chooseFont(value, folder, folderPath);
  return advice ? [site.fault(['font'], ...advice)] : [];
}

/** Finds fonts for the résumé's PDF that can't be read; `missingFont` reports the one that the site names. */
const unreadablePdfFonts = ({ site, folder, folderPath }: OwnerFiles): Fault[] =>
  filesIn(resolve(folder, 'fonts'))
    .map((name) => `fonts/${name}`)
    .filter((file) => PDF_FONT.test(file) && file !== stringAt(site, 'font'))
    .filter((file) => !isPointer(resolve(folder, file)) && !readFont(resolve(folder, file)))
    .map((file) => {
      const remedy = 'put a ttf, otf or woff file with one font there, or remove it';
      return fileFault(`${folderPath}/${file}`, ['is not a readable font', remedy]);
    });

/** The demonstration's person, who must not end up on an owner's real site. */
export const DEMO_PERSON = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  /** Only the digits: formatting does not matter. */
  phone: '15035550142',
  username: 'robin-sample',
  /** SHA-256 of the pictures that show the person or the name. */
  pictures: Object.values<string>(pictures),
};

const REMEDY =
  'replace it with your own (npm run new asks for it), or set ALLOW_DEMO=1 to publish the demonstration';

/** True if a URL is a public site's, not an example's or a local server's. */
const isReal = (url = ''): boolean =>
  isFullUrl(url) &&
  !/(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]/.test(new URL(url).hostname);

/** Finds what is left of the demonstration's person in a build for a real URL. */
function demoLeftovers(files: OwnerFiles, env: NodeJS.ProcessEnv): Fault[] {
  if (!isReal(env.SITE_URL) || env.ALLOW_DEMO === '1') return [];
  return stringsOf(files).flatMap(({ path, value, fault }) => {
    const leftover = (part: string) => [fault(`is still the demonstration's ${part}`, REMEDY)];
    if (value.includes(DEMO_PERSON.name)) return leftover('name');
    if (value.includes(DEMO_PERSON.email)) return leftover('e-mail address');
    if (path.at(-1) === 'phone' && value.replace(/\D/g, '') === DEMO_PERSON.phone)
      return leftover('phone number');
    if (value.includes(DEMO_PERSON.username)) return leftover('profile');
    const file = resolve(files.folder, 'pictures', value);
    if (!/\.\w+$/.test(value) || !existsSync(file) || !statSync(file).isFile()) return [];
    const isDemo = DEMO_PERSON.pictures.includes(hash('sha256', readFileSync(file), 'hex'));
    return isDemo ? leftover('picture') : [];
  });
}

export const siteRules = {
  faults: [dimAccents, missingFont, unreadablePdfFonts, demoLeftovers, unfitSiteUrl, unfitRoot],
};

/** Finds notes of what is still to do, in every group of every file. */
const todos = (files: OwnerFiles): Fault[] =>
  sourcesOf(files)
    .flatMap(allStrings)
    .filter(({ path }) => path.includes(TODO))
    .map(({ value, fault }) => fault(`${quoted(value)} is still to do`, 'do it, then remove this note'));

/** The notes stop only the build of a site that is published. */
export const todoRules = {
  faults: [(files: OwnerFiles, env: NodeJS.ProcessEnv) => (isReal(env.SITE_URL) ? todos(files) : [])],
  warnings: [(files: OwnerFiles, env: NodeJS.ProcessEnv) => (isReal(env.SITE_URL) ? [] : todos(files))],
};
