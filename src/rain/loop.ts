export const REDRAW_MS = 50;
/** Frames come a little early or late; without slack a redraw due at 49.9 ms would wait a whole frame more. */
const SLACK_MS = 1;
/** A longer gap between two frames is a machine that slept, not a frame: the rest of it does not count. */
const LONGEST_FRAME_MS = 250;
/** Before the next redraw the loop sleeps so much less than is left: the time of a frame, and that timers are late. */
const WAKE_MS = 14;

/** Calls for redraws between `start` and `stop`; both may be called twice. */
export interface Loop {
  start(): void;
  stop(): void;
}

/**
 * Redraws every 50 ms on average, at most once a frame, and never to catch up. It asks for no frames while it is
 * stopped, and for few that it would let pass: each costs the browser a look at the whole page.
 * @param redraw gets the time in ms that the loop has been running, stops left out
 * @param request, cancel stand-ins for the browser's animation frames
 */
export function createLoop(
  redraw: (clockMs: number) => void,
  request = requestAnimationFrame,
  cancel = cancelAnimationFrame,
): Loop {
  let handle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let previous: number | undefined;
  let clock = 0;
  let due = 0;

  function ask() {
    handle = request(frame);
  }

  function frame(time: number) {
    clock += Math.min(time - (previous ?? time), LONGEST_FRAME_MS);
    previous = time;
    if (clock < due - SLACK_MS) return ask();
    due += REDRAW_MS;
    if (due <= clock) due = clock + REDRAW_MS;
    timer = setTimeout(ask, due - clock - WAKE_MS);
    redraw(clock);
  }

  return {
    start() {
      if (handle === undefined) ask();
    },
    stop() {
      if (handle !== undefined) cancel(handle);
      clearTimeout(timer);
      handle = previous = undefined;
    },
  };
}
