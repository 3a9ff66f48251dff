/** What no font has to have: signs of direction and of places to break. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/**
 * The letters of texts, each once, in order of their code points: as they are written, and as a
 * browser may put them together (é of e and an accent).
 */
export function lettersOf(texts: string[]): string[] {
  const letters = new Set([...texts, ...texts.map((text) => text.normalize('NFC'))].join(''));
  return [...letters].filter((letter) => !UNSEEN.test(letter)).sort((a, b) => pointOf(a) - pointOf(b));
}

export const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/**
 * Sorted letters as CSS writes them in `unicode-range`.
 * @param gap runs that are no further apart are joined, which is shorter, but claims letters between them
 */
export function unicodeRange(letters: string[], gap = 1): string {
  const runs: [from: number, to: number][] = [];
  for (const point of letters.map(pointOf)) {
    const last = runs.at(-1);
    if (last && point - last[1] <= gap) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
