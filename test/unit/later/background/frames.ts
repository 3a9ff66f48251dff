import { vi } from 'vitest';

/** Fake animation frames with a clock of their own, triggered by the test. Needs fake timers. */
export function createFrames() {
  const callbacks = new Map<number, FrameRequestCallback>();
  let handles = 0;
  let now = 0;
  return {
    request: (callback: FrameRequestCallback) => {
      callbacks.set(++handles, callback);
      return handles;
    },
    cancel: (handle: number) => void callbacks.delete(handle),
    /** Number of frames requested now or by pending timers. */
    get scheduled() {
      vi.runOnlyPendingTimers();
      return callbacks.size;
    },
    /**
     * Advances the clock by `ms` and runs one frame.
     * @returns number of callbacks that ran
     */
    frame(ms: number) {
      now += ms;
      vi.advanceTimersByTime(ms);
      const due = [...callbacks.values()];
      callbacks.clear();
      for (const callback of due) callback(now);
      return due.length;
    },
  };
}
