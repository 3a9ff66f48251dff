import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../../src/later/background/model';
import { createDrops, rowOf, TAIL_ROWS } from '../../../../src/later/name-light/drops';

/** A seeded pseudo-random generator. */
function seededRandom() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
const ROWS = 15;

test('every column has a drop with characters of the rain', () => {
  const drops = createDrops(30, ROWS, seededRandom());
  expect(drops).toHaveLength(30);
  for (const { characters } of drops) {
    expect(characters).toHaveLength(ROWS);
    for (const character of characters) expect(CHARACTERS).toContain(character);
  }
});

test('all drops are above the box at the start, and have left it completely at the end', () => {
  for (const random of [() => 0, () => 0.999999, seededRandom()])
    for (const drop of createDrops(30, ROWS, random)) {
      expect(rowOf(drop, ROWS, 0)).toBeLessThan(0);
      expect(rowOf(drop, ROWS, 1) - TAIL_ROWS).toBeGreaterThanOrEqual(ROWS - 1);
    }
});

test('each drop falls steadily through all rows', () => {
  for (const drop of createDrops(5, ROWS, seededRandom())) {
    const rows = Array.from({ length: 101 }, (_, n) => rowOf(drop, ROWS, n / 100));
    for (let n = 2; n < rows.length; n++)
      expect((rows[n] as number) - (rows[n - 1] as number)).toBeCloseTo(
        (rows[1] as number) - (rows[0] as number),
      );
    expect(Math.max(...rows)).toBeGreaterThan(ROWS);
  }
});

test('drops do not fall in step', () => {
  expect(new Set(createDrops(30, ROWS, seededRandom()).map(({ start }) => start)).size).toBe(30);
});
