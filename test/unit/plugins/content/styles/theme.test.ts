import { describe, expect, test } from 'vitest';
import { themeStyles } from '../../../../../plugins/content/styles/theme.ts';
import { withTheme } from '../../../../../plugins/content/styles/theme-head.ts';
import type { Site } from '../../../../../plugins/content/types.ts';
import { validContent } from '../../../../support/content.ts';

const styles = (theme?: Site['theme']) =>
  themeStyles({ ...validContent(), site: { accent: '#7ee2a8', theme } });
const head = (theme?: Site['theme']) => withTheme('<head><meta charset="utf-8" /></head>', { theme });

/** The values that a stylesheet gives a property, in order. */
const values = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].map(([, value]) => value);

describe('a site has no styles of a theme that it does not use', () => {
  test('dark is the default, without the light theme', () => {
    expect(styles()).toBe(styles('dark'));
    expect(styles()).not.toMatch(/prefers-color-scheme|data-theme/);
    expect(values(styles(), '--ground')).toEqual(['#0b0c0e', '#fff']);
    expect(head()).not.toContain('<script');
  });

  test('light excludes the dark theme', () => {
    expect(styles('light')).not.toMatch(/prefers-color-scheme|data-theme|#0b0c0e/);
    expect(head('light')).toContain('<meta name="color-scheme" content="only light">');
    expect(head('light')).not.toContain('<script');
  });

  test('auto has both, and the visitor’s choice takes precedence over the system’s', () => {
    expect(values(styles('auto'), '--ground')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', '#fff']);
    expect(styles('auto')).toContain('(prefers-color-scheme:light){:root:not([data-theme=dark]){');
    expect(head('auto')).toContain('<meta name="color-scheme" content="dark light">');
    expect(head('auto')).toMatch(/<script>\(function initTheme.*"dark":"#16191d","light":"#ffffff"/s);
  });
});

test('without rain the background is a plain colour in both themes', () => {
  const still = themeStyles({ ...validContent(), site: { theme: 'auto', background: 'none' } });
  expect(values(still, '[{;]background')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', 'none']);
  expect(styles('auto')).toContain('linear-gradient');
});

describe('the accent of a project, selected by its name', () => {
  test('is what the owner chose in the dark theme', () => {
    expect(styles()).toContain('[data-accent="alpha"]{--accent:#f5b942}');
  });

  test('is darkened in the light theme', () => {
    const [accent] = values(styles('light'), '"alpha"\\]\\{--accent');
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent).not.toBe('#f5b942');
  });

  test('is a custom property if there are both themes', () => {
    expect(styles('auto')).toContain('[data-accent="alpha"]{--accent:var(--accent-alpha)}');
    const [night, day] = values(styles('auto'), '--accent-alpha');
    expect(night).toBe('#f5b942');
    expect(day).toBe(values(styles('light'), '"alpha"\\]\\{--accent')[0]);
  });
});

test('the theme comes right after the charset, which must be first', () => {
  expect(head()).toMatch(/^<head><meta charset="utf-8" \/><meta name="color-scheme" content="only dark">/);
});

test('no browser or extension recolours a page of any theme', () => {
  expect(styles('light')).toMatch(/^:root\{color-scheme:only light;/);
  expect(styles('dark')).toMatch(/^:root\{color-scheme:only dark;/);
  expect(styles('auto').match(/(?<=\{color-scheme:)[^;]+/g)).toEqual([
    'only dark',
    'only light',
    'only light',
    'light',
  ]);
  for (const theme of ['light', 'dark', 'auto'] as const)
    expect(head(theme)).toContain('<meta name="darkreader-lock">');
});
