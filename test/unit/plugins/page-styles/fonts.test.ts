import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fontsOf } from '../../../../plugins/page-styles/fonts.ts';
import { PHONE } from '../../../../plugins/page-styles/length.ts';
import { collectRequests } from '../../../../tools/budget/collect-requests.ts';
import { figuresOf } from '../../../../tools/budget/figures.ts';
import { budget, fixture, PAGES } from '../../tools/budget/fixture.ts';

const FACES =
  '@font-face{font-family:Big;src:url(/a.woff2);unicode-range:U+20-7A}' +
  '@font-face{font-family:Big;src:url("/b.woff2") format("woff2");unicode-range:U+77,U+7a}' +
  '@font-face{font-family:Big Fallback;src:local(Arial Bold)}' +
  ':root{--big:"Big", "Big Fallback", sans-serif}';

const shown = (css: string, body: string) =>
  fontsOf(parse(`<html><body>${body}</body></html>`), FACES + css, PHONE).shown;

describe('the fonts of a page', () => {
  test('are those whose characters it shows', () => {
    expect(shown('h1{font-family:var(--big)}', '<h1>Robin</h1>')).toEqual(['/a.woff2']);
    expect(shown('h1{font-family:var(--big)}', '<h1>wz</h1>')).toEqual(['/b.woff2']);
    expect(shown('h1{font-family:var(--big)}', '<h1>Rows</h1>')).toEqual(['/a.woff2', '/b.woff2']);
    expect(shown('h1{font-family:var(--big)}', '<h1>山田</h1><p>Robin</p>')).toEqual([]);
  });

  test('are found however the styles set them', () => {
    expect(shown('h1{font:700 clamp(1rem, 1rem + 1vw, 2rem) / 1.3 var(--big)}', '<h1>a</h1>')).toEqual([
      '/a.woff2',
    ]);
    expect(shown('h1{font:600 1rem var(--big)}', '<h1>a</h1>')).toEqual(['/a.woff2']);
    expect(shown('p,.x>h2{font:1rem Big}', '<div class="x"><h2>a</h2></div>')).toEqual(['/a.woff2']);
    expect(shown('body{font-family:var(--big)}', '<p><b>a</b></p>')).toEqual(['/a.woff2']);
  });

  test('are for the characters as shown: in capitals if the styles say so', () => {
    const css = 'h1{font-family:var(--big)}header{text-transform:uppercase}';
    expect(shown(css, '<header><h1>w</h1></header>')).toEqual(['/a.woff2']);
    expect(shown(`${css}h1{text-transform:none}`, '<header><h1>w</h1></header>')).toEqual(['/b.woff2']);
  });

  test('are for the capitals of the page’s language', () => {
    const css = `${FACES}@font-face{font-family:Big;src:url(/c.woff2);unicode-range:U+130}h1{font-family:Big;text-transform:uppercase}`;
    const page = (lang: string) => parse(`<html lang="${lang}"><body><h1>i</h1></body></html>`);
    expect(fontsOf(page('tr'), css, PHONE).shown).toEqual(['/c.woff2']);
    expect(fontsOf(page('en'), css, PHONE).shown).toEqual(['/a.woff2']);
  });

  test('are not those that a stronger rule, or one for a descendant, overrides', () => {
    const css = 'h1{font-family:var(--big)}';
    expect(shown(`h1.calm{font-family:serif}${css}`, '<h1 class="calm">a</h1>')).toEqual([]);
    expect(
      shown(`${css}.sr-only{font-family:sans-serif}`, '<h1>a<span class="sr-only">w</span></h1>'),
    ).toEqual(['/a.woff2']);
    expect(shown(`${css}h1{font:inherit}`, '<h1>a</h1>')).toEqual([]);
    expect(shown(`${css}.late::before{font-family:serif}`, '<h1 class="late">a</h1>')).toEqual(['/a.woff2']);
  });

  test('are those on the phone’s screen, not in print or on a wider screen', () => {
    const css = 'h1{font-family:var(--big)}';
    expect(shown(`@media print{${css}}`, '<h1>a</h1>')).toEqual([]);
    expect(shown(`@media (width >= 45rem){p{margin:0}${css}}`, '<h1>a</h1>')).toEqual([]);
    expect(shown(`@media not (width >= 45rem){${css}}`, '<h1>a</h1>')).toEqual(['/a.woff2']);
    expect(shown(`@supports (font-size-adjust:1){${css}}`, '<h1>a</h1>')).toEqual(['/a.woff2']);
  });
});

test('a font inlined in the styles is not requested, but covers its characters all the same', () => {
  const css = FACES.replace('/b.woff2', 'data:font/woff2;base64,d09GMg==');
  const page = parse('<html><body><h1>Rows</h1></body></html>');
  const fonts = (styles: string) => fontsOf(page, `${styles}h1{font-family:Big}`, PHONE);
  expect(fonts(css)).toEqual({ shown: ['/a.woff2'], named: [] });
  expect(fonts(css.replace('U+20-7A', 'U+77'))).toEqual({ shown: [], named: ['/a.woff2'] });
});

test('fonts of a page count towards its first view; fonts of which it shows no character load later', () => {
  const site = fixture({ 'a.woff2': 1900, 'b.woff2': 900 });
  const html = PAGES['index.html']
    ?.replace('p{margin:0}', `${FACES}h1{font-family:Big}`)
    .replace('<ul', '<h1>Kim</h1><ul');
  const page = collectRequests('index.html', { ...site, read: () => html ?? '' }, budget());
  const plain = figuresOf(collectRequests('index.html', site, budget()));
  const { fonts, firstView, requests } = figuresOf(page);
  expect(fonts.brotli).toBe(1900);
  expect(firstView.brotli - plain.firstView.brotli).toBe(1900);
  expect(requests - plain.requests).toBe(1);
  expect(page.items.filter(({ when }) => when === 'lazy').map(({ name }) => name)).toContain('b.woff2');
});

test('inlined fonts are reported as a part of the page', () => {
  const html = PAGES['index.html']?.replace(
    'p{margin:0}',
    `p{margin:0}${FACES.replace('/a.woff2', `data:font/woff2;base64,${btoa('a'.repeat(1900))}`)}`,
  );
  const page = collectRequests(
    'index.html',
    { ...fixture({ 'b.woff2': 900 }), read: () => html ?? '' },
    budget(),
  );
  expect(page.inlinedFonts.brotli).toBe(1900);
  expect(page.inlinedCss.raw).toBe(`p{margin:0}${FACES.replace('/a.woff2', '')}`.length);
  expect(figuresOf(page).fonts.brotli).toBe(0);
});
