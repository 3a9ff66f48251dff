import { expect, test } from 'vitest';
import { markOf } from '../../../../plugins/content/marks.ts';
import { marksStyle } from '../../../../plugins/content/marks-style.ts';
import type { Content } from '../../../../plugins/content/types.ts';

const styleOf = (...profiles: { network?: string; username?: string; url: string }[]) =>
  marksStyle({ resume: { basics: { profiles } }, site: {}, projects: {} } as unknown as Content);

/** The shape that a style gives an icon. */
const shapeOf = (style: string, icon: string) =>
  new RegExp(`\\[data-icon="${icon}"\\] \\{\\s*--shape: path\\("([^"]+)"\\)`).exec(style)?.[1];

test("each link of the bar shows its network's own mark", () => {
  const style = styleOf(
    { network: 'LinkedIn', url: 'https://linkedin.com/in/robin' },
    { network: 'GitHub', url: 'https://github.com/robin' },
  );
  expect(shapeOf(style, 'work')).toBe(markOf('LinkedIn'));
  expect(shapeOf(style, 'code')).toBe(markOf('GitHub'));
});

test.each([
  ['Xing', 'https://www.xing.com/profile/robin', 'work'],
  ['Codeberg', 'https://codeberg.org/robin', 'code'],
])('%s has its own too', (network, url, icon) => {
  const mark = markOf(network);
  expect(mark).toBeTruthy();
  expect(shapeOf(styleOf({ network, url }), icon)).toBe(mark);
});

test('a network that goes by another name is known by its address', () => {
  expect(shapeOf(styleOf({ network: 'My code', url: 'https://gitlab.com/robin' }), 'code')).toBe(
    markOf('GitLab'),
  );
});

test('one that nobody knows has a sign all the same', () => {
  const shape = shapeOf(styleOf({ network: 'Code', url: 'https://gitea.robin.example/robin' }), 'code');
  expect(shape).toMatch(/^M/);
  expect(shape).not.toBe(markOf('GitHub'));
});

test('a page carries no mark that it does not show', () => {
  expect(styleOf()).toBe('');
  expect(styleOf({ network: 'GitHub', url: 'https://github.com/robin' })).not.toContain('work');
});
