import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShowScene } from '../../../../src/later/background/stage';
import { createScreen } from './screen';

vi.mock('content:theme', () => ({ theme: 'auto' }));
const { watchScene } = await import('../../../../src/later/background/scene');

let screen: ReturnType<typeof createScreen>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = createScreen();
});
afterEach(() => screen.close());

test('on a site with two themes, reports the current theme and each change', () => {
  const show = vi.fn<ShowScene>();
  const canvas = document.createElement('canvas');
  vi.stubGlobal('isLight', true);
  const scene = watchScene(show);
  scene.observe(canvas);
  scene.setStill(false);
  screen.layOut();
  expect(show.mock.lastCall?.[0].view).toEqual([400, 800, 1, '', true]);
  vi.stubGlobal('isLight', false);
  document.dispatchEvent(new Event('theme'));
  expect(show.mock.lastCall?.[0].view).toEqual([400, 800, 1, '', false]);
});
