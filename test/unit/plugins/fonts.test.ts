import { resolve } from 'node:path';
import { create } from 'fontkit';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { titleLines } from '../../../plugins/content/styles/display-type.ts';
import {
  displayCss,
  FALLBACK_FONTS,
  inlinedFaces,
  scaleOf,
  unicodeRange,
  widthIn,
} from '../../../plugins/fonts/face-styles.ts';
import { charactersOf, displayFaces, glyphWidth, type Subset } from '../../../plugins/fonts/faces.ts';
import { chooseFont, type FontFiles, licenseOf } from '../../../plugins/fonts/files.ts';
import { displayLetters, facesWith } from '../../../plugins/pages/inline-styles.ts';

const FONTS = resolve(import.meta.dirname, '../../../examples/arabic/fonts');
const PROJECTS = ['DevHive', 'Notify', 'Climbor Die'];
const WORDS = ['Robin Sample', 'About me', 'Projects', ...PROJECTS, 'Skills', 'Experience'];

const filesOf = (font?: string) => chooseFont(font, FONTS, 'src/content').files as FontFiles;
const facesOf = (home: string[], others: string[] = [], font?: string) =>
  displayFaces(filesOf(font), { home, notFound: [], others });

/** The faces of a site with these words, and the characters of each. */
const FACES = await facesOf(WORDS, ['dog']);
const [FACE] = FACES;
const charactersIn = (faces: typeof FACES) =>
  faces.map(({ name, subset }) => `${name}: ${subset.characters.join('')}`);

test('the first face has the characters of the home page and no others, in less than two kilobytes', () => {
  const font = create(FACE?.subset.woff2 ?? Buffer.alloc(0));
  const has = (letter: string) => 'fonts' in font || font.hasGlyphForCodePoint(letter.charCodeAt(0));
  expect([...'ABCDEFNPRSZabijklmnwz019 '].filter(has).join('')).toBe('ACDENPRSabijklmn ');
  expect(FACE?.subset.woff2.length).toBeLessThan(2000);
});

test.each([
  ['a second face has what other pages need too, but a space', 'Bo', ['display: BGeno', 'display-more: x']],
  ['the not-found page needs the second if there is no first', '山田 太郎', ['display-more: Genox']],
  ['a character missing from the font gets no face', '山 Geno', ['display:  Geno', 'display-more: x']],
  [
    'one in another file of the package has a face',
    'Łeno',
    ['display: Geno', 'display-2: Ł', 'display-more: x'],
  ],
])('%s', async (_, home, expected) => {
  const faces = await displayFaces(filesOf(), { home: [home], notFound: ['Gone'], others: ['G x'] });
  expect(charactersIn(faces)).toEqual(expected);
});

test('scripts that need shaping keep their layout tables', async () => {
  const [face] = await facesOf(['محمد'], [], 'noto-sans-arabic.woff');
  expect(tables(face?.subset.woff2)).toBeGreaterThan(tables(FACE?.subset.woff2));
});

/** How many tables a WOFF2 file has: https://www.w3.org/TR/WOFF2/#woff20Header */
const tables = (woff2?: Buffer) => woff2?.readUInt16BE(12) ?? 0;

test.each(FALLBACK_FONTS)('$family is as wide and as high as the face', (fallback) => {
  const subsets = FACES.map(({ subset }) => subset);
  const size = scaleOf(fallback, subsets, WORDS);
  const sum = (width: (letter: string) => number) =>
    [...WORDS.join('')].reduce((all, each) => all + width(each), 0);
  const own = sum((each) => (subsets[0] && glyphWidth(subsets[0], each)) ?? 0);
  expect(sum((each) => widthIn(fallback, each) ?? 0) * size).toBeCloseTo(own);
  const [, rule = ''] = displayCss(FACES, WORDS, String).split(`"${fallback.family}"`);
  const [ascent, descent] = ['ascent', 'descent'].map(
    (name) => Number(new RegExp(`${name}-override: ([\\d.]+)%`).exec(rule)?.[1]) * size,
  );
  expect([ascent, descent]).toEqual([expect.closeTo(98.4, 1), expect.closeTo(29.2, 1)]);
});

test('an accented letter is as wide as one without, and one of unknown width does not count', () => {
  const [fallback] = FALLBACK_FONTS;
  expect(widthIn(fallback, 'é')).toBe(0.556);
  const subsets = FACES.map(({ subset }) => subset);
  expect(scaleOf(fallback, subsets, ['Rob山'])).toBe(scaleOf(fallback, subsets, ['Rob']));
  expect(scaleOf(fallback, subsets, ['山'])).toBe(1);
});

