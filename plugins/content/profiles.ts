import type { ContactView, LinkView, NetworkView } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';
import { pageAddress, readable, shortened } from './address.ts';
import { localeOf } from './language.ts';
import { markOf } from './marks.ts';
import { nameOf } from './name.ts';
import { telOf } from './phone.ts';
import type { Content, Resume, Site } from './types.ts';
import { wordsOf } from './words/words.ts';

const PROFESSIONAL = /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i;
const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;

/** By what the network is called and by its host: a username may hold any network's name. */
const profileLike = ({ basics: { profiles = [] } = {} }: Resume, pattern: RegExp): LinkView | undefined =>
  profiles.flatMap(({ network, username, url }) =>
    url && (pattern.test(network ?? '') || pattern.test(hostOf(url)))
      ? [{ label: network ?? username ?? url, url }]
      : [],
  )[0];

/** The owner's profile where people look for work, and the one where their code is. */
export const mainProfiles = (resume: Resume) => ({
  work: profileLike(resume, PROFESSIONAL),
  code: profileLike(resume, SOURCE_CODE),
});

/**
 * The ways to reach the owner, all that the résumé has.
 * @param site absolute address of this very site, which needs no link to itself
 */
export function contactOf({ resume, site: settings }: Content, site?: string): ContactView | undefined {
  const { email, phone, url, location } = resume.basics ?? {};
  const words = wordsOf(settings);
  const networks = networksOf(resume, words);
  const address = addressOf(location, settings, words);
  if (!email && !phone && !address && !networks.length) return undefined;
  if (url && site && shortened(pageAddress(url)) !== shortened(site))
    networks.push({ label: words.website, text: readable(url), url });
  return { email, phone, phoneUrl: phone && telOf(phone), address, networks };
}

const networksOf = ({ basics: { profiles = [] } = {} }: Resume, words: Words): NetworkView[] =>
  profiles.flatMap(({ network, username, url }) => {
    const address = url && readable(url);
    const name = username?.replace(/^@/, '') ?? '';
    const text = address?.toLowerCase().includes(name.toLowerCase())
      ? address
      : [username, address].filter(Boolean).join(' · ');
    const label = network ?? (address ? address.replace(/\/.*/, '') : words.profile);
    return text ? [{ label, text, url, mark: markOf(network ?? label.replace(/\.\w+$/, '')) }] : [];
  });

type Location = NonNullable<Resume['basics']>['location'];

/** Where letters arrive; none where the résumé has no more than the place, which stands on top of the page. */
function addressOf(location: Location = {}, site: Site, words: Words): string | undefined {
  const { address, postalCode, city, region, countryCode } = location;
  if (!address && !postalCode) return undefined;
  const lines = [...(address ?? '').split('\n'), [postalCode, city].filter(Boolean).join(' '), region];
  return [...lines, countryCode && countryOf(countryCode, localeOf(site))].filter(Boolean).join(words.comma);
}

/** What a link to a project's address says. */
export function projectLink(url: string, words: Words): LinkView {
  const isSource = SOURCE_CODE.test(hostOf(url));
  const label = isSource ? words.sourceCode : words.visit(hostOf(url));
  return { label, url };
}

const hostOf = (url: string) =>
  (URL.canParse(url) && new URL(url).hostname.replace(/^www\./, '')) || shortened(url).replace(/\/.*/, '');

/** Keeps letters of a script that joins them from making another word. */
const NON_JOINER = '\u200c';

/** The first letters of the first and last name, by grapheme, so that any script works; a short East Asian family name whole. */
export function brandOf(name: string): string {
  const { words, isFamilyFirst } = nameOf(name);
  if (isFamilyFirst) return words[0] ?? '';
  const bare = words.map((word) => word.replace(/^\p{P}+/u, '')).filter(Boolean);
  const letters = bare.map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  const [first = '', ...others] = letters;
  const between = /\p{Script=Arabic}$/u.test(first) ? NON_JOINER : '';
  return others.length ? first + between + others.at(-1) : first;
}

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
