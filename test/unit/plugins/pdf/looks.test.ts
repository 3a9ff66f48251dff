import { expect, test } from 'vitest';
import { fitted } from '../../../../plugins/pdf/looks.ts';

/** Returns the part that was taken, and how often a document was set, if parts from `enough` on spare a page. */
async function tightenedTo(enough: number, most: number, filled = 1) {
  let count = 0;
  const set = async (part: number) => {
    count++;
    return { pages: part < enough ? 2 : 1, filled, part };
  };
  return { part: (await fitted(set, most)).part, count };
}

test.each([
  ['what fits as it is stays so, and is set once', 0, 1, 1, 0, 1],
  ['what does not fit is tightened as little as is enough', 0.33, 1, 1, 0.35, 6],
  ['what fits at no step is as tight as can be', 2, 1, 1, 1, 6],
  ['a last page is spared that would hold little', 0.6, Infinity, 0.3, 0.6, 5],
  ['a last page is not spared by more than twelve steps', 0.61, Infinity, 0.3, 0, 5],
  ['a last page that holds more is not spared', 0.1, Infinity, 0.31, 0, 1],
])('%s', async (_, enough, most, filled, part, count) => {
  const found = await tightenedTo(enough, most, filled);
  expect(found.part).toBeCloseTo(part, 5);
  expect(found.count).toBeLessThanOrEqual(count);
});
