import type { Face } from './faces.ts';
import { STAND_INS, type StandIn, widthIn } from './stand-ins.ts';
import { advance, type Subset, unicodeRange } from './subset.ts';

const FAMILY = 'Display';
const SYSTEM_FAMILIES = 'system-ui, sans-serif';

/**
 * The styles of display type: its faces, stand-ins of the same width and height until they have loaded,
 * and `--display`, the families in order of preference.
 * @param words what the stand-ins are fitted to
 * @param urlOf the URL of a face
 */
export function displayCss(faces: Face[], words: string[], urlOf: (face: Face) => string): string {
  if (!faces.length) return `:root { --display: ${SYSTEM_FAMILIES} }`;
  const subsets = faces.map((face) => face.subset);
  const families = [FAMILY, ...STAND_INS.map(({ family }) => family)].map((family) => `"${family}"`);
  return [
    ...faces.map((face) => faceRule(face, urlOf(face))),
    ...STAND_INS.map((standIn) => standInRule(standIn, metricsOf(standIn, subsets, words))),
    `:root { --display: ${[...families, SYSTEM_FAMILIES].join(', ')} }`,
  ].join('\n');
}

const faceRule = ({ subset }: Face, url: string) => `@font-face {
  font-family: "${FAMILY}";
  src: url(${JSON.stringify(url)});
  font-weight: 700;
  font-display: swap;
  ${vertical(verticalOf([subset]))}
  unicode-range: ${unicodeRange(subset.characters)};
}`;

const standInRule = ({ family, names, weight }: StandIn, metrics: Metrics) => `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(metrics.size)};
  ${vertical(metrics)}
}`;

/**
 * For the face too: operating systems read a font's height from different tables, which need not agree.
 * The line gap does not matter: every line has a height.
 */
const vertical = ({ ascent, descent }: Metrics) =>
  `ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};`;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** What makes one font fit in place of another, as fractions of the font size. */
export interface Metrics {
  size: number;
  ascent: number;
  descent: number;
}

/**
 * How a stand-in must be drawn to be as wide as the face for the same words, and as high.
 * @param words each character counts as often as it occurs; those missing from either font do not
 */
export function metricsOf(standIn: StandIn, subsets: Subset[], words: string[]): Metrics {
  let [face, other] = [0, 0];
  for (const letter of words.join('')) {
    const subset = subsets.find(({ characters }) => characters.includes(letter));
    const width = widthIn(standIn, letter);
    if (!subset || width === undefined) continue;
    face += advance(subset, letter);
    other += width;
  }
  const size = other ? face / other : 1;
  const { ascent, descent } = verticalOf(subsets);
  return { size, ascent: ascent / size, descent: descent / size };
}

function verticalOf(subsets: Subset[]): Metrics {
  const { ascent, descent, unitsPerEm } = subsets[0]?.font ?? NONE;
  return { size: 1, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

const NONE = { ascent: 1, descent: 0, unitsPerEm: 1 };
