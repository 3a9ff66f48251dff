import type { Font } from 'fontkit';
import { advance, type Face, type Subset, unicodeRange } from './faces.ts';
import { FALLBACK_FONTS, type FallbackFont, widthIn } from './fallback-fonts.ts';

const FAMILY = 'Display';
const SYSTEM_FAMILIES = 'system-ui, sans-serif';

/** The styles of display type: faces, fallback fonts as wide for some words and as high, and the families (`--display`). */
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

const fallbackRule = ({ family, names, weight }: FallbackFont, font: Font, scale: number) => `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ${vertical(font, scale)}
}`;

/** For the face too: systems read a font's height from different tables. Line gaps don't matter: lines have a height. */
const vertical = ({ ascent, descent, unitsPerEm }: Font, scale = 1) =>
  `ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};`;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** How much larger a fallback font must be to be as wide as the face for some words, without letters missing from either. */
export function scaleOf(fallback: FallbackFont, subsets: Subset[], words: string[]): number {
  let [face, other] = [0, 0];
  for (const letter of words.join('')) {
    const subset = subsets.find(({ characters }) => characters.includes(letter));
    const width = widthIn(fallback, letter);
    if (!subset || width === undefined) continue;
    face += advance(subset, letter);
    other += width;
  }
  return other ? face / other : 1;
}

/** How many times larger than the headings the name is: the fallback fonts must fit it best. */
const NAME_TIMES = 8;

/** The home page's texts, the name repeated by how much larger it is. */
export const weightedBySize = ([name = '', ...rest]: string[]) => [name.repeat(NAME_TIMES), ...rest];
