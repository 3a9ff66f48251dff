import { vi } from 'vitest';

/** Animation frames by hand: a stand-in for the browser's, on a clock of its own. Needs timers that are faked. */
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
    /** How many frames are asked for, now or when a timer is due. */
    get scheduled() {
      vi.runOnlyPendingTimers();
      return callbacks.size;
    },
    /**
     * Lets `ms` pass and shows one frame.
     * @returns how many had asked for it
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
