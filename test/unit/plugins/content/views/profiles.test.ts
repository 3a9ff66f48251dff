import { expect, test } from 'vitest';
import { mainProfiles } from '../../../../../plugins/content/views/profiles.ts';

const GITHUB = { username: 'alexingram', url: 'https://github.com/alexingram' };
const LINKEDIN = { network: 'LinkedIn', username: 'gitea', url: 'https://www.linkedin.com/in/gitea' };

test.each([
  ['a network', { ...GITHUB, network: 'GitHub' }],
  ['a username and a URL', GITHUB],
  ['only a URL', { url: GITHUB.url }],
])('finds a profile with %s, even if another one’s username names a network', (_, github) => {
  const found = mainProfiles({ basics: { profiles: [github, LINKEDIN] } });
  expect(found.map(({ icon, url }) => [icon, url])).toEqual([
    ['work', LINKEDIN.url],
    ['code', GITHUB.url],
  ]);
});

test.each([
  { network: 'Mastodon', url: 'https://mastodon.social/@gitealover' },
  { username: 'xing', url: 'https://mastodon.social/@xing' },
  { network: 'Boxing club', url: 'https://boxing.test/' },
])('does not show %o in the bar', (profile) => {
  expect(mainProfiles({ basics: { profiles: [profile] } })).toEqual([]);
});

test('finds a self-hosted profile by the network’s name', () => {
  const url = 'https://code.doe.test/kim';
  const [found] = mainProfiles({ basics: { profiles: [{ network: 'Gitea', url }] } });
  expect([found?.icon, found?.url]).toEqual(['code', url]);
});
