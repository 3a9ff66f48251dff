import { expect, test } from 'vitest';
import type { Item } from '../index.d.ts';
import { FIRST_FLIGHT_BYTES } from '../src/figures.ts';
import { type Answer, answersOf, roundTripsOf } from '../src/visit/round-trips.ts';

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

test('a file is asked for once what leads to it has come: the place in the page, whole scripts, all before the load event', () => {
  const item = (file: string, when: Item['when'], counts = true) =>
    ({
      file,
      name: file,
      kind: file.replace(/.*\./, ''),
      when,
      counts,
      raw: 0,
      gzip: 0,
      brotli: 0,
      sent: 100,
    }) satisfies Item;
  const files = [
    item('index.html', 'before load'),
    item('assets/app.js', 'before load'),
    item('chunk.js', 'before load'),
    item('aside.js', 'after load', false),
    item('late.js', 'after load'),
    item('icon.svg', 'after load'),
    item('added.png', 'before load'),
  ];
  const page = `${'x'.repeat(194)}app.js${'x'.repeat(200)}`;
  const initiators = new Map([
    ['assets/app.js', ['index.html']],
    ['chunk.js', ['assets/app.js', undefined]],
    ['late.js', ['chunk.js']],
    ['added.png', ['index.html']],
  ]);
  const whole = (...indexes: number[]) => indexes.map((index) => ({ index, bytes: 100 }));
  expect(answersOf(files, page, initiators)).toEqual([
    { bytes: 100, needs: [] },
    { bytes: 100, needs: [{ index: 0, bytes: 50 }] },
    { bytes: 100, needs: whole(0, 1) },
    { bytes: 100, needs: whole(0, 1, 2, 5) },
    { bytes: 100, needs: whole(0, 1, 2, 3, 5) },
    { bytes: 100, needs: whole(0, 1, 2, 3) },
  ]);
});
