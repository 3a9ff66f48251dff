import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/first/loading/idle';

let state: DocumentReadyState;
let idle: (() => void)[];

beforeEach(() => {
  state = 'complete';
  idle = [];
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets promises that have settled call back. */
const settled = () => Promise.resolve();

test('a task waits until the page has loaded and the browser is idle', async () => {
  state = 'interactive';
  const task = vi.fn();
  whenIdle(task);
  await settled();
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  await settled();
  expect(idle).toHaveLength(1);
  expect(task).not.toHaveBeenCalled();
  idle[0]?.();
  expect(task).toHaveBeenCalledOnce();
});

test('a task runs after a moment in a browser without requestIdleCallback', async () => {
  vi.useFakeTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const task = vi.fn();
  whenIdle(task);
  await settled();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
});
