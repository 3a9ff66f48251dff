import type { Font } from 'fontkit';
import { codePointOf, displayFaces, type Face, glyphWidth, type Subset } from './faces.ts';
import fonts from './fallback-fonts.json' with { type: 'json' };
import type { FontFiles } from './files.ts';

/**
 * A system font that is shown until the face has loaded: the names of fonts with equal widths, the likeliest first; their weight,
 * which browsers raise without changing widths; and the widths of U+20 to U+7E, in thousandths of an em.
 */
export type FallbackFont = typeof fonts.arial;

/** Arial, and fonts as wide, for Windows, Apple's systems and most Linux; then Roboto for Android. */
export const FALLBACK_FONTS: [FallbackFont, FallbackFont] = [fonts.arial, fonts.roboto];

/** DejaVu Sans, the default of many Linux systems: of all systems' default fonts its bold is the widest. */
export const WIDEST_SYSTEM = fonts.dejaVu;

/** Returns the width of a character in a fallback font, in em; undefined if unknown. */
export function widthIn({ widths }: Pick<FallbackFont, 'widths'>, letter: string): number | undefined {
  // An accent does not make a character wider.
  const width = widths[codePointOf(letter.normalize('NFD')) - 0x20];
  return width === undefined ? undefined : width / 1000;
}

const FAMILY = 'Display';
const SYSTEM_FAMILIES = 'system-ui, sans-serif';

/** Returns the styles of display type: faces, fallback fonts scaled to the width of some words, and the families (`--display`). */
export function displayCss(faces: Face[], words: string[], urlOf: (face: Face) => string): string {
  const font = faces[0]?.subset.font;
  if (!font) return `:root { --display: ${SYSTEM_FAMILIES} }`;
  const subsets = faces.map((face) => face.subset);
  const families = [FAMILY, ...FALLBACK_FONTS.map(({ family }) => family)].map((family) => `"${family}"`);
  return [
    ...faces.map((face) => faceRule(face, urlOf(face))),
    ...FALLBACK_FONTS.map((fallback) => fallbackRule(fallback, font, scaleOf(fallback, subsets, words))),
    `:root { --display: ${[...families, SYSTEM_FAMILIES].join(', ')} }`,
  ].join('\n');
}

const faceRule = ({ subset }: Face, url: string) => `@font-face {
  font-family: "${FAMILY}";
  src: url(${JSON.stringify(url)});
  font-weight: 700;
  font-display: swap;
  ${vertical(subset.font)}
  unicode-range: ${unicodeRange(subset.characters)};
}`;

/** Returns inlined faces with the characters of a page that the site's own faces lack; none without a font. */
export async function inlinedFaces(files: FontFiles | undefined, letters: string[]): Promise<string> {
  if (!files) return '';
  const faces = await displayFaces(files, { home: [], notFound: [], others: letters });
  const rules = faces.map((face) =>
    faceRule(face, `data:font/woff2;base64,${face.subset.woff2.toString('base64')}`),
  );
  return rules.join('').replace(/\n\s*/g, '');
}

const fallbackRule = ({ family, names, weight }: FallbackFont, font: Font, scale: number) => `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ${vertical(font, scale)}
}`;

/**
 * Returns descriptors that override a font's ascent and descent, because systems read these from different tables. None overrides
 * the line gap, because every style sets `line-height`.
 */
const vertical = ({ ascent, descent, unitsPerEm }: Font, scale = 1) =>
  `ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};`;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Returns the factor by which a fallback font is as wide as the face for some words, without letters that one of both lacks. */
export function scaleOf(fallback: FallbackFont, subsets: Subset[], words: string[]): number {
  let [faceWidth, fallbackWidth] = [0, 0];
  for (const letter of words.join('')) {
    const subset = subsets.find(({ characters }) => characters.includes(letter));
    const width = widthIn(fallback, letter);
    if (!subset || width === undefined) continue;
    faceWidth += glyphWidth(subset, letter);
    fallbackWidth += width;
  }
  return fallbackWidth ? faceWidth / fallbackWidth : 1;
}

/** Returns a CSS `unicode-range` of sorted characters. */
export function unicodeRange(characters: string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const point of characters.map(codePointOf)) {
    const last = runs.at(-1);
    if (last && point - last[1] === 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
