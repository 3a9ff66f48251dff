import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, frames, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

test.use({ moves: true });

/** Longer than several redraws. */
const FRAMES = 20;

/** A hash of the canvas; drawn on another canvas, as its own pixels may belong to a worker. */
const picture = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('body > canvas');
  if (!canvas?.width) return '';
  const copy = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0, 200, 200, 0, 0, 200, 200);
  // One number, as a busy browser takes seconds to return all pixels.
  return String(context.getImageData(0, 0, 200, 200).data.reduce((sum, value) => (sum * 31 + value) | 0, 7));
};
const label = () =>
  document.querySelector('header button[aria-label$=" background"]')?.getAttribute('aria-label');

async function moves(visitor: Visitor): Promise<boolean> {
  const before = await visitor.run(picture);
  await frames(visitor, FRAMES);
  return before !== (await visitor.run(picture));
}

test('the background moves until it is paused, which is remembered', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await expect.poll(() => moves(visitor)).toBe(true);
  await click(visitor, 'header button[aria-label="Pause background"]');
  await poll(visitor, label).toBe('Resume background');
  await expect.poll(() => moves(visitor)).toBe(false);
  await visitor.reload();
  await poll(visitor, label).toBe('Resume background');
  await expect.poll(() => visitor.run(picture)).not.toBe('');
  await expect.poll(() => moves(visitor)).toBe(false);
  await click(visitor, 'header button[aria-label="Resume background"]');
  await expect.poll(() => moves(visitor)).toBe(true);
  expect(await consoleMessages(visitor)).toEqual([]);
});
