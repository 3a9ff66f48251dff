import { expect, test } from 'vitest';
import { mainProfiles } from '../../../../plugins/content/profiles.ts';

const GITHUB = { username: 'alexingram', url: 'https://github.com/alexingram' };
const LINKEDIN = { network: 'LinkedIn', username: 'gitea', url: 'https://www.linkedin.com/in/gitea' };

test.each([
  ['named', { ...GITHUB, network: 'GitHub' }],
  ['by its address', GITHUB],
  ['by its host alone', { url: GITHUB.url }],
])('a username that holds another network’s name leads nowhere else, the network %s', (_, github) => {
  const { work, code } = mainProfiles({ basics: { profiles: [github, LINKEDIN] } });
  expect([work?.url, code?.url]).toEqual([LINKEDIN.url, GITHUB.url]);
});

test.each([
  { network: 'Mastodon', url: 'https://mastodon.social/@gitealover' },
  { username: 'xing', url: 'https://mastodon.social/@xing' },
  { network: 'Boxing club', url: 'https://boxing.test/' },
])('%o is neither of the two profiles in the bar', (profile) => {
  expect(mainProfiles({ basics: { profiles: [profile] } })).toEqual({});
});

test('a host of one’s own is known by what the network is called', () => {
  const url = 'https://code.doe.test/kim';
  expect(mainProfiles({ basics: { profiles: [{ network: 'Gitea', url }] } }).code?.url).toBe(url);
});
