import { expect, test, vi } from 'vitest';
import { CHARACTERS, type Glyph, TRAIL_REDRAWS } from '../../../../src/later/background/model';
import { createPainter } from '../../../../src/later/background/painter';
import { type Drawn, recordingContext } from './recording-context';

const WIDTH = 100;
const HEIGHT = 205;

function open(ratio = 1) {
  const { context, take } = recordingContext();
  const write = vi.fn(() => new EventTarget() as unknown as CanvasImageSource);
  const painter = createPainter(context, write);
  painter.resize(WIDTH, HEIGHT, ratio, '#7ee2a8');
  return { painter, context, take, write };
}

const glyph = (column: number, row: number, more: Partial<Glyph> = {}): Glyph => ({
  column,
  row,
  character: CHARACTERS.indexOf('x'),
  alpha: 1,
  age: 0,
  ...more,
});

/** The characters copied from the sheet, and the positions of their cells. */
const copies = (drawn: Drawn[]) =>
  drawn
    .filter(({ call }) => call === 'drawImage')
    .map(({ args, alpha }) => {
      const [_, from, , cell, , x, y] = args as number[];
      return { character: CHARACTERS[Number(from) / Number(cell)], x, y, cell, alpha };
    });

test('characters are drawn in cells of 20 px, after the gradient', () => {
  const { painter, take } = open();
  take();
  painter.redraw([glyph(0, 0), glyph(4, 7, { character: CHARACTERS.indexOf('q') + 48 })]);
  const drawn = take();
  expect(copies(drawn)).toMatchObject([
    { character: 'x', x: 0, y: 0, cell: 20 },
    { character: undefined, x: 80, y: 140, cell: 20 },
  ]);
  expect(drawn.at(-1)?.call).toBe('drawImage');
});

test('a letter of a word stands at full strength for 2 s, and then dissolves like the rest', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3, { character: 50 })]);
  take();
  for (let n = 1; n < 40; n++) painter.redraw([]);
  const standing = take().filter(({ call }) => call === 'drawImage');
  expect(standing.map(({ alpha }) => alpha)).toEqual(Array(39).fill(1));
  for (let n = 0; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
  painter.redraw([]);
  expect(
    take()
      .filter(({ alpha }) => alpha === 1)
      .map(({ args }) => args),
  ).toEqual([[40, 60, 20, 20]]);
});

test('a trail is cleared in the end, once, and only its own cell', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3)]);
  take();
  for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha, args }) => alpha === 1 && args[2] === 20)).toEqual([]);
  painter.redraw([]);
  const cleared = take().filter(({ alpha }) => alpha === 1);
  expect(cleared.map(({ args }) => args)).toEqual([[40, 60, 20, 20]]);
  for (let n = 0; n < TRAIL_REDRAWS * 2; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
});
