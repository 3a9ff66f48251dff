import { expect, test, vi } from 'vitest';
import { CHARACTERS, type Glyph, TRAIL_REDRAWS } from '../../../src/background/glyphs';
import { createPainter } from '../../../src/background/painter';

vi.mock('content:site', async (original) => ({ ...(await original<object>()), background: 'sparse' }));

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
  const paintedBy = (act: () => void) => {
    drawn.length = 0;
    act();
    return drawn.filter(({ alpha }) => alpha === 1);
  };
  const redraw = (...glyphs: Partial<Glyph>[]) =>
    paintedBy(() =>
      painter.redraw(
        glyphs.map((glyph) => ({ column: 1, row: 3, character: 0, alpha: 1, age: 0, ...glyph })),
      ),
    );
  const clear = (isCovered: (glyph: Glyph) => boolean) => paintedBy(() => painter.clear(isCovered));
  return { redraw, clear };
}

test.each([
  ['a trail', CHARACTERS.indexOf('x'), 0],
  ['a letter of a word, which stands at full strength for 2 s before,', 50, 39],
])('%s is cleared in the end, once, and only its own cell', (_, character, standing) => {
  const { redraw } = paint();
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
  const drawn = paint()
    .redraw(...glyphs)
    .filter(({ call }) => call === 'drawImage');
  expect(drawn.map(({ args }) => (args.at(-4) ?? 0) / 20)).toEqual([1, 4]);
});

test('what a text has moved over is cleared at once and does not come back', () => {
  const { redraw, clear } = paint();
  redraw({ row: 3, character: 50 }, { row: 4, character: 50 });
  expect(clear(({ row }) => row > 3).map(({ args }) => args)).toEqual([[20, 80, 20, 20]]);
  expect(redraw().flatMap(({ call, args }) => (call === 'drawImage' ? args.at(-3) : []))).toEqual([60]);
});
