import { countryCodeOf } from '../../../packages/resume-import/src/text/countries.ts';
import type { ContactView, NetworkView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { countryOf, isolated, localeOf } from '../text/locale.ts';
import { displayUrl, pageUrl, printableUrl, shortUrl, telOf } from '../text/url.ts';
import type { Content, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** Returns all ways to contact the owner that the résumé has; a site does not link to itself, at `siteUrl`. */
export function contactOf({ resume, site }: Content, siteUrl?: string): ContactView | undefined {
  const { email, phone, url, location, profiles = [] } = resume.basics ?? {};
  const words = wordsOf(site);
  const networks = profiles.flatMap((profile): NetworkView[] => {
    const { network, username } = profile;
    const shownUrl = profile.url && displayUrl(profile.url);
    const name = username?.replace(/^@/, '') ?? '';
    const text = shownUrl?.toLowerCase().includes(name.toLowerCase())
      ? shownUrl
      : [username, shownUrl].filter(Boolean).join(words.comma);
    const label = network ?? (shownUrl ? shownUrl.replace(/\/.*/, '') : words.profile);
    return text ? [{ label, text, url: profile.url }] : [];
  });
  const address = postalAddress(location, site, words);
  if (!email && !phone && !address && !networks.length) return undefined;
  if (url && siteUrl && shortUrl(pageUrl(url)) !== shortUrl(siteUrl))
    networks.push({ label: words.website, text: displayUrl(url), url });
  return { email, phone, phoneUrl: phone && telOf(phone), address, networks };
}

type Basics = NonNullable<Resume['basics']>;
type Location = Basics['location'];

/** Returns the postal address; undefined if the résumé has no more than the town, which is shown at the top of the page. */
function postalAddress(location: Location = {}, site: Site, words: Words): string | undefined {
  const { address, postalCode, city, region } = location;
  const { country, isOther } = countryIn(location, site);
  const lines = (address ?? '').split('\n').filter(isOther);
  if (!lines.length && !postalCode) return undefined;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [...[...lines, town, region].filter(isOther), country].filter(Boolean).join(words.comma);
}

/** Returns the owner's town, region and country, as far as the résumé has them. */
export function placeOf({ basics: { location } = {} }: Resume, site: Site = {}): string | undefined {
  const { city, region } = location ?? {};
  const { country, isOther } = countryIn(location, site);
  return [...[city, region].filter(isOther), country].filter(Boolean).join(wordsOf(site).comma) || undefined;
}

/** Returns a place's country, which may be written as the region, and a test for parts of the address that are not the country. */
function countryIn({ countryCode, region }: NonNullable<Location> = {}, site: Site) {
  const language = localeOf(site);
  const codeOf = (part: string) => countryCodeOf(part, language);
  const code = countryCode ? (codeOf(countryCode) ?? countryCode) : region && codeOf(region);
  return {
    country: code && countryOf(code, language),
    isOther: (part?: string) => !!part && (!code || codeOf(part) !== code),
  };
}

/** Returns the contact details for paper: each as a text with its field, and with a URL if it is a link. */
export function printedContact(basics: Basics, site: Site): { field: string; text: string; url?: string }[] {
  const { email, phone, url, location: { address, postalCode } = {}, profiles = [] } = basics;
  const place = [address, postalCode, placeOf({ basics }, site)].filter(Boolean).join(wordsOf(site).comma);
  const details: [field: string, text?: string, url?: string][] = [
    ['location', place],
    ['email', email, `mailto:${email}`],
    // A text from right to left would show the groups of its digits in reverse.
    ['phone', isolated(phone, site), phone && telOf(phone)],
    ['url', url && printableUrl(url), url],
    ...profiles.map((profile, index): [string, string?, string?] => [
      `profiles[${index}]`,
      profileWords(profile),
      profile.url,
    ]),
  ];
  return details.flatMap(([field, text, url]) => (text ? { field: `basics.${field}`, text, url } : []));
}

/** Returns a profile's URL, preceded by the network and username unless it contains them. */
function profileWords({ network, username, url }: NonNullable<Basics['profiles']>[number]): string {
  const address = url && printableUrl(url);
  const words = [network, username].filter(
    (word) => word && !address?.toLowerCase().includes(word.toLowerCase()),
  );
  return [words.join(' '), address].filter(Boolean).join(': ');
}
