import type { Point } from './zoom';

/** Gestures on a picture; points are relative to the center of the stage, in px. */
export interface Gestures {
  /**
   * Fingers, or the mouse with its button down, have moved; or the wheel has turned.
   * @param fingers how many: 1 for the mouse, 0 for the wheel
   */
  onPan(by: Point, fingers: number): void;
  /** Two fingers have moved apart or together, or the wheel has turned with Ctrl. */
  onPinch(factor: number, at: Point): void;
  /** Two taps in the same place, or a double click. */
  onDoubleTap(at: Point): void;
  /** The last finger was lifted. */
  onRelease(): void;
}

const TAPS_APART_MS = 300;
const TAPS_APART_PX = 30;
/** A finger may move this far during a tap. */
const TAP_SLOP_PX = 8;
/** Wheel movement that doubles the size. */
const WHEEL_DOUBLE_PX = 160;

const center = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Recognizes gestures of fingers, mouse and wheel on a stage.
 * @param gestures returns the current handlers, called for each gesture
 * @returns stops it
 */
export function watchGestures(stage: HTMLElement, gestures: () => Gestures): () => void {
  const end = new AbortController();
  const { signal } = end;
  const fingers = new Map<number, Point>();
  /** Where the first finger came down, as long as the gesture may be a tap. */
  let tap: Point | undefined;
  let lastTap: (Point & { time: number }) | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button || fingers.size > 1) return;
    stage.setPointerCapture(event.pointerId);
    tap = fingers.size ? undefined : pointOf(event);
    fingers.set(event.pointerId, pointOf(event));
  };

  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, pointOf(event));
    const now = [...fingers.values()];
    if (tap && distance(tap, pointOf(event)) < TAP_SLOP_PX) return;
    // The first pan includes the movement so far, which was ignored as a possible tap.
    const from = tap ?? center(before);
    tap = undefined;
    const to = center(now);
    gestures().onPan({ x: to.x - from.x, y: to.y - from.y }, now.length);
    const [a, b] = now;
    const [c, d] = before;
    if (a && b && c && d) gestures().onPinch(distance(a, b) / (distance(c, d) || 1), to);
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    gestures().onRelease();
    if (!tap || event.type !== 'pointerup') return;
    const at = { ...tap, time: event.timeStamp };
    const isSecond =
      lastTap && at.time - lastTap.time < TAPS_APART_MS && distance(at, lastTap) < TAPS_APART_PX;
    if (isSecond) gestures().onDoubleTap(at);
    lastTap = isSecond ? undefined : at;
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) gestures().onPinch(2 ** (-event.deltaY / WHEEL_DOUBLE_PX), pointOf(event));
    else gestures().onPan({ x: -event.deltaX, y: -event.deltaY }, 0);
  };

  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => end.abort();
}
