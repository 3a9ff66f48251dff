import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../../src/rain/model';
import { createDrops, rowOf, TAIL_ROWS } from '../../../../src/touches/name-light/drops';

/** Numbers that look like chance and are the same each time. */
function chance() {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
const ROWS = 15;

test('every column has a drop, written in the characters of the rain', () => {
  const drops = createDrops(30, ROWS, chance());
  expect(drops).toHaveLength(30);
  for (const { characters } of drops) {
    expect(characters).toHaveLength(ROWS);
    for (const character of characters) expect(CHARACTERS).toContain(character);
  }
});

test('none is in the box when it begins, and nothing of any is left at the end', () => {
  for (const random of [() => 0, () => 0.999999, chance()])
    for (const drop of createDrops(30, ROWS, random)) {
      expect(rowOf(drop, ROWS, 0)).toBeLessThan(0);
      expect(rowOf(drop, ROWS, 1) - TAIL_ROWS).toBeGreaterThanOrEqual(ROWS - 1);
    }
});

test('each falls steadily through all rows', () => {
  for (const drop of createDrops(5, ROWS, chance())) {
    const rows = Array.from({ length: 101 }, (_, n) => rowOf(drop, ROWS, n / 100));
    for (let n = 2; n < rows.length; n++)
      expect((rows[n] as number) - (rows[n - 1] as number)).toBeCloseTo(
        (rows[1] as number) - (rows[0] as number),
      );
    expect(Math.max(...rows)).toBeGreaterThan(ROWS);
  }
});

test('they do not fall in step', () => {
  expect(new Set(createDrops(30, ROWS, chance()).map(({ start }) => start)).size).toBe(30);
});
