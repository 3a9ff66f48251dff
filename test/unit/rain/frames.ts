/** Animation frames by hand: a stand-in for the browser's, on a clock of its own. */
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
    /** How many frames are asked for. */
    get scheduled() {
      return callbacks.size;
    },
    /** Lets `ms` pass and shows one frame. */
    frame(ms: number) {
      now += ms;
      const due = [...callbacks.values()];
      callbacks.clear();
      for (const callback of due) callback(now);
    },
  };
}
