import { expect, test } from 'vitest';
import { CHARACTERS, TRAIL_REDRAWS } from '../../../../src/later/background/model';
import { createPainter } from '../../../../src/later/background/painter';
import { recordingContext } from './recording-context';

/** Draws a character once; returns what is drawn in each of many redraws after that. */
function after(character: number) {
  const { context, take } = recordingContext();
  const painter = createPainter(context, () => new EventTarget() as unknown as CanvasImageSource);
  painter.resize(100, 205, 1, '#7ee2a8');
  painter.redraw([{ column: 2, row: 3, character, alpha: 1, age: 0 }]);
  take();
  return Array.from({ length: 200 }, () => {
    painter.redraw([]);
    return take().filter(({ alpha }) => alpha === 1);
  });
}

test.each([
  ['a trail', CHARACTERS.indexOf('x'), 0],
  ['a letter of a word, which stands at full strength for 2 s before,', 50, 39],
])('%s is cleared in the end, once, and only its own cell', (_, character, standing) => {
  const redraws = after(character);
  const stands = redraws.filter((drawn) => drawn.some(({ call }) => call === 'drawImage'));
  expect(stands).toHaveLength(standing);
  const rest = redraws.slice(standing).map((drawn) => drawn.map(({ args }) => args));
  const cleared = rest.flatMap((drawn, index) => (drawn.length ? index : []));
  expect(cleared).toEqual([TRAIL_REDRAWS - (standing ? 0 : 1)]);
  expect(rest.flat()).toEqual([[40, 60, 20, 20]]);
});
