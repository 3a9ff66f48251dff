import { theme } from 'content:theme';
import { ROW_HEIGHT_PX } from './grid';

/** What the rain can't spell separates words; so does the slash of an address. */
const SEPARATOR = /[^a-z0-9+*=<>(){}[\]]/;
/** Longer words would find no room above the name on a phone. */
const MAX_LETTERS = 12;

/** The state of the page that the rain depends on. */
export interface Scene {
  /** The canvas: width and height in CSS px, pixel ratio, accent, and with two themes, whether it shows the light one. */
  view: [width: number, height: number, ratio: number, accent: string, isLight?: boolean];
  /** The words that it spells, and the rows for them: below the bar, with an empty one above the page’s first text. */
  words: string[];
  space: [first: number, end: number];
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
  let words: string[] = [];
  /** Unknown again after each change of the size, which may move the first text. */
  let space: Scene['space'] | undefined;

  function update() {
    if (!width || !space || stillWanted === undefined) return;
    // An open dialog covers the page.
    const covered = document.hidden || !isRendered || !!document.querySelector('dialog[open]');
    const accent = getComputedStyle(document.body).getPropertyValue('--accent');
    const isLight = theme === 'auto' && (window as { isLight?: boolean }).isLight;
    show({
      view: [width, height, devicePixelRatio, accent, isLight],
      words,
      space,
      still: stillWanted || covered,
    });
  }

  /** Knows where the page's first text is, without a layout of its own. */
  const firstText = new IntersectionObserver(([entry]) => {
    const page = document.querySelector('.page') as HTMLElement;
    // A page that is not found spells the address that was asked for.
    const text = (page.dataset.rain ?? location.pathname).toLowerCase();
    words = text.split(SEPARATOR).filter(({ length }) => length && length <= MAX_LETTERS);
    const { top } = (entry as IntersectionObserverEntry).boundingClientRect;
    space = [Math.ceil(page.offsetTop / ROW_HEIGHT_PX), Math.floor((top + scrollY) / ROW_HEIGHT_PX) - 1];
    update();
  });

  function watchText() {
    const text = document.querySelector('main :is(h1, p)');
    firstText.disconnect();
    if (text) firstText.observe(text);
  }

  /** Reads no layout: while a stylesheet is pending, that resizes the canvas in WebKit, which then reports a loop. */
  function measure(entries: ResizeObserverEntry[]) {
    for (const { target, contentRect } of entries) {
      if (target !== canvas) continue;
      isRendered = contentRect.width > 0;
      // Otherwise the columns stay as they are.
      if (!isRendered) continue;
      ({ width, height } = contentRect);
      space = undefined;
      watchText();
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
  new MutationObserver(watchText).observe(document.querySelector('main') as Node, { childList: true });
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
