import { vi } from 'vitest';
import { createFrames } from './frames';
import { offscreenCanvas, recordingContext } from './recording-context';

/** A page of 400 × 800 px with stubs for all browser APIs that the background uses. Needs fake timers. */
export function createScreen() {
  const frames = createFrames();
  const recorded = recordingContext();
  const observed = new Set<Element>();
  let hidden = false;
  let width = 400;
  let newRatio = () => {};
  let newSize: (entries: object[]) => void = () => {};
  let newPlace: (entries: object[]) => void = () => {};
  document.body.innerHTML = '<main><div class="page" data-rain="Lua React"><h1>Kim</h1></div></main>';

  vi.stubGlobal('requestAnimationFrame', frames.request);
  vi.stubGlobal('cancelAnimationFrame', frames.cancel);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas(recordingContext()));
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
    'IntersectionObserver',
    class {
      constructor(callback: typeof newPlace) {
        newPlace = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => {
    const query = new EventTarget();
    newRatio = () => query.dispatchEvent(new Event('change'));
    return query;
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => recorded.context);

  return {
    frames,
    recorded,
    observed,
    /** Reports a width as the browser does: of everything observed, or of one element. */
    layOut(newWidth = width, only?: Element) {
      width = newWidth;
      const targets = only ? [only] : [...observed];
      newSize(targets.map((target) => ({ target, contentRect: { width, height: 800 } })));
      newPlace([{ boundingClientRect: { top: 430 } }]);
      vi.advanceTimersByTime(1);
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
