import { expect, test } from 'vitest';
import { themeStyles } from '../../../../../plugins/content/styles/theme.ts';
import { withTheme } from '../../../../../plugins/content/styles/theme-head.ts';
import type { Site } from '../../../../../plugins/content/types.ts';
import { validContent } from '../../../../support/content.ts';

const styles = (site: Site) => themeStyles({ ...validContent(), site: { accent: '#7ee2a8', ...site } });
const head = (site: Site) => withTheme('<head><meta charset="utf-8" /></head>', site);

/** The values that a stylesheet gives a property, in order. */
const values = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].map(([, value]) => value);

test.each<[theme: Site['theme'], grounds: string[], schemes: string[], head: string]>([
  [undefined, ['#0b0c0e', '#fff'], ['only dark', 'light'], 'only dark'],
  ['light', ['#f2f2f4', '#fff'], ['only light', 'light'], 'only light'],
])('a site has no styles of a theme that it does not use: %s', (theme, grounds, schemes, scheme) => {
  expect(styles({ theme })).not.toMatch(/prefers-color-scheme|data-theme/);
  expect(values(styles({ theme }), '--ground')).toEqual(grounds);
  expect(values(styles({ theme }), '\\{color-scheme')).toEqual(schemes);
  // The charset must be first; and no browser or extension recolours the page.
  const first = `<head><meta charset="utf-8" /><meta name="color-scheme" content="${scheme}">`;
  expect(head({ theme }).startsWith(first)).toBe(true);
  expect(head({ theme })).toContain('<meta name="darkreader-lock">');
  expect(head({ theme })).not.toContain('<script');
});

test('auto has both themes, and the visitor’s choice takes precedence over the system’s', () => {
  const css = styles({ theme: 'auto' });
  expect(values(css, '--ground')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', '#fff']);
  expect(css).toContain('(prefers-color-scheme:light){:root:not([data-theme=dark]){');
  expect(values(css, '\\{color-scheme')).toEqual(['only dark', 'only light', 'only light', 'light']);
  const markup = head({ theme: 'auto' });
  expect(markup).toContain('<meta name="color-scheme" content="dark light">');
  expect(markup).toContain('<meta name="darkreader-lock">');
  expect(markup).toMatch(/<script>\(function initTheme.*"dark":"#16191d","light":"#ffffff"/s);
});

test('without rain the background is a plain colour in both themes', () => {
  const still = styles({ theme: 'auto', background: 'none' });
  expect(values(still, '[{;]background')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', 'none']);
  expect(styles({ theme: 'auto' })).toContain('linear-gradient');
});
