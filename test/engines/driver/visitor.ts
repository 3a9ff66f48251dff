/** A point on the screen, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** What a visitor does with a browser, whichever it is; pages are looked at in standard DOM. */
export interface Visitor {
  /** The browser's name and version. */
  readonly version: string;
  /** Makes the page so large, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Goes to an address and waits for its `load`; one that cannot be reached throws. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and waits for what it promises; it sees its arguments and the page, nothing else. */
  run<A extends unknown[], T>(script: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** Presses the mouse's first button at a point, and lets it go at another one. */
  drag(from: Point, to: Point): Promise<void>;
  /** Moves the mouse, with no button pressed. */
  hover(to: Point): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, a held one before it: `Control+v`. */
  press(key: string): Promise<void>;
  /** What the browser itself says on its console, where it tells. */
  readonly console: string[];
  close(): Promise<void>;
}
