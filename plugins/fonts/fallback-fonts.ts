/** A system font that is shown until the face has loaded. */
export interface FallbackFont {
  family: string;
  /** Full names of fonts with the same widths, the likeliest first. */
  names: string[];
  /** Their weight; if it is lighter than the text, the browser makes them bold without changing their widths. */
  weight: number;
  /** Widths of U+20 to U+7E, in thousandths of an em. */
  widths: number[];
}

/** Arial and fonts of the same width for Windows, Apple's systems and most Linux; then Roboto for Android. */
export const FALLBACK_FONTS: [FallbackFont, ...FallbackFont[]] = [
  {
    family: 'Display Fallback',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: 700,
    widths: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
      556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
      556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
      556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
      333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ],
  },
  {
    family: 'Display Android',
    names: ['Roboto', 'Roboto-Regular'],
    weight: 400,
    widths: [
      248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562, 562, 562,
      562, 562, 562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568, 553, 681, 713, 272,
      552, 627, 539, 873, 713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627, 601, 599, 265, 411, 265, 418,
      451, 309, 544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516,
      327, 551, 484, 751, 496, 473, 496, 338, 244, 338, 680,
    ],
  },
];

/** The widest bold font that is a system's default: DejaVu Sans, on many Linux systems. */
export const WIDEST_SYSTEM: Pick<FallbackFont, 'widths'> = {
  widths: [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696,
    696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372,
    372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838,
    500, 500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595,
    478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
  ],
};

/** Assumed width of a character whose width is unknown, in capitals or in a system's font, in em. */
export const UNKNOWN_EM = 0.72;

/** The width of a character in a fallback font, in em; undefined if unknown. */
export function widthIn({ widths }: Pick<FallbackFont, 'widths'>, letter: string): number | undefined {
  // An accent does not make a character wider.
  const point = letter.normalize('NFD').codePointAt(0) ?? 0;
  const width = widths[point - 0x20];
  return width === undefined ? undefined : width / 1000;
}
