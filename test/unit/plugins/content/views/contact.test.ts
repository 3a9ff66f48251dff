import { expect, test } from 'vitest';
import type { Content, Resume } from '../../../../../plugins/content/types.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import {
  mainProfiles,
  networkIcon,
  networkIconStyles,
  profileIcon,
} from '../../../../../plugins/content/views/links.ts';

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
  networkIconStyles({ resume: { basics: { profiles } }, site: {}, projects: {} } as unknown as Content);

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

test('known networks have icons', () => {
  const names = ['Mastodon', 'X', 'Twitter', 'Stack Overflow', 'Hugging Face'];
  expect(names.filter((name) => !networkIcon(name))).toEqual([]);
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

const home = (basics: Resume['basics'], language?: string) =>
  homeView({ resume: { basics }, site: { language }, projects: {} });

test.each([
  [{ username: 'kim' }, { label: 'Profile', text: 'kim' }],
  [
    { network: 'Matrix', username: '@kim:doe.test' },
    { label: 'Matrix', text: '@kim:doe.test' },
  ],
  [{ url: 'https://www.github.com/kim' }, { label: 'github.com', text: 'github.com/kim' }],
  [
    { username: 'Kim', url: 'https://a.test/7' },
    { label: 'a.test', text: 'Kim · a.test/7' },
  ],
])('lists the profile %o', (profile, shown) => {
  expect(home({ profiles: [profile] }).contact?.networks).toMatchObject([shown]);
});

test('links to the owner’s website, unless it is the site itself', () => {
  const basics = { email: 'kim@doe.test', url: 'https://doe.test' };
  const linked = (address?: string) => {
    const content = { resume: { basics }, site: {}, projects: {} };
    return homeView(content, address).contact?.networks.map(({ label, url }) => [label, url]);
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
  [
    'a city and region alike',
    { city: 'New York', region: 'New York', countryCode: 'US' },
    'en',
    'New York, New York, United States',
  ],
])('a place is shown once, in the page’s language: %s', (_, location, language, text) => {
  expect(home({ location }, language).facts[0]?.text).toBe(text);
});

test('an address that is no more than the country is none', () => {
  const location = { address: 'United States', countryCode: 'US' };
  expect(home({ location, email: 'a@b.test' }).contact?.address).toBeUndefined();
});
