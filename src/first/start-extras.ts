import { background, showsVisit, vitalsUrl } from 'content:settings';
import { words } from 'content:words';
import './background.module.css';
import { loadChunk, withoutReload } from './loading/chunk';
import { afterFrame, onIdle, whenIdle } from './loading/idle';
import { whenNearViewport } from './loading/near';
import { onReducedEffectsChange, prefersReducedEffects } from './preferences/reduced-effects';
import { recall, remember } from './preferences/storage';
import './extras.css';

/** Painting continues for this long after the page has loaded; the background's first frames would delay it. */
const BACKGROUND_DELAY_MS = 300;

const PAUSED = 'background-paused';
/** True if the visitor has paused the background, on this visit or an earlier one. */
const isPaused = (): boolean => recall(PAUSED) === '1';

/** Uses something optional once it has loaded and the browser is idle again; failures are ignored. */
function whenLoaded<T>(loading: Promise<T>, use: (module: T) => void): void {
  loading.then(
    (module) => onIdle(() => use(module)),
    () => {},
  );
}

const loadBackground = () =>
  loadChunk('background', () => import('../later/background/background'), withoutReload);
const loadVitals = () => loadChunk('vitals', () => import('../later/vitals/vitals'), withoutReload);
const loadExtras = () => loadChunk('extras', () => import('../later/extras'), withoutReload);

/**
 * Copies the value before a button, which is selected if the code for that does not load. Once that has, its function takes
 * the place of this one: asking for the code again would take until the next frame.
 */
let copyBefore = (button: Element): unknown =>
  loadExtras().then(
    ({ copyValue }) => copyValue(button),
    () => getSelection()?.selectAllChildren(button.previousElementSibling as Element),
  );

/**
 * Handles the copy buttons and the one that pauses the background, and loads the parts that may fail, once the page is
 * usable: the background with the visitor's remembered choice, the web vitals, and the extras, which a click on a copy
 * button needs at once.
 */
export function startExtras(): void {
  const pause = document.querySelector('[data-pause]');
  let setStill: ((still: boolean) => void) | undefined;
  let paused = isPaused();

  function update(): void {
    pause?.setAttribute('aria-label', paused ? words.resumeBackground : words.pauseBackground);
    pause?.firstElementChild?.setAttribute('data-icon', paused ? 'play' : 'pause');
    setStill?.(paused || prefersReducedEffects());
  }

  update();
  // Back may restore this page as it was, before the visitor paused the background in another language.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    paused = isPaused();
    update();
  });
  onReducedEffectsChange(update);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[data-copy], [data-pause]');
    if (button === pause && button) {
      paused = !paused;
      remember(PAUSED, paused ? '1' : '0');
      update();
    }
    // A browser's clipboard takes longer than a frame, which the pressed button would wait for.
    else if (button) afterFrame(() => copyBefore(button));
  });
  whenIdle(() => {
    if (background !== 'none')
      setTimeout(
        () =>
          whenLoaded(loadBackground(), ({ openBackground }) => {
            setStill = openBackground();
            update();
          }),
        BACKGROUND_DELAY_MS,
      );
    const measureVisit = () => whenLoaded(loadVitals(), ({ measure }) => measure());
    if (vitalsUrl) measureVisit();
    // Browsers keep what has been measured until somebody is about to read it.
    else if (showsVisit) whenNearViewport(document.querySelectorAll('footer'), measureVisit);
    whenLoaded(loadExtras(), ({ addExtras, copyValue }) => {
      addExtras();
      copyBefore = copyValue;
    });
  });
}
