/** Draws a letter: the centre line of its strokes, for its width, height and cut corners. */
type Glyph = (w: number, h: number, c: number) => string;

/** Each letter with its width as a share of the height. */
const GLYPHS: Record<string, [number, Glyph]> = {
  C: [
    0.6,
    (w, h, c) =>
      `m${w} ${c + 3}v-3l${-c} ${-c}h${2 * c - w}l${-c} ${c}v${h - 2 * c}l${c} ${c}h${w - 2 * c}l${c} ${-c}v-3`,
  ],
  L: [0.52, (w, h) => `v${h}h${w}`],
  I: [0, (_, h) => `v${h}`],
  M: [0.96, (w, h) => `m0 ${h}v${-h}l${w / 2} ${h * 0.55}l${w / 2} ${-h * 0.55}v${h}`],
  B: [
    0.62,
    (w, h, c) =>
      `h${w - c}l${c} ${c}v${h / 2 - 2 * c}l${-c} ${c}l${c} ${c}v${h / 2 - 2 * c}l${-c} ${c}h${c - w}zm0 ${h / 2}h${w - c}`,
  ],
  O: [
    0.66,
    (w, h, c) =>
      `m${c} 0h${w - 2 * c}l${c} ${c}v${h - 2 * c}l${-c} ${c}h${2 * c - w}l${-c} ${-c}v${2 * c - h}z`,
  ],
  R: [
    0.62,
    (w, h, c) =>
      `m0 ${h}v${-h}h${w - c}l${c} ${c}v${h / 2 - 2 * c}l${-c} ${c}h${c - w}m${w - c} 0l${c} ${c}v${h / 2 - c}`,
  ],
  D: [0.72, (w, h, c) => `h${w - c}l${c} ${c}v${h - 2 * c}l${-c} ${c}h${c - w}z`],
  E: [0.6, (w, h) => `m${w} 0h${-w}v${h}h${w}m${-w} ${-h / 2}h${w * 0.8}`],
};

export interface Word {
  x: number;
  y: number;
  height: number;
  /** How thick its strokes are. */
  thick: number;
  gap: number;
}

/** A word as one path of centre lines; (x, y) is its outer top left corner. */
export function word(text: string, { x, y, height, thick, gap }: Word): string {
  let left = x + thick / 2;
  let path = '';
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) continue;
    const [share, draw] = glyph;
    const wide = Math.round(height * share);
    path += `M${left} ${y + thick / 2}${draw(wide, height, Math.round(height * 0.16))}`;
    left += wide + thick + gap;
  }
  return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
