import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../../../../src/later/background/scene';
import { createScreen } from './screen';

vi.mock('content:settings', () => ({ background: 'sparse' }));
const { openStage } = await import('../../../../src/later/background/stage');

const STILL: Scene = { view: [400, 800, 1, '', false], words: ['lua', 'react'], space: [0, 21], still: true };

let screen: ReturnType<typeof createScreen>;
beforeEach(() => {
  screen = createScreen();
});
afterEach(() => screen.close());

test('a sparse background rains in every third column', () => {
  openStage(document.createElement('canvas'))?.(STILL);
  const drawn = screen.recorded.take().filter(({ call }) => call === 'drawImage');
  expect(drawn.length).toBeGreaterThan(0);
  const columns = new Set(drawn.map(({ args }) => Math.round(Number(args.at(-4)) / 20)));
  expect([...columns].filter((column) => column % 3 !== 1)).toEqual([]);
});
