import type { Point } from './zoom';

/** What hands do to a picture; points are measured from the stage's middle, in px. */
export interface Gestures {
  /**
   * Fingers, or the mouse with its button down, have moved by so much; or the wheel has turned.
   * @param isSwipe it is one finger, or the mouse
   */
  onPan(by: Point, isSwipe: boolean): void;
  /** Two fingers have moved apart or together, or the wheel has turned with Ctrl. */
  onPinch(factor: number, at: Point): void;
  /** Two taps at one place, or a double click. */
  onDoubleTap(at: Point): void;
  /** All fingers are off. */
  onRelease(): void;
}

const TAPS_APART_MS = 300;
const TAPS_APART_PX = 30;
/** A tap moves a little, too. */
const STILL_PX = 8;
/** Of a wheel's turn, in px, that doubles the size. */
const WHEEL_DOUBLE_PX = 160;

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Tells what fingers, mouse and wheel do on a stage.
 * @param gestures asked for anew each time
 * @returns how to stop
 */
export function watchGestures(stage: HTMLElement, gestures: () => Gestures): () => void {
  const end = new AbortController();
  const { signal } = end;
  const fingers = new Map<number, Point>();
  /** Where the first finger came down, as long as it may be a tap. */
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
    if (tap && distance(tap, pointOf(event)) < STILL_PX) return;
    // What it moved as a tap, it moves now.
    const from = tap ?? middle(before);
    tap = undefined;
    const to = middle(now);
    gestures().onPan({ x: to.x - from.x, y: to.y - from.y }, now.length === 1);
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
    else gestures().onPan({ x: -event.deltaX, y: -event.deltaY }, false);
  };

  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => end.abort();
}
