import { resolve } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { chooseFont, type FontFiles } from '../../../../plugins/fonts/choice.ts';
import { displayCss, scaleOf } from '../../../../plugins/fonts/css.ts';
import { displayFaces } from '../../../../plugins/fonts/faces.ts';
import { FALLBACK_FONTS, widthIn } from '../../../../plugins/fonts/fallback-fonts.ts';
import { advance, type Subset } from '../../../../plugins/fonts/subset.ts';

const FONTS = resolve(import.meta.dirname, '../../../support/fonts');
const WORDS = [
  'Robin Sample',
  'About me',
  'Projects',
  'DevHive',
  'Notify',
  'Climbor Die',
  'Skills',
  'Experience',
];

const filesOf = (font?: string) => chooseFont(font, FONTS, 'src/content') as FontFiles;
const facesOf = (home: string[], others: string[] = [], font?: string) =>
  displayFaces(filesOf(font), { home, notFound: [], others });

/** Which characters of a string a font file has. */
const lettersIn = ({ woff2 }: Subset, among: string) => {
  const font = create(woff2);
  if ('fonts' in font) throw new Error('several fonts');
  return [...among].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
};

describe('the faces of a site', () => {
  test('the first has the characters of the home page and no others, in less than two kilobytes', async () => {
    const [face] = await facesOf(WORDS);
    expect(face?.name).toBe('display');
    expect(face && lettersIn(face.subset, 'ABCDEFNPRSZabijklmnwz019 ')).toBe('ACDENPRSabijklmn ');
    expect(face?.subset.woff2.length).toBeLessThan(2000);
  });

  test('a second has what other pages need in addition, without a space', async () => {
    const [, more, ...rest] = await facesOf(WORDS, ['Page not found', 'Robin']);
    expect(more?.name).toBe('display-more');
    expect(more?.subset.characters.join('')).toBe('dg');
    expect(rest).toEqual([]);
  });

  test('the not-found page needs only the first, or the second if there is no first', async () => {
    const of = async (home: string[]) =>
      (await displayFaces(filesOf(), { home, notFound: ['Gone'], others: ['Gx'] })).map(
        ({ name, subset }) => `${name}: ${subset.characters.join('')}`,
      );
    expect(await of(['Bo'])).toEqual(['display: BGeno', 'display-more: x']);
    expect(await of(['山田 太郎'])).toEqual(['display-more: Genox']);
  });

  test('a character in another file of the package gets a face from that file', async () => {
    const faces = await facesOf(['Łukasz']);
    expect(faces.map(({ name, subset }) => [name, subset.characters.join('')])).toEqual([
      ['display', 'aksuz'],
      ['display-2', 'Ł'],
    ]);
  });

  test('characters missing from the font get no face', async () => {
    expect(await facesOf(['山田 太郎'])).toEqual([]);
    const [face] = await facesOf(['山田 Bo']);
    expect(face?.subset.characters.join('')).toBe(' Bo');
  });

  test('scripts that need shaping keep their layout tables', async () => {
    const own = 'noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff';
    const [face] = await facesOf(['محمد'], [], own);
    expect(tables(face?.subset.woff2)).toBeGreaterThan(tables((await facesOf(WORDS))[0]?.subset.woff2));
  });
});

/** How many tables a WOFF2 file has: https://www.w3.org/TR/WOFF2/#woff20Header */
const tables = (woff2?: Buffer) => woff2?.readUInt16BE(12) ?? 0;

describe('the fallback fonts', () => {
  test.each(FALLBACK_FONTS)('$family is as wide and as high as the face', async (fallback) => {
    const faces = await facesOf(WORDS);
    const subsets = faces.map(({ subset }) => subset);
    const size = scaleOf(fallback, subsets, WORDS);
    const sum = (width: (letter: string) => number) =>
      [...WORDS.join('')].reduce((all, each) => all + width(each), 0);
    const own = sum((each) => (subsets[0] && advance(subsets[0], each)) ?? 0);
    expect(sum((each) => widthIn(fallback, each) ?? 0) * size).toBeCloseTo(own);
    const [, rule = ''] = displayCss(faces, WORDS, String).split(`"${fallback.family}"`);
    const [ascent, descent] = ['ascent', 'descent'].map(
      (name) => Number(new RegExp(`${name}-override: ([\\d.]+)%`).exec(rule)?.[1]) * size,
    );
    expect([ascent, descent]).toEqual([expect.closeTo(98.4, 1), expect.closeTo(29.2, 1)]);
  });

  test('an accented letter is as wide as one without, and one of unknown width does not count', async () => {
    const [fallback] = FALLBACK_FONTS;
    expect(widthIn(fallback, 'é')).toBe(0.556);
    const subsets = (await facesOf(['Bo'])).map(({ subset }) => subset);
    expect(scaleOf(fallback, subsets, ['Bo山'])).toBe(scaleOf(fallback, subsets, ['Bo']));
    expect(scaleOf(fallback, subsets, ['山'])).toBe(1);
  });
});

test('a character is measured by the table of widths alone, as fontkit may read a glyph past the file’s end', () => {
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
  expect(['A', ' ', 'b'].map((letter) => advance(subset, letter))).toEqual([0.6, 0.25, 0.25]);
});

describe('the styles', () => {
  test('list each face with its characters, then the fallback fonts, then the families in order', async () => {
    const css = displayCss(await facesOf(WORDS, ['dog']), WORDS, ({ name }) => `/a/${name}.woff2`);
    expect(css).toMatch(/url\("\/a\/display\.woff2"\)[^}]+unicode-range: U\+20,U\+41,U\+43-45,.+,U\+78-79;/);
    expect(css).toMatch(/url\("\/a\/display-more\.woff2"\)[^}]+unicode-range: U\+64,U\+67;/);
    expect(css).toMatch(/font-display: swap/);
    expect(css).toMatch(/"Display Fallback";\s+src: local\("Arial Bold"\)[^}]+size-adjust: \d+(\.\d)?%/);
    expect(css).toMatch(/--display: "Display", "Display Fallback", "Display Android", system-ui, sans-serif/);
  });

  test('have only the system’s font if there is no face', () => {
    expect(displayCss([], WORDS, String)).toBe(':root { --display: system-ui, sans-serif }');
  });
});
