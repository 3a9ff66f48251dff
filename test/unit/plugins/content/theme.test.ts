import { describe, expect, test } from 'vitest';
import { themeStyles } from '../../../../plugins/content/theme.ts';
import { withTheme } from '../../../../plugins/content/theme-head.ts';
import type { Site } from '../../../../plugins/content/types.ts';
import { soundContent } from '../../../support/content.ts';

const styles = (theme?: Site['theme']) =>
  themeStyles({ ...soundContent(), site: { accent: '#7ee2a8', theme } });
const head = (theme?: Site['theme']) => withTheme('<head><meta charset="utf-8" /></head>', { theme });

/** Of a style sheet, what is said of a colour, in order. */
const values = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].map(([, value]) => value);

describe('a site pays for the theme that it has', () => {
  test('night is the default, and there is no day in it', () => {
    expect(styles()).toBe(styles('dark'));
    expect(styles()).not.toMatch(/prefers-color-scheme|data-theme/);
    expect(values(styles(), '--ground')).toEqual(['#0b0c0e', '#fff']);
    expect(head()).not.toContain('<script');
  });

  test('by day alone there is no night in it', () => {
    expect(styles('light')).not.toMatch(/prefers-color-scheme|data-theme|#0b0c0e/);
    expect(head('light')).toContain('<meta name="color-scheme" content="light">');
    expect(head('light')).not.toContain('<script');
  });

  test('where the system decides it has both, and the visitor’s word goes before the system’s', () => {
    expect(values(styles('auto'), '--ground')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', '#fff']);
    expect(styles('auto')).toContain('(prefers-color-scheme:light){:root:not([data-theme=dark]){');
    expect(head('auto')).toContain('<meta name="color-scheme" content="dark light">');
    expect(head('auto')).toMatch(/<script>\(function keepTheme.*"dark":"#16191d","light":"#ffffff"/s);
  });
});

test('where nothing falls the ground is plain, by day and by night', () => {
  const still = themeStyles({ ...soundContent(), site: { theme: 'auto', background: 'none' } });
  expect(values(still, '[{;]background')).toEqual(['#0b0c0e', '#f2f2f4', '#f2f2f4', 'none']);
  expect(styles('auto')).toContain('linear-gradient');
});

describe('each project has its accent, whose mark is its name', () => {
  test('by night as the owner wrote it', () => {
    expect(styles()).toContain('[data-accent="alpha"]{--accent:#f5b942}');
  });

  test('by day darkened', () => {
    const [accent] = values(styles('light'), '"alpha"\\]\\{--accent');
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent).not.toBe('#f5b942');
  });

  test('where there are both, by a name of its own', () => {
    expect(styles('auto')).toContain('[data-accent="alpha"]{--accent:var(--accent-alpha)}');
    const [night, day] = values(styles('auto'), '--accent-alpha');
    expect(night).toBe('#f5b942');
    expect(day).toBe(values(styles('light'), '"alpha"\\]\\{--accent')[0]);
  });
});

test('the theme stands right behind the charset, which must come first', () => {
  expect(head()).toMatch(/^<head><meta charset="utf-8" \/><meta name="color-scheme" content="dark">/);
});
