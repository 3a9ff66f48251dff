import { expect, test } from 'vitest';
import type { Resume } from '../../../../../plugins/content/types.ts';
import { printedContact } from '../../../../../plugins/content/views/contact.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import {
  mainProfiles,
  networkIcon,
  networkIconStyles,
  profileIcon,
} from '../../../../../plugins/content/views/profiles.ts';
import { contentWith } from '../../../../support/content.ts';

const GITHUB = { username: 'alexingram', url: 'https://github.com/alexingram' };
const LINKEDIN = { network: 'LinkedIn', username: 'gitea', url: 'https://www.linkedin.com/in/gitea' };

const shown = (...profiles: { network?: string; username?: string; url: string }[]) =>
  mainProfiles({ basics: { profiles } }).map(({ icon, url }) => [icon, url]);

test.each([
  ['a network', { ...GITHUB, network: 'GitHub' }],
  ['a username and a URL', GITHUB],
  ['only a URL', { url: GITHUB.url }],
  ['a network that it hosts itself', { network: 'Gitea', url: 'https://code.doe.test/kim' }],
])('the bar shows a profile with %s, even if another one’s username names a network', (_, code) => {
  expect(shown(code, LINKEDIN)).toEqual([
    ['work', LINKEDIN.url],
    ['code', code.url],
  ]);
});

test.each([
  { network: 'Mastodon', url: 'https://mastodon.social/@gitealover' },
  { username: 'xing', url: 'https://mastodon.social/@xing' },
  { network: 'Boxing club', url: 'https://boxing.test/' },
])('does not show %o in the bar', (profile) => {
  expect(shown(profile)).toEqual([]);
});

const styleOf = (...profiles: { network?: string; url: string }[]) =>
  networkIconStyles(contentWith({ basics: { profiles } }));

/** The path that the styles give an icon. */
const shapeOf = (style: string, icon: string) =>
  new RegExp(`\\[data-icon="${icon}"\\] \\{\\s*--shape: path\\("([^"]+)"\\)`).exec(style)?.[1];

test.each([
  ['LinkedIn', 'LinkedIn', 'https://linkedin.com/in/robin', 'work'],
  ['Xing', 'Xing', 'https://www.xing.com/profile/robin', 'work'],
  ['Codeberg', 'Codeberg', 'https://codeberg.org/robin', 'code'],
  ['GitLab', 'My code', 'https://gitlab.com/robin', 'code'],
])('a link in the bar shows the icon of %s for %s at %s', (name, network, url, icon) => {
  expect(networkIcon(name)).toBeTruthy();
  expect(shapeOf(styleOf({ network, url }), icon)).toBe(networkIcon(name));
});

test('a profile in the bar is called as its network, else as its user, else as its URL', () => {
  const labels = [LINKEDIN, GITHUB, { url: GITHUB.url }].map((profile) =>
    mainProfiles({ basics: { profiles: [profile] } }).map(({ label }) => label),
  );
  expect(labels).toEqual([['LinkedIn'], ['alexingram'], [GITHUB.url]]);
  expect(mainProfiles({})).toEqual([]);
  expect(styleOf(LINKEDIN, GITHUB)).toBe(styleOf(LINKEDIN) + styleOf(GITHUB));
});

test('known networks have icons', () => {
  const names = ['Mastodon', 'X', 'Twitter', 'Stack Overflow', 'Hugging Face'];
  expect(names.filter((name) => !networkIcon(name))).toEqual([]);
});

test.each([
  ['Notepad++', 'notepadplusplus'],
  ['Node.js', 'nodedotjs'],
  ['AT&T', 'atandt'],
  ['Pokémon', 'pokemon'],
  [' Git-Hub ', 'github'],
  ['Linked In', 'linkedin'],
])('the icon of %s is that of %s', (name, slug) => {
  expect(networkIcon(slug)).toBeTruthy();
  expect(networkIcon(name)).toBe(networkIcon(slug));
});

test('an icon is drawn from 1.5 to 22.5, to a tenth', () => {
  expect(networkIcon('Vercel')).toBe('M12 1.4l10.5 18.2h-21z');
  expect(networkIcon('Xing')).toMatch(/^M17\.4 0c-\.5 0-\.6 \.3-\.8 \.6 0 0-6\.5 11\.6/);
  expect([networkIcon('nonsense'), networkIcon('')]).toEqual([undefined, undefined]);
});

test.each([
  [undefined, 'https://de.linkedin.com/in/kim', 'LinkedIn'],
  [undefined, 'https://gist.github.com/kim', 'GitHub'],
  [undefined, 'https://dev.to/kim', 'dev.to'],
  ['My code', 'https://gitlab.com/kim', 'GitLab'],
  ['GitHub', 'https://kim.test/', 'GitHub'],
])('a profile called %s at %s has the icon of %s', (network, url, name) => {
  expect(networkIcon(name)).toBeTruthy();
  expect(profileIcon(network, url)).toBe(networkIcon(name));
});

test('the styles have a generic icon for an unknown network, and none that is not used', () => {
  const styles = styleOf({ network: 'Code', url: 'https://gitea.robin.example/robin' });
  expect(shapeOf(styles, 'code')).toMatch(/^M/);
  expect(shapeOf(styles, 'code')).not.toBe(networkIcon('GitHub'));
  expect(styles).not.toContain('work');
  expect(styleOf()).toBe('');
});

