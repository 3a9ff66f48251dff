/** A point on the screen, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** What a visitor can do with any browser; tests inspect pages through the standard DOM. */
export interface Visitor {
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Navigates to a URL and waits for its `load` event.
   * @throws if the URL cannot be reached
   */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back to another document; the script of one being unloaded could end without an answer. */
  back(): Promise<void>;
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
