import { whenNearViewport } from '../../first/loading/near';
import { isPaused } from '../../first/preferences/paused';
import { prefersReducedEffects } from '../../first/preferences/reduced-effects';

/** The name or a project's title, the chapters' names, and the titles of the home page's projects. */
const HEADINGS = 'main :is(h1, h2, #projects h3 a)';
/** The part of the viewport that headings light up in: below the bar, and as far from the lower edge. */
const IN_VIEW = '-56px 0px';

/**
 * Lights up each heading once per visit, when it comes into view for the first time.
 * @param drawn resolves when the background has been drawn, as the light falls out of the rain
 * @returns to be called when a page has been shown
 */
export function lightHeadings(drawn: Promise<void>): () => void {
  let stop = () => {};
  const watch = () =>
    drawn.then(() => {
      stop();
      stop = whenNearViewport(document.querySelectorAll(HEADINGS), light, undefined, IN_VIEW);
    });
  watch();
  return watch;
}

/** Not for visitors who prefer reduced motion or data usage, have paused the background or use forced colours. */
function light(heading: Element): void {
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (isForced || prefersReducedEffects() || isPaused() || isLit(heading)) return;
  import('./name-light').then(
    ({ lightHeading }) => lightHeading(heading as HTMLElement),
    () => {},
  );
}

/** Remembers that a heading has been lit. Without access to storage it counts as lit, so that none is lit twice. */
function isLit({ textContent }: Element): boolean {
  // Not the address, which changes before the page does.
  const key = `lit ${document.title} ${textContent}`;
  try {
    const lit = sessionStorage.getItem(key);
    sessionStorage.setItem(key, '1');
    return !!lit;
  } catch {
    return true;
  }
}
