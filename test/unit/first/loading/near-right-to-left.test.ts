import { expect, test, vi } from 'vitest';
import { watchStrip } from '../../../../src/first/loading/near';
import { FakeObserver, stubObserver } from './fake-observer';

vi.mock('content:settings', () => ({ isRightToLeft: true }));

test('from right to left, the picture on the left of the visible one loads, not that on the right', () => {
  stubObserver();
  watchStrip(document.createElement('div'));
  expect(FakeObserver.last.options.rootMargin).toBe('0px -1px 0px 99%');
  vi.unstubAllGlobals();
});
