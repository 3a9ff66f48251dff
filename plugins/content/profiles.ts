import type { ContactView, LinkView, NetworkView } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';
import { displayUrl, pageUrl, shortUrl } from './address.ts';
import { localeOf } from './language.ts';
import { parseName } from './name.ts';
import { profileIcon } from './network-icons.ts';
import { telOf } from './phone.ts';
import type { Content, Resume, Site } from './types.ts';
import { wordsOf } from './words/words.ts';

const PROFESSIONAL = /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i;
const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;

/** Matches the network's name or the host, not the username, which may contain any network's name. */
const findProfile = ({ basics: { profiles = [] } = {} }: Resume, pattern: RegExp): LinkView | undefined =>
  profiles.flatMap(({ network, username, url }) =>
    url && (pattern.test(network ?? '') || pattern.test(hostOf(url)))
      ? [{ label: network ?? username ?? url, url }]
      : [],
  )[0];

/** The owner's profile on a professional network, and the one where their code is. */
export const mainProfiles = (resume: Resume) => ({
  work: findProfile(resume, PROFESSIONAL),
  code: findProfile(resume, SOURCE_CODE),
});

/**
 * All ways to contact the owner that the résumé has.
 * @param site absolute URL of this site, which needs no link to itself
 */
export function contactOf({ resume, site: settings }: Content, site?: string): ContactView | undefined {
  const { email, phone, url, location } = resume.basics ?? {};
  const words = wordsOf(settings);
  const networks = networksOf(resume, words);
  const address = addressOf(location, settings, words);
  if (!email && !phone && !address && !networks.length) return undefined;
  if (url && site && shortUrl(pageUrl(url)) !== shortUrl(site))
    networks.push({ label: words.website, text: displayUrl(url), url });
  return { email, phone, phoneUrl: phone && telOf(phone), address, networks };
}

const networksOf = ({ basics: { profiles = [] } = {} }: Resume, words: Words): NetworkView[] =>
  profiles.flatMap(({ network, username, url }) => {
    const shownUrl = url && displayUrl(url);
    const name = username?.replace(/^@/, '') ?? '';
    const text = shownUrl?.toLowerCase().includes(name.toLowerCase())
      ? shownUrl
      : [username, shownUrl].filter(Boolean).join(' · ');
    const label = network ?? (shownUrl ? shownUrl.replace(/\/.*/, '') : words.profile);
    return text ? [{ label, text, url, icon: profileIcon(network, url) }] : [];
  });

type Location = NonNullable<Resume['basics']>['location'];

/** The postal address; undefined if the résumé has no more than the town, which is shown at the top of the page. */
function addressOf(location: Location = {}, site: Site, words: Words): string | undefined {
  const { address, postalCode, city, region, countryCode } = location;
  if (!address && !postalCode) return undefined;
  const lines = [...(address ?? '').split('\n'), [postalCode, city].filter(Boolean).join(' '), region];
  return [...lines, countryCode && countryOf(countryCode, localeOf(site))].filter(Boolean).join(words.comma);
}

/** The link to a project's URL, with its label. */
export function projectLink(url: string, words: Words): LinkView {
  const isSource = SOURCE_CODE.test(hostOf(url));
  const label = isSource ? words.sourceCode : words.visit(hostOf(url));
  return { label, url };
}

const hostOf = (url: string) =>
  (URL.canParse(url) && new URL(url).hostname.replace(/^www\./, '')) || shortUrl(url).replace(/\/.*/, '');

/** Keeps the initials of a cursive script from joining into a word. */
const NON_JOINER = '\u200c';

/** The initials of the first and last name, by grapheme for any script; a short East Asian family name in full. */
export function initialsOf(name: string): string {
  const { words, isFamilyFirst } = parseName(name);
  if (isFamilyFirst) return words[0] ?? '';
  const bare = words.map((word) => word.replace(/^\p{P}+/u, '')).filter(Boolean);
  const initials = bare.map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  const [first = '', ...others] = initials;
  const between = /\p{Script=Arabic}$/u.test(first) ? NON_JOINER : '';
  return others.length ? first + between + others.at(-1) : first;
}

/**
 * The name of a country.
 * @param code ISO 3166-1 alpha-2; anything else that the owner wrote is returned unchanged
 * @param language BCP 47 tag of the language to name it in
 */
export function countryOf(code: string, language = 'en'): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** The owner's town, region and country, as far as the résumé has them. */
export function placeOf({ basics: { location } = {} }: Resume, site: Site = {}): string | undefined {
  const { city, region, countryCode } = location ?? {};
  const country = countryCode && countryOf(countryCode, localeOf(site));
  return [city, region, country].filter(Boolean).join(wordsOf(site).comma) || undefined;
}