test('a character is measured by the table of widths: fontkit may read a glyph past the file’s end', () => {
  const widths = [500, 600, 250];
  const glyphs: Record<string, number> = { A: 1, ' ': 2, b: 3 };
  const font = {
    unitsPerEm: 1000,
    hmtx: { metrics: { length: 3, get: (glyph: number) => ({ advance: widths[glyph] ?? Number.NaN }) } },
    glyphForCodePoint: (point: number) => ({
      id: glyphs[String.fromCodePoint(point)],
      get advanceWidth() {
        throw new RangeError('Offset is outside the bounds of the DataView');
      },
    }),
  };
  const subset = { characters: Object.keys(glyphs), font } as unknown as Subset;
  expect(['A', ' ', 'b'].map((letter) => glyphWidth(subset, letter))).toEqual([0.6, 0.25, 0.25]);
});

test('the styles list each face with its characters, then the fallback fonts, then the families in order', () => {
  const css = displayCss(FACES, WORDS, ({ name }) => `/a/${name}.woff2`);
  expect(css).toMatch(/url\("\/a\/display\.woff2"\)[^}]+unicode-range: U\+20,U\+41,U\+43-45,.+,U\+78-79;/);
  expect(css).toMatch(/url\("\/a\/display-more\.woff2"\)[^}]+unicode-range: U\+64,U\+67;/);
  expect(css).toMatch(/font-display: swap/);
  expect(css).toMatch(/"Display Fallback";\s+src: local\("Arial Bold"\)[^}]+size-adjust: \d+(\.\d)?%/);
  expect(css).toMatch(/--display: "Display", "Display Fallback", "Display Android", system-ui, sans-serif/);
});

test('the characters of texts are each there once, an accent also in its letter; none is invisible', () => {
  expect(charactersOf(['Anna', 'b\u200fA'])).toEqual(['A', 'a', 'b', 'n']);
  expect(charactersOf(['e\u0301'])).toEqual(['e', 'é', '\u0301']);
  expect(unicodeRange([' ', 'A', 'C', 'D', 'E', '😀'])).toBe('U+20,U+41,U+43-45,U+1f600');
});

const SHEET =
  '@font-face{font-family:Display;src:url(/a.woff2);unicode-range:U+20-56,U+61-76,U+78-79}' +
  '@font-face{font-family:Display;src:url("/b.woff2") format("woff2");unicode-range:U+77,U+7a}' +
  '@font-face{font-family:Display Fallback;src:local(Arial Bold)}';
const TYPE = 'p{top:0}h1,.x>h2{font:700 clamp(1rem,2vw,2rem)/1 var(--display)}';

test.each([
  ['of one face', TYPE, '<h1>Robin</h1>', ['/a.woff2']],
  ['of another', TYPE, '<h1>w<b>z</b></h1>', ['/b.woff2']],
  ['of both', TYPE, '<div class="x"><h2>Rows</h2></div>', ['/a.woff2', '/b.woff2']],
  ['of neither', TYPE, '<h1>山田</h1><p>Robin</p>', []],
  ['in capitals', 'h1{font-family:var(--display);text-transform:uppercase}', '<h1>wz</h1>', []],
  ['inside a media query', `@media screen{${TYPE}}`, '<h1>w</h1>', ['/b.woff2']],
  ['unless only screen readers get it', TYPE, '<h1>Bo<i class="sr-only">w</i></h1>', ['/a.woff2']],
  ['of an inlined face', TYPE.replace('p{', `${SHEET.replaceAll('/b.woff2', 'data:,')}p{`), '<h1>w</h1>', []],
])('a page loads the fonts of the characters that it shows as display type: %s', (_, css, body, shown) => {
  const styles = css.includes('@font-face') ? css : SHEET + css;
  const page = parse(`<html lang="en"><body>${body}</body></html>`);
  expect(facesWith(displayLetters(page, styles), styles).urls).toEqual(shown);
});

test('letters that no face of a page has get faces of its own, unless it has none at all', async () => {
  expect(facesWith(['B', 'W', 'w'], SHEET).missing).toEqual(['W']);
  expect(facesWith(['B', 'W'], TYPE).missing).toEqual([]);
  const css = await inlinedFaces(filesOf(), ['W', 'Ł', '山']);
  expect(css.match(/url\("data:font\/woff2;base64,[^)]+|unicode-range: [^;]+/g)).toEqual([
    expect.stringMatching(/^url/),
    'unicode-range: U+57',
    expect.stringMatching(/^url/),
    'unicode-range: U+141',
  ]);
});

test('each title size of the site has a line length, as wide as the face, and no other size has one', () => {
  expect(titleLines(8, [18], 1.1, () => 0)).toBe(`h1 { --letters: 4.84 }
[data-size=""] { --letters: 8.8 }
[data-size="18"] { --letters: 19.8 }`);
});

test.each([
  [undefined, /^## @fontsource\/space-grotesk\n\nCopyright .*SIL Open Font License/s],
  ['@fontsource/inter/700', /^## @fontsource\/inter\n/],
  ['@fontsource/no-such-font', undefined],
  ['fonts/mine.woff2', undefined],
  ['system', undefined],
])('the licence of the font %s', (font, text) => {
  expect(licenseOf(font)).toEqual(text && expect.stringMatching(text));
});
