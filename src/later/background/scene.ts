import { theme } from 'content:theme';

/** The state of the page that the rain depends on. */
export interface Scene {
  /** The canvas: its width and height in CSS px, its pixel ratio, and with two themes, whether it shows the light one. */
  view: [width: number, height: number, ratio: number, isLight?: boolean];
  /** Whether the picture is still, because the visitor prefers it or it is not visible. */
  still: boolean;
}

/**
 * Watches everything that the rain depends on: size, pixel ratio, theme, visibility.
 * @param show gets the scene whenever it may have changed, once the canvas has a size and `setStill` has been called
 */
export function watchScene(show: (scene: Scene) => void) {
  let canvas: HTMLCanvasElement | undefined;
  let width = 0;
  let height = 0;
  /** Whether the canvas has a layout, which it lacks in print and with forced colours. */
  let isRendered = false;
  let stillWanted: boolean | undefined;

  function update() {
    if (!width || stillWanted === undefined) return;
    // An open dialog covers the page.
    const covered = document.hidden || !isRendered || document.querySelector('dialog[open]');
    show({
      view: [width, height, devicePixelRatio, theme === 'auto' && (window as { isLight?: boolean }).isLight],
      still: stillWanted || !!covered,
    });
  }

  /** Reads no layout: while a stylesheet is pending, that resizes the canvas in WebKit, which then reports a loop. */
  function measure(entries: ResizeObserverEntry[]) {
    for (const { target, contentRect } of entries) {
      if (target !== canvas) continue;
      isRendered = contentRect.width > 0;
      // Otherwise the columns stay as they are.
      if (isRendered) ({ width, height } = contentRect);
    }
    update();
  }

  // The pixel ratio can change without a change of size, for example on another monitor.
  function watchRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        update();
        watchRatio();
      },
      { once: true },
    );
  }

  const sizes = new ResizeObserver(measure);
  watchRatio();
  document.addEventListener('visibilitychange', update);
  if (theme === 'auto') document.addEventListener('theme', update);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      // A removed dialog closes without an event, but loses its size, unless it is removed before it had one.
      sizes.observe(target as Element);
      update();
      requestAnimationFrame(update);
    },
    true,
  );
  return {
    /** Sets the canvas. */
    observe(other: HTMLCanvasElement) {
      canvas = other;
      sizes.observe(other);
    },
    setStill(still: boolean) {
      stillWanted = still;
      update();
    },
  };
}
