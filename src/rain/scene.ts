import { theme } from 'content:theme';

/** What the rain needs to know of the page. */
export interface Scene {
  /** The canvas: its width and height in CSS px, its device px per CSS px, and whether it is paper. */
  view: [width: number, height: number, ratio: number, isDay?: boolean];
  /** Whether the picture stands still: the visitor wants it so or nobody sees it. */
  still: boolean;
}

/**
 * Watches all of the page that the rain depends on: size, pixel ratio, theme, visibility.
 * @param show gets the scene whenever it may have changed, once the canvas has a size and `setStill` was called
 */
export function watchScene(show: (scene: Scene) => void) {
  let canvas: HTMLCanvasElement | undefined;
  let width = 0;
  let height = 0;
  let wished: boolean | undefined;

  function update() {
    // Not laid out, as on paper: the columns wait for their screen.
    if (!width || wished === undefined) return;
    // An open dialog covers the page.
    const covered = document.hidden || document.querySelector('dialog[open]');
    show({
      view: [width, height, devicePixelRatio, theme === 'auto' && (window as { isDay?: boolean }).isDay],
      still: wished || !!covered,
    });
  }

  function measure() {
    if (!canvas) return;
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    update();
  }

  // A pixel ratio can change with no change of size: another monitor.
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
      // One that is taken off the page closes without an event, but loses its size; unless it goes before it had one.
      sizes.observe(target as Element);
      update();
      requestAnimationFrame(update);
    },
    true,
  );
  return {
    /** From now on this is the canvas. */
    observe(other: HTMLCanvasElement) {
      canvas = other;
      sizes.observe(other);
    },
    setStill(still: boolean) {
      wished = still;
      update();
    },
  };
}
