import { advance, type Cut } from './cut.ts';
import { type StandIn, widthIn } from './stand-ins.ts';

/** What makes one font take the place of another, as shares of the font size. */
export interface Metrics {
  size: number;
  ascent: number;
  descent: number;
}

/**
 * How a stand-in must be drawn to be as wide as the face where it shows the same words, and as high.
 * @param words each letter counts as often as it occurs; what either lacks does not
 */
export function metricsOf(standIn: StandIn, cuts: Cut[], words: string[]): Metrics {
  let [face, other] = [0, 0];
  for (const letter of words.join('')) {
    const cut = cuts.find(({ letters }) => letters.includes(letter));
    const width = widthIn(standIn, letter);
    if (!cut || width === undefined) continue;
    face += advance(cut, letter);
    other += width;
  }
  const size = other ? face / other : 1;
  const { ascent, descent } = verticalOf(cuts);
  return { size, ascent: ascent / size, descent: descent / size };
}

/** The face's own height. */
export function verticalOf(cuts: Cut[]): Metrics {
  const { ascent, descent, unitsPerEm } = cuts[0]?.font ?? NONE;
  return { size: 1, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

const NONE = { ascent: 1, descent: 0, unitsPerEm: 1 };
