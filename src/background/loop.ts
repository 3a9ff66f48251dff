import { REDRAW_MS } from './grid';

/** Frames arrive slightly early or late; without slack a redraw due at 49.9 ms would wait one more frame. */
const SLACK_MS = 1;
/** A longer gap between two frames means that the machine was asleep: anything beyond this does not count. */
const MAX_FRAME_MS = 250;
/** The loop's timer ends this long before the next redraw, to allow for the time of a frame and for late timers. */
const WAKE_MS = 14;

/** Triggers redraws between `start` and `stop`; both may be called repeatedly. */
export interface Loop {
  start(): void;
  stop(): void;
}

/**
 * Redraws every 50 ms on average, at most once per frame, and never catches up. It requests no frames while stopped,
 * and few that it would skip: each makes the browser check the complete page.
 * @param redraw gets the time in ms that the loop has been running, excluding stops
 * @param request, cancel replace the browser's animation frame functions in tests
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

  function requestFrame() {
    handle = request(frame);
  }

  function frame(time: number) {
    clock += Math.min(time - (previous ?? time), MAX_FRAME_MS);
    previous = time;
    if (clock < due - SLACK_MS) return requestFrame();
    due += REDRAW_MS;
    if (due <= clock) due = clock + REDRAW_MS;
    timer = setTimeout(requestFrame, due - clock - WAKE_MS);
    redraw(clock);
  }

  return {
    start() {
      if (handle === undefined) requestFrame();
    },
    stop() {
      cancel(handle as number);
      clearTimeout(timer);
      handle = previous = undefined;
    },
  };
}
