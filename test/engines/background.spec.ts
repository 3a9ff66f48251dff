import { click, frames, visit } from './acts.ts';
import type { Visitor } from './driver/visitor.ts';
import { answer, expect, test } from './test.ts';

test.use({ moves: true });

/** Longer than several redraws, in frames. */
const SEVERAL = 20;

/** What the canvas shows, in few words; drawn on another one, as its own pixels may belong to a worker. */
const picture = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('body > canvas');
  if (!canvas?.width) return '';
  const copy = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0, 200, 200, 0, 0, 200, 200);
  return context.getImageData(0, 0, 200, 200).data.join('');
};
const label = () =>
  document.querySelector('header button[aria-label$=" background"]')?.getAttribute('aria-label');

async function moves(visitor: Visitor): Promise<boolean> {
  const before = await visitor.run(picture);
  await frames(visitor, SEVERAL);
  return before !== (await visitor.run(picture));
}

test('the background moves until it is paused, and the choice is remembered', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await expect.poll(() => moves(visitor)).toBe(true);
  await click(visitor, 'header button[aria-label="Pause background"]');
  await answer(visitor, label).toBe('Resume background');
  await expect.poll(() => moves(visitor)).toBe(false);
  await visitor.reload();
  await answer(visitor, label).toBe('Resume background');
  await answer(visitor, picture).not.toBe('');
  await expect.poll(() => moves(visitor)).toBe(false);
  await click(visitor, 'header button[aria-label="Resume background"]');
  await expect.poll(() => moves(visitor)).toBe(true);
});
