import { expect, test } from 'vitest';
import {
  contrast,
  ENHANCED_CONTRAST,
  ensureContrast,
  MIN_CONTRAST,
} from '../../../../../plugins/content/styles/color.ts';
import {
  backgroundsOf,
  DARK_PALETTE,
  LIGHT_PALETTE,
  themeStyles,
  withTheme,
} from '../../../../../plugins/content/styles/theme.ts';
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
  // The charset must be first; and no browser or extension recolors the page.
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

test('without rain the background is a plain color in both themes', () => {
  const still = styles({ theme: 'auto', background: 'none' });
  expect(values(still, '[{;]background')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', 'none']);
  expect(styles({ theme: 'auto' })).toContain('linear-gradient');
});

/** Colors from all over the RGB cube: 6 × 6 × 6, including its corners and greys. */
const CUBE = Array.from({ length: 216 }, (_, n) =>
  [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)].map((step) => (step * 51).toString(16).padStart(2, '0')),
).map((channels) => `#${channels.join('')}`);

test('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 2);
});

const PAIRS = [DARK_PALETTE, LIGHT_PALETTE].flatMap((palette) =>
  backgroundsOf(palette).map((ground) => ({ ...palette, on: ground })),
);

test.each(PAIRS)(
  '$scheme: text on $on has enhanced contrast, and quiet text enough',
  ({ text, quiet, on }) => {
    expect(contrast(text, on)).toBeGreaterThanOrEqual(7);
    expect(contrast(quiet, on)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

test.each(PAIRS)('$scheme: with more contrast a line on $on is visible, and text on it readable', (pair) => {
  expect(contrast(pair.firmLine, pair.on)).toBeGreaterThanOrEqual(3);
  expect(contrast(pair.text, pair.firmLine)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

test.each([
  ['in the light theme', LIGHT_PALETTE, MIN_CONTRAST],
  ['in the light theme with more contrast', LIGHT_PALETTE, ENHANCED_CONTRAST],
  ['in the dark theme with more contrast', DARK_PALETTE, ENHANCED_CONTRAST],
])('%s any accent is readable on every background', (_, palette, least) => {
  const grounds = backgroundsOf(palette);
  const accents = CUBE.map((color) => ensureContrast(color, grounds, least));
  const worst = accents.map((accent) => Math.min(...grounds.map((ground) => contrast(accent, ground))));
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(least);
});

test('in the dark theme every accent that passes the check is readable on every background', () => {
  const passed = CUBE.filter((color) => contrast(color, DARK_PALETTE.raised) >= MIN_CONTRAST);
  expect(passed.length).toBeGreaterThan(50);
  for (const color of passed)
    for (const ground of backgroundsOf(DARK_PALETTE))
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

test('keeps a readable color, and darkens others no more than necessary', () => {
  expect(ensureContrast('#223344', backgroundsOf(LIGHT_PALETTE))).toBe('#223344');
  for (const color of ['#7ee2a8', '#f5b942', '#b79bff', '#ff8a5c', '#ffffff'])
    expect(contrast(ensureContrast(color, ['#ffffff']), '#ffffff')).toBeLessThan(4.7);
});

test('a darkened accent keeps its hue', () => {
  /** The channels, strongest first. */
  const order = (color: string) =>
    [1, 3, 5].sort(
      (a, b) => Number.parseInt(color.slice(b, b + 2), 16) - Number.parseInt(color.slice(a, a + 2), 16),
    );
  for (const color of ['#7ee2a8', '#f5b942', '#b79bff', '#ff8a5c'])
    expect(order(ensureContrast(color, backgroundsOf(LIGHT_PALETTE)))).toEqual(order(color));
});
