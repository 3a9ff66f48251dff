import { vi } from 'vitest';

/** Where the parts of the page stand, in px: left, top, width, height. */
const RECTS: Record<string, number[]> = {
  p: [40, 390, 300, 20],
  h1: [40, 430, 100, 20],
  picture: [300, 300, 60, 60],
};

/** A page of 400 × 800 px with stubs for the browser APIs that the scene watches. Needs fake timers. */
export function createScreen() {
  const frames = createFrames();
  const observed = new Set<Element>();
  let hidden = false;
  let width = 400;
  let newRatio = () => {};
  let newSize: (entries: object[]) => void = () => {};
  let scrolled = 0;
  document.body.innerHTML =
    '<main><div class="page" data-rain="Lua React"><header><p>Hi, my name is</p><h1>Kim</h1><picture><img alt=""></picture></header><section><p>Text</p></section></div></main>';

  vi.stubGlobal('requestAnimationFrame', frames.request);
  vi.stubGlobal('cancelAnimationFrame', frames.cancel);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof newSize) {
        newSize = callback;
      }
      observe = (element: Element) => void observed.add(element);
    },
  );
  vi.stubGlobal(
    'Range',
    class {
      node?: Element;
      selectNodeContents(node: Element) {
        this.node = node;
      }
      getClientRects() {
        const [x, y, width, height] = RECTS[this.node?.localName ?? ''] ?? [];
        return [new DOMRect(x, (y ?? 0) - scrolled, width, height)];
      }
    },
  );
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('matchMedia', () => {
    const query = new EventTarget();
    newRatio = () => query.dispatchEvent(new Event('change'));
    return query;
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);

  return {
    frames,
    observed,
    /** Reports a width as the browser does: of everything observed, or of one element. */
    layOut(newWidth = width, only?: Element) {
      width = newWidth;
      const targets = only ? [only] : [...observed];
      newSize(targets.map((target) => ({ target, contentRect: { width, height: 800 } })));
      vi.advanceTimersByTime(1);
      frames.frame(16);
    },
    scroll(px: number) {
      scrolled = px;
      document.dispatchEvent(new Event('scroll'));
      frames.frame(16);
    },
    setRatio(ratio: number) {
      vi.stubGlobal('devicePixelRatio', ratio);
      newRatio();
    },
    setHidden(value: boolean) {
      hidden = value;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    close() {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      document.body.replaceChildren();
      vi.useRealTimers();
    },
  };
}

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
