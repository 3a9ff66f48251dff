import { expect, test } from 'vitest';
import { FIRST_FLIGHT_BYTES } from '../src/figures.ts';
import { type Answer, roundTripsOf } from '../src/visit/round-trips.ts';

const answer = (bytes: number, ...needs: [index: number, bytes?: number][]): Answer => ({
  bytes,
  needs: needs.map(([index, part = 1]) => ({ index, bytes: part })),
});
const FLIGHT = FIRST_FLIGHT_BYTES;

test.each<[why: string, count: number, ...Answer[]]>([
  ['nothing to ask for', 0],
  ['a page in one flight', 1, answer(FLIGHT)],
  ['a byte more', 2, answer(FLIGHT + 1)],
  ['10 and 20 packets', 2, answer(3 * FLIGHT)],
  ['10, 20 and 40', 3, answer(7 * FLIGHT)],
  ['80 as well', 4, answer(7 * FLIGHT + 1)],
  ['a chain of three, however small', 3, answer(9), answer(9, [0]), answer(9, [1])],
  ['two that are asked for at once', 2, answer(9), answer(9, [0]), answer(9, [0])],
  ['two that share a flight which is too small for both', 3, answer(9), answer(FLIGHT, [0]), answer(1, [0])],
  ['flights that were not full do not grow', 4, answer(9), answer(9, [0]), answer(FLIGHT + 1, [1])],
  ['full ones do', 3, answer(FLIGHT), answer(2 * FLIGHT, [0]), answer(1, [0])],
  ['what the first flight names does not wait for the second', 2, answer(2 * FLIGHT), answer(9, [0, FLIGHT])],
  ['what the second names does', 3, answer(2 * FLIGHT), answer(9, [0, FLIGHT + 1])],
  ['of two that wait for each other neither is asked for', 1, answer(9), answer(9, [2]), answer(9, [1])],
])('waiting for the server: %s', (_, count, ...answers) => {
  expect(roundTripsOf(answers)).toBe(count);
});
