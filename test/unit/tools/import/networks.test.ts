import { expect, test } from 'vitest';
import { networkName, networkOf, profileUrl } from '../../../../tools/import/words/networks.ts';

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
  ['https://www.linkedin.com/in/kim/', 'LinkedIn'],
  ['https://de.linkedin.com/in/kim', 'LinkedIn'],
  ['https://www.linkedin.com/in/kim/details/skills/', 'LinkedIn'],
  ['https://github.com/kim/notes', 'GitHub'],
  ['https://medium.com/@kim', 'Medium'],
  ['https://www.youtube.com/c/kim', 'YouTube'],
  ['https://chaos.test/@kim', undefined],
  ['https://notgithub.com/kim', undefined],
  ['https://x.com/', 'X'],
])('%s is a profile on %s', (url, network) => {
  expect(networkOf(url)).toBe(network);
});

test('builds the URL of a profile from a username', () => {
  expect(profileUrl('GitHub username', '@kim')).toBe('https://github.com/kim');
  expect(profileUrl('ORCID', 'kim')).toBeUndefined();
  expect(profileUrl('GitHub', 'kim doe')).toBeUndefined();
});
