/** A point on the screen, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** What a visitor can do with any browser; tests inspect pages through the standard DOM. */
export interface Visitor {
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<unknown>;
  /**
   * Navigates to a URL and waits for its `load` event.
   * @throws if the URL cannot be reached
   */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Goes back to another document. A script that did so could be unloaded before it answers. */
  back(): Promise<unknown>;
  /** Runs a function in the page and awaits its result; it can use only its arguments and the page's globals. */
  run<A extends unknown[], T>(script: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** Presses the primary mouse button at one point and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Moves the mouse, with no button pressed. */
  hover(to: Point): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`, optionally with a modifier: `Control+v`. */
  press(key: string): Promise<void>;
  /** The browser's console messages, if its driver reports them. */
  readonly console: string[];
  close(): Promise<void>;
}

/** Keys that are not characters, as WebDriver encodes them (its code points from U+E000). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The number of moves of a drag, each as long as a frame. */
const MOVES = 6;
const MOVE_MS = 16;

const moveTo = ({ x, y }: Point, duration = 0) => {
  return { type: 'pointerMove', duration, x: Math.round(x), y: Math.round(y) };
};

/** The input sources of a drag with the mouse, in the format of both WebDriver and WebDriver BiDi. */
export function dragActions(from: Point, to: Point) {
  const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const isClick = from.x === to.x && from.y === to.y;
  const path = isClick ? [] : Array.from({ length: MOVES }, (_, step) => at((step + 1) / MOVES));
  return mouse([
    moveTo(from),
    { type: 'pointerDown', button: 0 },
    ...path.map((point) => moveTo(point, MOVE_MS)),
    { type: 'pointerUp', button: 0 },
  ]);
}

export const hoverActions = (to: Point) => mouse([moveTo(to)]);

export function keyActions(keys: string) {
  const values = keys.split('+').map((key) => KEYS[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.reverse().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

const mouse = (actions: object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