const home = (basics: Resume['basics'], language?: string) => homeView(contentWith({ basics }, { language }));

test.each([
  [{ username: 'kim' }, 'Profile', 'kim'],
  [{ network: 'Matrix', username: '@kim:doe.test' }, 'Matrix', '@kim:doe.test'],
  [{ url: 'https://www.github.com/kim' }, 'github.com', 'github.com/kim'],
  [{ username: 'Kim', url: 'https://a.test/7' }, 'a.test', 'Kim, a.test/7'],
  [{ network: 'Mastodon', username: '@KIM', url: 'https://a.test/@kim' }, 'Mastodon', 'a.test/@kim'],
])('lists the profile %o as %s: %s', (profile, label, text) => {
  expect(home({ profiles: [profile] }).contact?.networks).toMatchObject([{ label, text }]);
});

test.each([
  [{ email: 'kim@doe.test' }, { email: 'kim@doe.test', networks: [] }],
  [{ phone: '+1 503 555' }, { phone: '+1 503 555', phoneUrl: 'tel:+1503555', networks: [] }],
  [{ location: { postalCode: '8010' } }, { address: '8010', networks: [] }],
  [{ profiles: [{ username: 'kim' }, { network: 'X' }] }, { networks: [{ label: 'Profile', text: 'kim' }] }],
  [{ url: 'https://doe.test' }, undefined],
  [{ profiles: [{ network: 'X' }], location: { city: 'Graz', region: 'Styria' } }, undefined],
])('of %o the contact details are %o', (basics, shown) => {
  expect(home(basics).contact).toEqual(shown);
});

test.each([
  [
    { address: 'Weg 1\nTop 2', postalCode: '8010', city: 'Graz', region: 'Styria', countryCode: 'AT' },
    'Weg 1, Top 2, 8010 Graz, Styria, Austria',
  ],
  [{ address: 'Weg 1\nAustria', region: 'Austria' }, 'Weg 1, Austria'],
])('the address of %o is “%s”', (location, address) => {
  expect(home({ location }).contact?.address).toBe(address);
});

test('on paper each detail has its field, and a profile is named where its URL does not say it', () => {
  const basics = {
    email: 'kim@doe.test',
    phone: '+1 503 555',
    url: 'https://www.doe.test/',
    location: { address: 'Weg 1', postalCode: '8010', city: 'Graz' },
    profiles: [
      { network: 'GitHub', username: 'Kim', url: 'https://github.com/kim' },
      { network: 'Code', username: 'kim', url: 'https://a.test/7' },
      { network: 'Matrix', username: '@kim:doe.test' },
      {},
      { url: 'https://b.test' },
      { username: 'kim' },
    ],
  };
  expect(printedContact(basics, {})).toEqual([
    { field: 'basics.location', text: 'Weg 1, 8010, Graz' },
    { field: 'basics.email', text: 'kim@doe.test', url: 'mailto:kim@doe.test' },
    { field: 'basics.phone', text: '+1 503 555', url: 'tel:+1503555' },
    { field: 'basics.url', text: 'doe.test', url: basics.url },
    { field: 'basics.profiles[0]', text: 'github.com/kim', url: basics.profiles[0]?.url },
    { field: 'basics.profiles[1]', text: 'Code kim: a.test/7', url: basics.profiles[1]?.url },
    { field: 'basics.profiles[2]', text: 'Matrix @kim:doe.test' },
    { field: 'basics.profiles[4]', text: 'b.test', url: 'https://b.test' },
    { field: 'basics.profiles[5]', text: 'kim' },
  ]);
  expect(printedContact({}, {})).toEqual([]);
});

test('links to the owner’s website, unless it is the site itself', () => {
  const basics = { email: 'kim@doe.test', url: 'https://doe.test' };
  const linked = (address?: string) => {
    return homeView(contentWith({ basics }), address).contact?.networks.map(({ label, url }) => [label, url]);
  };
  expect(linked('https://kim.github.io/portfolio/')).toEqual([['Website', basics.url]]);
  expect(linked('https://www.doe.test/')).toEqual([]);
  expect(linked()).toEqual([]);
});

test.each([
  ['a region that is the country', { city: 'Austin', region: 'USA' }, 'en', 'Austin, United States'],
  ['a country given twice', { region: 'United States', countryCode: 'US' }, 'de', 'Vereinigte Staaten'],
  ['a name instead of a code', { city: 'Köln', countryCode: 'Germany' }, 'fr', 'Köln, Allemagne'],
  ['a city that is the country', { city: 'Singapore', countryCode: 'SG' }, 'en', 'Singapore'],
  ['a state named like a country', { city: 'Atlanta', region: 'Georgia' }, 'de', 'Atlanta, Georgia'],
  ['a city and region alike', { city: 'Rome', region: 'Rome', countryCode: 'IT' }, 'en', 'Rome, Rome, Italy'],
])('a place is shown once, in the page’s language: %s', (_, location, language, text) => {
  expect(home({ location }, language).facts[0]?.text).toBe(text);
});

test('an address that is no more than the country is none', () => {
  const location = { address: 'United States', countryCode: 'US' };
  expect(home({ location, email: 'a@b.test' }).contact?.address).toBeUndefined();
});
