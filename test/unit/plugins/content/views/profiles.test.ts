import { expect, test } from 'vitest';
import type { Content } from '../../../../../plugins/content/types.ts';
import {
  networkIcon,
  networkIconStyles,
  profileIcon,
} from '../../../../../plugins/content/views/network-icons.ts';
import { mainProfiles } from '../../../../../plugins/content/views/profiles.ts';

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
