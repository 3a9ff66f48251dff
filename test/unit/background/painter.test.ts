import { expect, test, vi } from 'vitest';
import { CHARACTERS, type Glyph, TRAIL_REDRAWS } from '../../../src/background/glyphs';
import { createPainter } from '../../../src/background/painter';

vi.mock('content:settings', async (original) => ({ ...(await original<object>()), background: 'sparse' }));

/** Paints sparse rain on 100 × 205 px; `redraw` returns what that draws, in full strength. */
function paint() {
  const drawn: { call: string; args: number[]; alpha: number }[] = [];
  const record =
    (call: string) =>
    (...args: unknown[]) =>
      drawn.push({ call, args: args.filter((each) => typeof each === 'number'), alpha: context.globalAlpha });
  const context = {
    ...{ globalAlpha: 1, fillStyle: '', canvas: {} },
    ...{ fillRect: record('fillRect'), drawImage: record('drawImage') },
  };
  const painter = createPainter(context as never, () => new EventTarget() as never);
  painter.resize(100, 205, 1, '#7ee2a8');
  return (...glyphs: Partial<Glyph>[]) => {
    drawn.length = 0;
    painter.redraw(glyphs.map((glyph) => ({ column: 1, row: 3, character: 0, alpha: 1, age: 0, ...glyph })));
    return drawn.filter(({ alpha }) => alpha === 1);
  };
}

test.each([
  ['a trail', CHARACTERS.indexOf('x'), 0],
  ['a letter of a word, which stands at full strength for 2 s before,', 50, 39],
])('%s is cleared in the end, once, and only its own cell', (_, character, standing) => {
  const redraw = paint();
  redraw({ character });
  const redraws = Array.from({ length: 200 }, () => redraw());
  const stands = redraws.filter((drawn) => drawn.some(({ call }) => call === 'drawImage'));
  expect(stands).toHaveLength(standing);
  const rest = redraws.slice(standing).map((drawn) => drawn.map(({ args }) => args));
  const cleared = rest.flatMap((drawn, index) => (drawn.length ? index : []));
  expect(cleared).toEqual([TRAIL_REDRAWS - (standing ? 0 : 1)]);
  expect(rest.flat()).toEqual([[20, 60, 20, 20]]);
});

test('a sparse background rains in every third column', () => {
  const glyphs = [0, 1, 2, 3, 4, 5].map((column) => ({ column }));
  const drawn = paint()(...glyphs).filter(({ call }) => call === 'drawImage');
  expect(drawn.map(({ args }) => (args.at(-4) ?? 0) / 20)).toEqual([1, 4]);
});
