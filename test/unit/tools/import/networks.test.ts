import { expect, test } from 'vitest';
import { networkName, networkOf, profileUrl, userIn } from '../../../../tools/import/words/networks.ts';

test.each([
  ['orcid', 'ORCID'],
  ['ORCID iD', 'ORCID'],
  ['github_url', 'GitHub'],
  ['LinkedIn Profile', 'LinkedIn'],
  ['Dev.to', 'DEV'],
  ['stack-overflow', 'Stack Overflow'],
])('%s is the network %s', (words, name) => {
  expect(networkName(words)).toBe(name);
});

test.each([
  ['https://www.linkedin.com/in/kim/', 'LinkedIn', 'kim'],
  ['https://de.linkedin.com/in/kim', 'LinkedIn', 'kim'],
  ['https://www.linkedin.com/in/kim/details/skills/', 'LinkedIn', 'kim'],
  ['https://github.com/kim/notes', 'GitHub', 'kim'],
  ['https://medium.com/@kim', 'Medium', 'kim'],
  ['https://www.youtube.com/c/kim', 'YouTube', 'kim'],
  ['https://chaos.test/@kim', undefined, 'kim'],
  ['https://notgithub.com/kim', undefined, 'kim'],
  ['https://x.com/', 'X', undefined],
])('%s is a profile on %s of %s', (url, network, user) => {
  expect(networkOf(url)).toBe(network);
  expect(userIn(url)).toBe(user);
});

test('builds the URL of a profile from a username', () => {
  expect(profileUrl('GitHub username', '@kim')).toBe('https://github.com/kim');
  expect(profileUrl('ORCID', 'kim')).toBeUndefined();
  expect(profileUrl('GitHub', 'kim doe')).toBeUndefined();
});
