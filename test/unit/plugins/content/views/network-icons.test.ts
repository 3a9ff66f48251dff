import { expect, test } from 'vitest';
import type { Content } from '../../../../../plugins/content/types.ts';
import {
  networkIcon,
  networkIconStyles,
  profileIcon,
} from '../../../../../plugins/content/views/network-icons.ts';

const styleOf = (...profiles: { network?: string; username?: string; url: string }[]) =>
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

test('shows a generic icon for an unknown network', () => {
  const shape = shapeOf(styleOf({ network: 'Code', url: 'https://gitea.robin.example/robin' }), 'code');
  expect(shape).toMatch(/^M/);
  expect(shape).not.toBe(networkIcon('GitHub'));
});

test('contains no unused icon', () => {
  expect(styleOf()).toBe('');
  expect(styleOf({ network: 'GitHub', url: 'https://github.com/robin' })).not.toContain('work');
});
