import { expect, test } from 'vitest';
import { mainProfiles } from '../../../../../plugins/content/views/profiles.ts';

const GITHUB = { username: 'alexingram', url: 'https://github.com/alexingram' };
const LINKEDIN = { network: 'LinkedIn', username: 'gitea', url: 'https://www.linkedin.com/in/gitea' };

test.each([
  ['a network', { ...GITHUB, network: 'GitHub' }],
  ['a username and a URL', GITHUB],
  ['only a URL', { url: GITHUB.url }],
])('finds a profile with %s, even if another one’s username names a network', (_, github) => {
  const { work, code } = mainProfiles({ basics: { profiles: [github, LINKEDIN] } });
  expect([work?.url, code?.url]).toEqual([LINKEDIN.url, GITHUB.url]);
});

test.each([
  { network: 'Mastodon', url: 'https://mastodon.social/@gitealover' },
  { username: 'xing', url: 'https://mastodon.social/@xing' },
  { network: 'Boxing club', url: 'https://boxing.test/' },
])('does not show %o in the bar', (profile) => {
  expect(mainProfiles({ basics: { profiles: [profile] } })).toEqual({});
});

test('finds a self-hosted profile by the network’s name', () => {
  const url = 'https://code.doe.test/kim';
  expect(mainProfiles({ basics: { profiles: [{ network: 'Gitea', url }] } }).code?.url).toBe(url);
});
