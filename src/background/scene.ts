import { theme } from 'content:site';
import { COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from './grid';
import type { Box, Wanted } from './model';

/** What the rain can spell; the slash of an address separates words. */
const WORD = /[a-z0-9+*=<>(){}[\]]+/g;
/** How many words come first: the home page says in its first lines that the owner works with these. */
const FIRST_WORDS = 4;
/** How far below the upper edge of a line's box its letters begin, as a share of its height. */
const ABOVE_LETTERS = 0.2;

/** The state of the page that the rain depends on. */
export interface Scene extends Wanted {
  /** The canvas: width and height in CSS px, pixel ratio, accent, and with two themes, whether it shows the light one. */
  view: [width: number, height: number, ratio: number, accent: string, isLight?: boolean];
}

/**
 * Returns the box around the elements that the rain lands on, in cells; an infinite one, in no column, if none can be seen.
 * They are in the first part of a page, but for a project page: it is an `article`, on which no rain lands.
 * @param bar height of the bar in px
 * @param above how far below its upper edge each line begins, as a share of its height
 */
function boxOf(selector: string, bar: number, above: number): Box {
  const range = new Range();
  const rects = [...document.querySelectorAll(`main>div>:first-child :is(${selector})`)]
    .flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    })
    .filter((rect) => rect.bottom > bar);
  return [
    Math.min(...rects.map((rect) => rect.left)) / COLUMN_WIDTH_PX,
    Math.max(...rects.map((rect) => rect.right)) / COLUMN_WIDTH_PX,
    Math.min(...rects.map((rect) => rect.top + rect.height * above)) / ROW_HEIGHT_PX,
  ];
}

/**
 * Watches everything that the rain depends on: size, pixel ratio, theme, visibility.
 * @param show gets the scene whenever it may have changed, once the canvas has a size and `setStill` has been called
 */
export function watchScene(show: (scene: Scene) => void) {
  let canvas: HTMLCanvasElement | undefined;
  let width = 0;
  let height = 0;
  /** True if the canvas has a layout, which it lacks in print and with forced colors. */
  let isRendered = false;
  let stillWanted: boolean | undefined;
  /** Undefined after each change of the size, which may move what the rain lands on. */
  let wanted: Omit<Wanted, 'still'> | undefined;

  function update() {
    if (!width || !wanted || stillWanted === undefined) return;
    // An open dialog covers the page.
    const covered = document.hidden || !isRendered || !!document.querySelector('dialog[open]');
    const accent = getComputedStyle(document.body).getPropertyValue('--accent');
    // Not from `preferences/theme.ts`, which would become a script of its own, as the app needs it, too: 114 B and a request.
    const isLight = theme === 'auto' && window.isLight;
    show({
      view: [width, height, devicePixelRatio, accent, isLight],
      ...wanted,
      still: stillWanted || covered,
    });
  }

  function read() {
    // Without a network, the scripts that show a page may come late or never.
    const page = document.querySelector<HTMLElement>('.page');
    // A page that is not found spells the address that was asked for.
    const text = (page?.dataset.rain ?? location.pathname).toLowerCase();
    const words = text.match(WORD) ?? [];
    const bar = page?.offsetTop ?? 0;
    wanted = {
      words: [words.splice(0, FIRST_WORDS), words],
      first: Math.ceil(bar / ROW_HEIGHT_PX),
      boxes: [boxOf('h1,p,dt,dd', bar, ABOVE_LETTERS), boxOf(':has(>img)', bar, 0)],
    };
    update();
  }

  /** Reads the page in the next frame: in this one, that would take a layout more. */
  const watchPage = () => requestAnimationFrame(read);

  /** Reads no layout: in WebKit that would resize the canvas while a stylesheet is pending, and be reported as a loop. */
  function measure(entries: ResizeObserverEntry[]) {
    for (const { target, contentRect } of entries) {
      if (target !== canvas) continue;
      isRendered = contentRect.width > 0;
      // Without a layout, the columns stay as they are.
      if (!isRendered) continue;
      ({ width, height } = contentRect);
      wanted = undefined;
      watchPage();
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
  new MutationObserver(watchPage).observe(document.querySelector('main') as Node, { childList: true });
  document.addEventListener('visibilitychange', update);
  document.fonts.addEventListener('loadingdone', watchPage);
  document.addEventListener('scroll', watchPage);
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
    observe(current: HTMLCanvasElement) {
      canvas = current;
      sizes.observe(current);
    },
    setStill(still: boolean) {
      stillWanted = still;
      update();
    },
  };
}
