const GLYPHS = '01{}[]<>/=+*;:#$%&_|?!abcdefxyz';

/** Numbers from 0 to 1, the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Rain {
  width: number;
  height: number;
  colour: string;
  seed: number;
  /** The opacity of the brightest glyphs, 0 to 1. */
  strength: number;
}

/** Falling characters at one moment: each column's head is bright and its tail fades upwards. */
export function falling({ width, height, colour, seed, strength }: Rain): string {
  const next = seeded(seed);
  const step = 30;
  const size = 21;
  const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
  const drops: string[] = [];
  for (let x = 15; x < width; x += step) {
    const head = Math.floor(next() * (height / step + 8));
    const length = 5 + Math.floor(next() * 11);
    for (let i = 0; i < length; i++) {
      const glyph = GLYPHS[Math.floor(next() * GLYPHS.length)] ?? '0';
      const y = (head - i) * step;
      // A few levels of brightness keep the picture's palette small.
      const opacity = Math.max(0.1, Math.ceil((1 - i / length) * 6) / 6) * strength;
      if (y > 0 && y < height + step)
        drops.push(
          `<text x="${x}" y="${y}" opacity="${opacity.toFixed(3)}">${entities[glyph] ?? glyph}</text>`,
        );
    }
  }
  return `<svg class="falling" width="${width}" height="${height}" fill="${colour}" font-family="JetBrains Mono" font-size="${size}" font-weight="500" text-anchor="middle">${drops.join('')}</svg>`;
}
